"""What fits a mention: its noun, its requirements, and whether it may be chosen at all (355.9)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from .chain import Item
from .table import PLAYERS, GameObject, Reference, Table, is_location, opponent_of
from .text import choices_of

Json = dict[str, Any]


class View(NamedTuple):
    """Who asks what fits: friend and enemy, here and another are seen from there."""

    table: Table
    controller: str
    here: str | None = None
    besides: Collection[str] = ()
    battlefields: dict[str, str] = {}
    hidden_at: str | None = None


def view_of(table: Table, item: Item, mention: Json) -> View:
    """What an item sees as it reads one of its mentions."""
    besides = {item.source.id} if item.ability else set()
    for earlier in choices_of(item.text):
        if earlier["id"] == mention["id"]:
            break
        besides.update(each.id for each in item.chosen.get(earlier["id"], []))
    battlefields = {}
    for each in mention.get("filters", []):
        place = each.get("at")
        if place and "there" in place and item.event:
            battlefields[place["id"]] = item.event.battlefield
        elif place and item.chosen.get(place["id"]):
            battlefields[place["id"]] = item.chosen[place["id"]][0].id
    return View(table, item.controller, item.here, besides, battlefields, item.hidden_at)


def onlooker(table: Table, source: GameObject) -> View:
    """What a permanent sees whose ability is in force all the time."""
    return View(table, source.controller, source.place, {source.id})


def fits(thing: GameObject, noun: str, filters: Iterable[Json], view: View) -> bool:
    """Whether an object is what a mention speaks of."""
    if noun not in ("card", thing.kind):
        return False
    return all(_meets(thing, each, view) for each in filters)


def may_be_target(thing: GameObject, choice: Json, view: View) -> bool:
    """Whether nothing protects an object from being chosen (757), and it is where a hidden spell looks (811.1.d.2)."""
    if thing.controller != view.controller and has_quality(thing, "cantBeChosen", view.table):
        return False
    if view.hidden_at is None or not is_location(thing.place):
        return True
    in_a_base = any(each.get("is") == "in a base" for each in choice["filters"])
    return in_a_base or thing.place == f"battlefield:{view.hidden_at}"


def options_for(choice: Json, view: View, *, target: bool) -> list[str]:
    """Ids of everything that may be chosen now, in table order; protection counts for targets only."""
    noun = choice["choose"]
    if noun == "player":
        return list(PLAYERS)
    if noun == "battlefield":
        return list(view.table.battlefields)
    return [
        thing.id
        for thing in _candidates(choice, view)
        if fits(thing, noun, choice["filters"], view) and (not target or may_be_target(thing, choice, view))
    ]


def everything(mention: Json, view: View) -> list[str]:
    """Ids of all that "all" means now."""
    return [each.id for each in _candidates(mention, view) if fits(each, mention["all"], mention["filters"], view)]


def _candidates(mention: Json, view: View) -> list[GameObject]:
    if "from" in mention:
        return view.table.in_place(f"{mention['from']}:{view.controller}")
    if mention.get("choose") == "spell":
        spells = {item.source.id for item in view.table.chain if item.ability is None}
        return [each for each in view.table.objects.values() if each.id in spells]
    return view.table.legends() if mention.get("choose") == "legend" else view.table.permanents()


def is_legal(reference: Reference, choice: Json, view: View) -> bool:
    """Whether a target is legal: the same object still, and it meets every requirement now (359.3.e.2 to .4)."""
    if not view.table.is_same(reference):
        return False
    return reference.id in options_for(choice, view, target=True)


def has_quality(thing: GameObject, quality: str, table: Table) -> bool:
    """Whether something has a quality, of its own or by a passive ability of something else."""
    if quality in thing.qualities:
        return True
    for source in table.permanents():
        for ability in source.abilities:
            if ability.get("passive") != quality or source is thing:
                continue
            if fits(thing, ability["on"]["all"], ability["on"]["filters"], onlooker(table, source)):
                return True
    return False


def total_might(table: Table, references: Iterable[Reference]) -> int:
    """The sum of their Might."""
    return sum(table.objects[each.id].might or 0 for each in references)


def within(might: int | None, bound: Json) -> bool:
    """Whether a Might is on the right side of a bound; none at all is on neither side (359.3.e.12)."""
    if might is None:
        return False
    n: int = bound["n"]
    return might <= n if bound["might"] == "at most" else might >= n


def _meets(thing: GameObject, requirement: Json, view: View) -> bool:
    if "might" in requirement:
        return within(thing.might, requirement)
    if "choosesUnits" in requirement:
        return bool(_units_chosen(thing, view) == requirement["choosesUnits"])
    if "at" in requirement:
        return thing.place == f"battlefield:{view.battlefields.get(requirement['at']['id'])}"
    return WORDS[requirement["is"]](thing, view)


def _units_chosen(spell: GameObject, view: View) -> int:
    """Units that a spell on the chain chose, legal or not, as long as they are on the board (359.3.e.9.a)."""
    chosen = {
        reference.id
        for item in view.table.chain
        if item.source is spell and item.ability is None
        for references in item.chosen.values()
        for reference in references
        if view.table.is_same(reference)
    }
    return sum(1 for each in view.table.permanents() if each.id in chosen and each.kind == "unit")


def _is_alone(thing: GameObject, view: View) -> bool:
    """No other unit of its controller is with it (740.2.a)."""
    return not any(
        each is not thing and each.kind == "unit" and each.controller == thing.controller
        for each in view.table.in_place(thing.place)
    )


WORDS: dict[str, Callable[[GameObject, View], bool]] = {
    "friendly": lambda thing, view: thing.controller == view.controller,
    "you control": lambda thing, view: thing.controller == view.controller,
    "enemy": lambda thing, view: thing.controller == opponent_of(view.controller),
    "at a battlefield": lambda thing, view: thing.place.startswith("battlefield:"),
    "in a base": lambda thing, view: thing.place.startswith("base:"),
    "here": lambda thing, view: is_location(thing.place) and thing.place == view.here,
    "another": lambda thing, view: thing.id not in view.besides,
    "alone": _is_alone,
    "exhausted": lambda thing, view: thing.exhausted,
    "ready": lambda thing, view: not thing.exhausted,
    "stunned": lambda thing, view: thing.stunned,
    "damaged": lambda thing, view: thing.damage > 0,
    "buffed": lambda thing, view: thing.buffed,
    "equipped": lambda thing, view: bool(view.table.attached(thing)),
    "token": lambda thing, view: thing.token,
}
