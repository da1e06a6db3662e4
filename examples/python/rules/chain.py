"""What lies on the chain, and what it knows of the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .table import GameObject, Reference

Json = dict[str, Any]


class Event(NamedTuple):
    """What a trigger condition was met by: a unit that moved, and the battlefield to which it did."""

    unit: Reference
    battlefield: str


class Memory(NamedTuple):
    """What an item remembers of an object that it itself took off the board (359.3.e.13)."""

    might: int | None
    controller: str
    place: str


@dataclass(eq=False)
class Item:
    """A spell, or an ability of a permanent, from the moment it is put on the chain until it is done."""

    source: GameObject
    controller: str
    text: list[Json]
    ability: Json | None = None
    event: Event | None = None
    # The battlefield at which a spell lay facedown: its targets must be there (811.1.d.2).
    hidden_at: str | None = None
    # By mention id, what was chosen for it: targets as the item is finalized, the rest as it resolves.
    chosen: dict[str, list[Reference]] = field(default_factory=dict)
    # By mention id, what its costs were paid with.
    paid: dict[str, Reference] = field(default_factory=dict)
    # By object id.
    memories: dict[str, Memory] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)
    # Cards off the board of which its text speaks.
    found: set[Reference] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._source = Reference(self.source.id, self.source.identity)

    @property
    def source_is_there(self) -> bool:
        """Whether the permanent whose ability this is still is on the board."""
        return self.source.is_on_board and self.source.identity == self._source.identity

    @property
    def here(self) -> str | None:
        """Where the source of an ability is now, or was when the ability itself took it away (359.3.f.2)."""
        if self.ability is None:
            return None
        if self.source_is_there:
            return self.source.place
        memory = self.memories.get(self.source.id)
        return memory and memory.place

    def remember(self, thing: GameObject) -> None:
        """Keeps what an object is like before this item puts it elsewhere."""
        self.origins.setdefault(thing.id, thing.place)
        if thing.is_on_board:
            self.memories[thing.id] = Memory(thing.might, thing.controller, thing.place)
