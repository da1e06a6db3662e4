"""What a game asks of an engine, by the names that `riftbound-conformance list --features` explains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


def features_of(setup: Json) -> set[str]:
    """Everything that the cards and the objects of a setup need."""
    features: set[str] = set()
    for card in setup["cards"]:
        features.update(_of_card(card))
    cards = {card["id"]: card for card in setup["cards"]}
    for thing in setup["objects"]:
        features.update(_of_object(thing))
        features.update(_of_play(thing, cards.get(thing.get("card"))))
    return features


def _of_play(thing: Json, card: Json | None) -> Iterator[str]:
    """A unit or gear in hand or in hiding is there to be played if its card says what that costs or does."""
    if card is None or thing["kind"] == "spell" or not thing["place"].startswith(("hand:", "facedown:")):
        return
    if "costs" in card or any(each.get("when") == "you play me" for each in card["abilities"]):
        yield f"play:{thing['kind']}" if thing["place"].startswith("hand:") else f"play:hidden {thing['kind']}"


def _of_card(card: Json) -> Iterator[str]:
    yield from _of_costs(card.get("costs", []))
    yield from _of_slots(card.get("costs", []), card["text"])
    yield from _of_text(card["text"])
    for ability in card["abilities"]:
        yield from _of_ability(ability)


def _of_slots(costs: Any, text: Any) -> Iterator[str]:
    """Whatever has somebody choose has the key "choose", wherever it stands."""
    if _choices_in(costs) + _choices_in(text) > 1:
        yield "slots:2"


def _choices_in(tree: Any) -> int:
    if isinstance(tree, dict):
        return ("choose" in tree) + sum(_choices_in(each) for each in tree.values())
    return sum(_choices_in(each) for each in tree) if isinstance(tree, list) else 0


def _of_costs(costs: Any) -> Iterator[str]:
    for cost in costs:
        yield f"cost:{cost['pay']}"
        yield from _of_mention(cost["object"])


def _of_ability(ability: Json) -> Iterator[str]:
    costs = ability.get("activate", ability.get("costs", []))
    yield from _of_slots(costs, ability.get("text", ability.get("instead", [])))
    if "activate" in ability:
        yield "ability:activated"
        yield from _of_costs(ability["activate"])
    elif "when" in ability:
        yield "ability:triggered"
        yield f"trigger:{ability['when']}"
        if "if" in ability:
            yield "trigger:if"
            if "is" in ability["if"]:
                yield "condition:status"
            elif "exists" in ability["if"]:
                yield from _of_condition(ability["if"])
        if "may" in ability:
            yield "trigger:may"
        if "costs" in ability:
            yield "trigger:cost"
            yield from _of_costs(ability["costs"])
    elif "wouldDie" in ability:
        yield "ability:replacement"
        if "may" in ability:
            yield "replacement:may"
        yield from _of_filters(ability["wouldDie"])
        yield from _of_text(ability["instead"])
    else:
        yield "ability:passive"
        yield f"quality:{ability['passive']}"
        if "while" in ability:
            yield "passive:while"
        if "unless" in ability:
            yield f"passive:unless {ability['unless']}"
        if "me" in ability["on"]:
            yield "passive:me"
        yield from _of_filters(ability["on"])
    yield from _of_text(ability.get("text", []))


def _of_text(text: Any) -> Iterator[str]:
    for instruction in text:
        yield f"verb:{instruction['verb']}"
        yield from _of_gate(instruction.get("gate", {}))
        if "later" in instruction:
            yield f"later:{instruction['later']}"
        if "split" in instruction:
            yield "split"
        if "quality" in instruction:
            yield f"quality:{instruction['quality']}"
        if isinstance(instruction.get("amount"), dict):
            yield from _of_amount(instruction["amount"])
        yield from _of_filters(instruction.get("wouldDie", {}))
        yield from _of_place(instruction.get("to"))
        for mention in (instruction.get(key) for key in ("object", "unit", "player")):
            if mention is not None:
                yield from _of_mention(mention)


def _of_place(to: Any) -> Iterator[str]:
    if to in ("here", "there", "your base"):
        yield f"place:{to}"
    elif isinstance(to, dict) and "choose" in to:
        yield "place:chosen"


def _of_amount(amount: Json) -> Iterator[str]:
    if "countOf" in amount:
        yield "amount:count"
        yield from _of_filters(amount["countOf"])
    elif "costOf" in amount:
        yield "amount:cost"
        yield from _of_mention(amount["costOf"])
    else:
        yield "amount:might"
        yield from _of_mention(amount["mightOf"])


def _of_gate(gate: Json) -> Iterator[str]:
    if "if" in gate:
        yield from _of_condition(gate["if"])
    elif "otherwise" in gate:
        yield "condition:otherwise"
    elif "ifDone" in gate:
        yield "link:action"


def _of_condition(condition: Json) -> Iterator[str]:
    if "exists" in condition:
        yield "condition:exists"
        yield from _of_filters(condition["exists"])
    elif "is" in condition:
        yield "condition:status"
        yield from _of_mention(condition["object"])
    else:
        yield "condition:might"
        yield from _of_mention(condition["mightOf"])


def _of_mention(mention: Json) -> Iterator[str]:
    if "whose" in mention:
        yield f"whose:{mention['whose']}"
    elif "it" in mention:
        yield "link:object"
    elif "choose" in mention:
        yield from _of_choice(mention)
    else:
        for kind in ("all", "me", "this", "legend"):
            if kind in mention:
                yield f"mention:{kind}"
    if "from" in mention:
        yield f"from:{mention['from']}"
    yield from _of_filters(mention)


def _of_choice(mention: Json) -> Iterator[str]:
    yield f"noun:{mention['choose']}"
    most = mention["count"]["max"]
    if most > 1:
        yield f"mentions:{most if most <= 3 else 'any'}"
    if mention.get("word") in ("must", "pick"):
        yield f"choice:{mention['word']}"
    if "by" in mention:
        yield "choice:others"
    if "group" in mention:
        yield "group"
        if mention["group"].get("together"):
            yield "group:together"


def _of_filters(mention: Json) -> Iterator[str]:
    for each in mention.get("filters", []):
        if "is" in each:
            yield f"filter:{each['is']}"
        elif "might" in each:
            yield "filter:might"
        elif "choosesUnits" in each:
            yield "filter:choosesUnits"
        elif "moreThan" in each:
            yield "filter:cost" if each.get("cost") else "filter:moreThan"
        elif "with" in each:
            yield "filter:with"
            yield "link:object"
        elif "there" in each["at"]:
            yield "filter:there"
        else:
            yield from _of_mention(each["at"])


def _of_object(thing: Json) -> Iterator[str]:
    if thing["kind"] in ("gear", "legend"):
        yield f"object:{thing['kind']}"
    if thing["owner"] != thing["controller"]:
        yield "object:stolen"
    if thing.get("token"):
        yield "object:token"
    if thing.get("buffed"):
        yield "object:buffed"
    if "attachedTo" in thing:
        yield "object:attached"
    if thing["place"].startswith("facedown:"):
        yield "play:hidden"
    for quality in thing.get("qualities", []):
        yield f"quality:{quality}"
