"""Abilities that trigger: what sets them off (383). They wait until they may be put on the chain."""

from __future__ import annotations

from typing import Any

from .chain import Event, Item
from .fitting import within
from .table import GameObject, Table

Json = dict[str, Any]


def notice_played(table: Table, spell: Item) -> None:
    """A spell is played when its resolution is over (419.4.a)."""
    for thing in table.objects.values():
        if thing.controller == spell.controller:
            _trigger(table, thing, "you play a spell")


def notice_chosen(table: Table, item: Item) -> None:
    """A target is chosen when the item that chooses it is finalized, once for each time (383.4.b)."""
    for references in item.chosen.values():
        for reference in references:
            thing = table.objects.get(reference.id)
            if thing and thing.controller == item.controller:
                _trigger(table, thing, "you choose me")


def notice_moved(table: Table, unit: GameObject) -> None:
    """An instruction has moved a unit to a battlefield."""
    event = Event(table.refer(unit.id), unit.place.split(":")[1])
    _trigger(table, unit, "I move to a battlefield", event)
    for thing in table.objects.values():
        if thing.controller != unit.controller:
            _trigger(table, thing, "an enemy unit moves to a battlefield", event)


def _trigger(table: Table, source: GameObject, when: str, event: Event | None = None) -> None:
    for ability in source.abilities:
        if ability.get("when") == when and _holds(table, ability.get("if"), source, event):
            table.waiting.append(Item(source, source.controller, ability["text"], ability, event))


def _holds(table: Table, condition: Json | None, source: GameObject, event: Event | None) -> bool:
    """The "if" of a trigger condition, which is asked now and never again (383.2.a.1)."""
    if condition is None:
        return True
    thing = table.objects[event.unit.id] if event and "it" in condition["mightOf"] else source
    return within(thing.might, condition)
