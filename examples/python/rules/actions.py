"""What each verb of a card does to one object, and when that is impossible."""

from __future__ import annotations

from typing import Callable

from . import changing, moving
from .doing import Doing, Outcome
from .table import GameObject

Action = Callable[[Doing, GameObject], Outcome]

ON_THE_BOARD: dict[str, Action] = {
    "kill": moving.kill,
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
    "grant": changing.grant,
    "remove": changing.remove,
}

# These also take a card out of a hand or a trash, or a spell off the chain, where the text speaks of it there.
FROM_ANYWHERE: dict[str, Action] = {
    "banish": moving.banish,
    "return": moving.give_back,
    "recycle": moving.recycle,
}


def act(doing: Doing, thing: GameObject) -> Outcome:
    """Carries out an instruction on one of the objects that it is about."""
    verb = doing.instruction["verb"]
    if verb == "counter":
        return moving.counter(doing, thing)
    if verb in ON_THE_BOARD:
        return ON_THE_BOARD[verb](doing, thing) if thing.is_on_board else Outcome.IMPOSSIBLE
    is_there = thing.is_on_board or doing.table.refer(thing.id) in doing.item.found
    return FROM_ANYWHERE[verb](doing, thing) if is_there else Outcome.IMPOSSIBLE
