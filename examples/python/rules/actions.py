"""Single actions on single objects: what each verb of a card does, and when it is impossible."""

from __future__ import annotations

from typing import Any, Callable, Dict, NamedTuple

from .chain import Item
from .fitting import has_quality
from .outcome import Outcome
from .table import GameObject, Reference, Table
from .triggers import notice_moved

Json = Dict[str, Any]


class Doing(NamedTuple):
    """An item that carries out one of its instructions."""

    table: Table
    item: Item
    instruction: Json
    amount: int


def take(table: Table, item: Item, thing: GameObject, place: str) -> None:
    """Has an item put an object into another place; the item remembers what it was like (359.3.e.13)."""
    item.remember(thing)
    table.put(thing, place)


def kill(doing: Doing, unit: GameObject) -> Outcome:
    if has_quality(unit, "cantBeKilled", doing.table):
        return Outcome.IMPOSSIBLE
    return _take_off(doing, unit, f"trash:{unit.owner}")


def banish(doing: Doing, card: GameObject) -> Outcome:
    return _take_off(doing, card, f"banished:{card.owner}")


def give_back(doing: Doing, card: GameObject) -> Outcome:
    return _take_off(doing, card, f"hand:{card.owner}")


def recycle(doing: Doing, card: GameObject) -> Outcome:
    return _take_off(doing, card, f"deck:{card.owner}")


def _take_off(doing: Doing, card: GameObject, place: str) -> Outcome:
    take(doing.table, doing.item, card, place)
    return Outcome.DONE


def move(doing: Doing, thing: GameObject) -> Outcome:
    to = doing.instruction["to"]
    if to == "base":
        place = f"base:{thing.controller}"
    elif to == "where it was":
        place = doing.item.origins.get(thing.id, thing.place)
    else:
        place = f"battlefield:{to['battlefield']}"
    if place.startswith("base:") and has_quality(thing, "cantMoveToBase", doing.table):
        return Outcome.IMPOSSIBLE
    outcome = _go(doing, thing, place)
    if outcome is Outcome.DONE and place.startswith("battlefield:"):
        notice_moved(doing.table, thing)
    return outcome


def recall(doing: Doing, thing: GameObject) -> Outcome:
    return _go(doing, thing, f"base:{thing.controller}")


def _go(doing: Doing, thing: GameObject, place: str) -> Outcome:
    """Nothing goes to where it is (055)."""
    if thing.place == place:
        return Outcome.IMPOSSIBLE
    take(doing.table, doing.item, thing, place)
    return Outcome.DONE


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
    unit.buffed = True
    return Outcome.DONE


def remove_buff(doing: Doing, unit: GameObject) -> Outcome:
    if not unit.buffed:
        return Outcome.IMPOSSIBLE
    unit.buffed = False
    return Outcome.DONE


def attach(table: Table, gear: GameObject, unit: GameObject) -> Outcome:
    """The gear goes where the unit is, which is no move (434)."""
    if gear.attached_to is unit or not unit.is_on_board:
        return Outcome.IMPOSSIBLE
    if gear.place != unit.place:
        table.put(gear, unit.place)
    gear.attached_to = unit
    return Outcome.DONE


def detach(doing: Doing, gear: GameObject) -> Outcome:
    if gear.attached_to is None:
        return Outcome.IMPOSSIBLE
    gear.attached_to = None
    return Outcome.DONE


def gain_control(doing: Doing, thing: GameObject) -> Outcome:
    thing.controller = doing.item.controller
    return Outcome.DONE


def grant(doing: Doing, thing: GameObject) -> Outcome:
    thing.qualities.add(doing.instruction["quality"])
    return Outcome.DONE


def remove(doing: Doing, thing: GameObject) -> Outcome:
    thing.qualities.discard(doing.instruction["quality"])
    return Outcome.DONE


def counter(doing: Doing, spell: GameObject) -> Outcome:
    """A countered spell does nothing and was not played (425)."""
    for item in doing.table.chain:
        if item.source is spell and item.ability is None:
            doing.table.chain.remove(item)
            return _take_off(doing, spell, f"trash:{spell.owner}")
    return Outcome.IMPOSSIBLE


Action = Callable[[Doing, GameObject], Outcome]

ON_THE_BOARD: Dict[str, Action] = {
    "kill": kill,
    "move": move,
    "recall": recall,
    "deal": deal,
    "prevent": prevent,
    "might": give_might,
    "heal": heal,
    "exhaust": exhaust,
    "ready": ready,
    "stun": stun,
    "buff": buff,
    "remove buff": remove_buff,
    "detach": detach,
    "gain control": gain_control,
    "grant": grant,
    "remove": remove,
}

# These also take a card out of a hand or a trash, or a spell off the chain, where the text speaks of one there.
FROM_ANYWHERE: Dict[str, Action] = {"banish": banish, "return": give_back, "recycle": recycle}


def act(doing: Doing, thing: GameObject) -> Outcome:
    """Carries out an instruction on one of the objects that it is about."""
    verb = doing.instruction["verb"]
    if verb == "counter":
        return counter(doing, thing)
    if verb in FROM_ANYWHERE:
        found = Reference(thing.id, thing.identity) in doing.item.found
        return FROM_ANYWHERE[verb](doing, thing) if thing.is_on_board or found else Outcome.IMPOSSIBLE
    return ON_THE_BOARD[verb](doing, thing) if thing.is_on_board else Outcome.IMPOSSIBLE
