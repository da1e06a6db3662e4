"""Actions that change what something on the board is like."""

from __future__ import annotations

from .doing import Doing, Outcome
from .fitting import has_quality
from .table import GameObject, Hold


def deal(doing: Doing, unit: GameObject) -> Outcome:
    """What is prevented is not dealt (437.4)."""
    if doing.amount <= 0:
        return Outcome.IMPOSSIBLE
    prevented = min(unit.shield, doing.amount)
    unit.shield -= prevented
    unit.damage += doing.amount - prevented
    return Outcome.INSTEAD if prevented == doing.amount else Outcome.DONE


def prevent(doing: Doing, unit: GameObject) -> Outcome:
    if doing.amount <= 0:
        return Outcome.IMPOSSIBLE
    unit.shield += doing.amount
    return Outcome.DONE


def give_might(doing: Doing, unit: GameObject) -> Outcome:
    if doing.amount == 0:
        return Outcome.IMPOSSIBLE
    unit.bonus += doing.amount
    return Outcome.DONE


def heal(doing: Doing, unit: GameObject) -> Outcome:
    unit.damage = 0
    return Outcome.DONE


def exhaust(doing: Doing, thing: GameObject) -> Outcome:
    thing.exhausted = True
    return Outcome.DONE


def ready(doing: Doing, thing: GameObject) -> Outcome:
    if thing.exhausted and has_quality(thing, "cantBeReadied", doing.table):
        return Outcome.IMPOSSIBLE
    thing.exhausted = False
    return Outcome.DONE


def stun(doing: Doing, unit: GameObject) -> Outcome:
    unit.stunned = True
    return Outcome.DONE


def buff(doing: Doing, unit: GameObject) -> Outcome:
    """A unit has at most one buff (702)."""
    unit.buffed = True
    return Outcome.DONE


def remove_buff(doing: Doing, unit: GameObject) -> Outcome:
    if not unit.buffed:
        return Outcome.IMPOSSIBLE
    unit.buffed = False
    return Outcome.DONE


def detach(doing: Doing, gear: GameObject) -> Outcome:
    if gear.attached_to is None:
        return Outcome.IMPOSSIBLE
    gear.attached_to = None
    return Outcome.DONE


def gain_control(doing: Doing, permanent: GameObject) -> Outcome:
    permanent.controller = doing.item.controller
    permanent.hold = None
    return Outcome.DONE


def control_while_there(doing: Doing, permanent: GameObject) -> Outcome:
    """Control as long as the source is there: not even for a moment if it has left already (359.3.e.16)."""
    if not doing.item.source_is_there:
        return Outcome.IMPOSSIBLE
    permanent.hold = Hold(doing.item.source, permanent.controller)
    permanent.controller = doing.item.controller
    return Outcome.DONE


def save(doing: Doing, permanent: GameObject) -> Outcome:
    permanent.saved = doing.instruction["instead"]
    return Outcome.DONE


def grant(doing: Doing, thing: GameObject) -> Outcome:
    thing.qualities.add(doing.instruction["quality"])
    return Outcome.DONE


def remove(doing: Doing, thing: GameObject) -> Outcome:
    thing.qualities.discard(doing.instruction["quality"])
    return Outcome.DONE
