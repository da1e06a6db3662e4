"""Putting spells and abilities on the chain: timing, targets, costs (349-358, 398-406). A refusal changes nothing."""

from __future__ import annotations

from typing import Any

from .actions import die
from .asking import Asking, pick
from .chain import Item
from .fitting import has_quality, options_for, total_might, view_of
from .moving import take
from .table import TURN_PLAYER, GameObject, Table
from .text import choices_of, is_target

Json = dict[str, Any]
Choices = dict[str, list[str]]
Payment = tuple[Json, GameObject]


class Illegal(Exception):
    """The rules refuse an action."""


def play(table: Table, player: str, priority: str, card: str, choices: Choices) -> Item:
    """Puts a spell on the chain, with its targets chosen and its costs paid."""
    spell = table.objects[card]
    is_hidden = spell.place.startswith("facedown:") and spell.controller == player
    if spell.kind != "spell" or not (is_hidden or spell.place == f"hand:{player}"):
        raise Illegal("not a spell that the player can play from there")
    _check_timing(table, player, priority, "reaction" if is_hidden else spell.text["timing"])
    item = Item(spell, player, spell.text["text"], hidden_at=spell.place.split(":")[1] if is_hidden else None)
    _choose_and_pay(table, item, spell.text.get("costs", []), choices)
    table.put(spell, "chain")
    spell.controller = player
    table.chain.append(item)
    return item


def activate(table: Table, player: str, priority: str, permanent: str, ability_id: str, choices: Choices) -> Item:
    """Puts an activated ability on the chain; its source stays where it is, unless it is what is paid."""
    source = table.objects[permanent]
    ability = next((each for each in source.abilities if each["id"] == ability_id), None)
    if ability is None or "activate" not in ability or source.controller != player:
        raise Illegal("not an ability that the player can activate now")
    _check_timing(table, player, priority, ability["timing"])
    item = Item(source, player, ability["text"], ability)
    _choose_and_pay(table, item, ability["activate"], choices)
    table.chain.append(item)
    return item


def put_triggered(table: Table, item: Item) -> Asking:
    """Puts a triggered ability on the chain. Returns False for one that goes away, since it finds no target (402.4)."""
    for choice in choices_of(item.text):
        if not is_target(choice, table.profile):
            continue
        options = options_for(choice, view_of(table, item, choice), target=True)
        if len(options) < choice["count"]["min"]:
            return False
        picks = yield from pick(item, choice, item.controller, options)
        item.chosen[choice["id"]] = [table.refer(id) for id in picks]
    table.chain.append(item)
    return True


def _check_timing(table: Table, player: str, priority: str, timing: str) -> None:
    """Without a chain the turn player may act; on a chain only reactions are played, with priority (309, 310)."""
    if player != (priority if table.chain else TURN_PLAYER):
        raise Illegal(f"{player} may not act now")
    if table.chain and timing != "reaction":
        raise Illegal("not a reaction")


def _choose_and_pay(table: Table, item: Item, costs: list[Json], choices: Choices) -> None:
    for choice in choices_of(item.text):
        if is_target(choice, table.profile):
            picks = _targets(table, item, choice, choices.get(choice["id"], []))
            item.chosen[choice["id"]] = [table.refer(id) for id in picks]
    _check_division(table, item)
    payments = _payments(table, item, costs, choices)
    for cost, thing in payments:
        _pay(table, item, cost, thing)


def _targets(table: Table, item: Item, choice: Json, wanted: list[str]) -> list[str]:
    """The targets for one mention, as the player wants them, if they are legal (355.8, 355.9)."""
    picks = wanted[: choice["count"]["max"]]
    if len(picks) < choice["count"]["min"] or len(set(picks)) < len(picks):
        raise Illegal(f"wrong number of targets for {choice['id']}")
    options = options_for(choice, view_of(table, item, choice), target=True)
    for id in picks:
        if id not in options:
            raise Illegal(f"{id} is no legal target for {choice['id']}")
    if "group" in choice and total_might(table, map(table.refer, picks)) > choice["group"]["totalMight"]:
        raise Illegal("more Might together than allowed")
    return picks


def _check_division(table: Table, item: Item) -> None:
    """Damage is split among at most as many targets as there are points (355.14)."""
    for instruction in item.text:
        if "split" not in instruction:
            continue
        amount = instruction["amount"]
        if not isinstance(amount, int):
            chosen = item.chosen.get(amount["mightOf"].get("it") or amount["mightOf"]["id"], [])
            amount = total_might(table, chosen) if chosen else (item.source.might or 0)
        if len(item.chosen[instruction["object"]["id"]]) > amount:
            raise Illegal("more targets than points of damage")


def _payments(table: Table, item: Item, costs: list[Json], choices: Choices) -> list[Payment]:
    """What the costs are paid with; nothing is paid with twice, or with a target that it would take away (357, 358)."""
    payments = [(cost, _payer(table, item, cost, choices)) for cost in costs]
    payers = [thing.id for _, thing in payments]
    if len(set(payers)) < len(payers):
        raise Illegal("one object pays two costs")
    gone = {thing.id for cost, thing in payments if cost["pay"] != "exhaust"}
    if any(target.id in gone for targets in item.chosen.values() for target in targets):
        raise Illegal("a target would pay a cost")
    return payments


def _payer(table: Table, item: Item, cost: Json, choices: Choices) -> GameObject:
    thing = item.source
    wanted = cost["object"]
    if "choose" in wanted:
        options = options_for(wanted, view_of(table, item, wanted), target=False)
        picks = [id for id in choices.get(wanted["id"], []) if id in options]
        if not picks:
            raise Illegal("a cost is not paid")
        thing = table.objects[picks[0]]
    if cost["pay"] == "exhaust" and thing.exhausted:
        raise Illegal("what is exhausted cannot be exhausted to pay")
    if cost["pay"] == "kill" and has_quality(thing, "cantBeKilled", table):
        raise Illegal("what cannot be killed cannot be killed to pay")
    return thing


def _pay(table: Table, item: Item, cost: Json, thing: GameObject) -> None:
    """A cost that is replaced is paid all the same (203.2)."""
    if cost["pay"] == "exhaust":
        thing.exhausted = True
    elif cost["pay"] == "kill":
        die(table, thing, item)
    else:
        take(table, item, thing, f"hand:{thing.owner}")
    item.paid[cost["object"]["id"]] = table.refer(thing.id)
