"""What becomes of an action, and of an instruction."""

from __future__ import annotations

from enum import Enum


class Outcome(Enum):
    DONE = "it was carried out, at least in part"
    INSTEAD = "something else happened in its place, as when all of the damage is prevented"
    IMPOSSIBLE = "its target is legal, but nothing can be done to it"
    UNMET = "its condition did not hold"
    IGNORED = "it has no legal target, lacks information, or hangs on something that was ignored"
