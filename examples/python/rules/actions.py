"""What each verb of a card does to one object, when that is impossible, and what happens instead of a death."""

from __future__ import annotations

from typing import Any, Callable

from . import changing, moving
from .chain import Item
from .doing import Doing, Outcome
from .fitting import fits, has_quality, onlooker
from .table import GameObject, Table

Json = dict[str, Any]
Action = Callable[[Doing, GameObject], Outcome]


def act(doing: Doing, thing: GameObject) -> Outcome:
    """Carries out an instruction on one of the objects that it is about."""
    verb = doing.instruction["verb"]
    if verb == "counter":
        return moving.counter(doing, thing)
    if verb in ON_THE_BOARD:
        return ON_THE_BOARD[verb](doing, thing) if thing.is_on_board else Outcome.IMPOSSIBLE
    is_there = thing.is_on_board or doing.table.refer(thing.id) in doing.item.found
    return FROM_ANYWHERE[verb](doing, thing) if is_there else Outcome.IMPOSSIBLE


def die(table: Table, permanent: GameObject, killer: Item | None = None) -> Outcome:
    """Kills a permanent, unless that is impossible or replaced (367). The killer is the item that does it, if any."""
    if has_quality(permanent, "cantBeKilled", table):
        return Outcome.IMPOSSIBLE
    if killer:
        killer.remember(permanent)
    if _is_replaced(table, permanent) or _is_saved(table, permanent):
        return Outcome.INSTEAD
    table.put(permanent, f"trash:{permanent.owner}")
    return Outcome.DONE


def _is_replaced(table: Table, dying: GameObject) -> bool:
    """Has the first ability that replaces this death do so."""
    for source in table.permanents():
        for ability in source.abilities:
            subject = ability.get("wouldDie")
            if subject and fits(dying, subject["all"], subject["filters"], onlooker(table, source)):
                item = Item(source, source.controller, ability["instead"], ability)
                for instruction in item.text:
                    _happen_instead(Doing(table, item, instruction, instruction.get("amount", 0)), dying)
                return True
    return False


def _happen_instead(doing: Doing, dying: GameObject) -> None:
    thing = doing.item.source if "me" in doing.instruction["object"] else dying
    if doing.instruction["verb"] == "kill":  # What is being replaced is not replaced once more (370.2).
        moving.take(doing.table, doing.item, thing, f"trash:{thing.owner}")
    else:
        act(doing, thing)


def _is_saved(table: Table, dying: GameObject) -> bool:
    """What was to happen the next time, happens."""
    saved, dying.saved = dying.saved, None
    if saved == "return":
        table.put(dying, f"hand:{dying.owner}")
    elif saved == "recall":
        dying.damage = 0
        dying.exhausted = True
        if dying.place != f"base:{dying.controller}":
            table.put(dying, f"base:{dying.controller}")
    return saved is not None


def _kill(doing: Doing, permanent: GameObject) -> Outcome:
    return die(doing.table, permanent, doing.item)


ON_THE_BOARD: dict[str, Action] = {
    "kill": _kill,
    "move": moving.move,
    "recall": moving.recall,
    "deal": changing.deal,
    "prevent": changing.prevent,
    "might": changing.give_might,
    "heal": changing.heal,
    "exhaust": changing.exhaust,
    "ready": changing.ready,
    "stun": changing.stun,
    "buff": changing.buff,
    "remove buff": changing.remove_buff,
    "detach": changing.detach,
    "gain control": changing.gain_control,
    "control while I stay": changing.control_while_there,
    "save": changing.save,
    "grant": changing.grant,
    "remove": changing.remove,
}

# These also take a card out of a hand or a trash, or a spell off the chain, where the text speaks of it there.
FROM_ANYWHERE: dict[str, Action] = {
    "banish": moving.banish,
    "return": moving.give_back,
    "recycle": moving.recycle,
}
