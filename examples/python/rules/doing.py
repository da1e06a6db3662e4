"""An item that carries out an instruction, and what becomes of that."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from .chain import Item
from .table import Table

Json = dict[str, Any]


class Outcome(Enum):
    """What became of an action, or of an instruction."""

    DONE = "it was carried out, at least in part"
    INSTEAD = "something else happened in its place, as when all of the damage is prevented"
    IMPOSSIBLE = "its target is legal, but nothing can be done to it"
    UNMET = "its condition did not hold"
    IGNORED = "it has no legal target, lacks information, or hangs on something that was ignored"


class Doing(NamedTuple):
    """One instruction of an item, with the amount that it comes to."""

    table: Table
    item: Item
    instruction: Json
    amount: int
