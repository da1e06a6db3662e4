"""Actions that put something elsewhere."""

from __future__ import annotations

from .chain import Item
from .doing import Doing, Outcome
from .fitting import has_quality
from .table import GameObject, Table
from .triggers import notice_moved


def take(table: Table, item: Item, thing: GameObject, place: str) -> None:
    """Has an item put an object into another place; the item remembers what it was like (359.3.e.13)."""
    item.remember(thing)
    table.put(thing, place)


def banish(doing: Doing, card: GameObject) -> Outcome:
    return _go(doing, card, f"banished:{card.owner}")


def give_back(doing: Doing, card: GameObject) -> Outcome:
    return _go(doing, card, f"hand:{card.owner}")


def recycle(doing: Doing, card: GameObject) -> Outcome:
    return _go(doing, card, f"deck:{card.owner}")


def recall(doing: Doing, permanent: GameObject) -> Outcome:
    """To base, which is no move (455)."""
    return _go(doing, permanent, f"base:{permanent.controller}")


def move(doing: Doing, permanent: GameObject) -> Outcome:
    place = _destination(doing, permanent)
    if place.startswith("base:") and has_quality(permanent, "cantMoveToBase", doing.table):
        return Outcome.IMPOSSIBLE
    outcome = _go(doing, permanent, place)
    if outcome is Outcome.DONE and place.startswith("battlefield:"):
        notice_moved(doing.table, permanent)
    return outcome


def counter(doing: Doing, spell: GameObject) -> Outcome:
    """A countered spell does nothing and was not played (425)."""
    for item in doing.table.chain:
        if item.source is spell and item.ability is None:
            doing.table.chain.remove(item)
            return _go(doing, spell, f"trash:{spell.owner}")
    return Outcome.IMPOSSIBLE


def attach(table: Table, gear: GameObject, unit: GameObject) -> Outcome:
    """The gear goes where the unit is, which is no move (434)."""
    if gear.attached_to is unit or not gear.is_on_board or not unit.is_on_board:
        return Outcome.IMPOSSIBLE
    if gear.place != unit.place:
        table.put(gear, unit.place)
    gear.attached_to = unit
    return Outcome.DONE


def _destination(doing: Doing, permanent: GameObject) -> str:
    to = doing.instruction["to"]
    if to == "base":
        return f"base:{permanent.controller}"
    if to == "where it was":
        return doing.item.origins.get(permanent.id, permanent.place)
    return f"battlefield:{to['battlefield']}"


def _go(doing: Doing, thing: GameObject, place: str) -> Outcome:
    """Nothing goes to where it is (055)."""
    if thing.place == place:
        return Outcome.IMPOSSIBLE
    take(doing.table, doing.item, thing, place)
    return Outcome.DONE
