"""The table: every card and token, where it is, and what changes when it goes somewhere else."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .chain import Item

Json = dict[str, Any]

PLAYERS = ("P1", "P2")
TURN_PLAYER = "P1"
NOWHERE = ""


def opponent_of(player: str) -> str:
    return "P2" if player == "P1" else "P1"


def is_location(place: str) -> bool:
    """Bases and battlefields are locations (198.1)."""
    return place.startswith(("base:", "battlefield:"))


@dataclass(eq=False)
class GameObject:
    """A card or token. What the board adds to it lasts until it goes to or from a zone off the board (124)."""

    id: str
    kind: str
    owner: str
    controller: str
    place: str
    text: Json
    token: bool
    printed_might: int | None
    printed_qualities: frozenset[str]
    bonus: int = 0
    damage: int = 0
    shield: int = 0
    exhausted: bool = False
    stunned: bool = False
    buffed: bool = False
    attached_to: GameObject | None = None
    # What happens the next time that it would die this turn: "return" or "recall".
    saved: str | None = None
    hold: Hold | None = None
    qualities: set[str] = field(default_factory=set)
    # Counts the objects that this card has been: a card that left the board and came back is a new one.
    identity: int = 0

    @property
    def might(self) -> int | None:
        """Current Might, which below 0 reads as 0 (143.2.b); None for what has none."""
        if self.printed_might is None:
            return None
        return max(0, self.printed_might + self.bonus + self.buffed)

    @property
    def is_on_board(self) -> bool:
        return is_location(self.place) or self.kind == "legend"

    @property
    def abilities(self) -> list[Json]:
        """Those in force: a permanent has them on the board, gear only while it is not attached (721.2)."""
        return self.text["abilities"] if self.is_on_board and self.attached_to is None else []

    def become_new(self) -> None:
        """A new object has nothing of the old one, and its owner controls it (124.1, 191)."""
        self.identity += 1
        self.controller = self.owner
        self.saved = self.hold = None
        self.bonus = self.damage = self.shield = 0
        self.exhausted = self.stunned = self.buffed = False
        self.qualities = set(self.printed_qualities)


class Hold(NamedTuple):
    """Control for as long as some permanent is on the board, and who had it before."""

    by: GameObject
    before: str


class Reference(NamedTuple):
    """An object as it was when it was named; also a player or a battlefield, which never become others."""

    id: str
    identity: int = 0


NO_TEXT: Json = {"text": [], "abilities": []}


class Table:
    """All objects in table order, what lies on the chain, and the anonymous cards of each player."""

    def __init__(self, setup: Json) -> None:
        cards = {card["id"]: card for card in setup["cards"]}
        self.profile: str = setup["profile"]
        self.battlefields: list[str] = setup["battlefields"]
        self.objects = {each["id"]: _object(each, cards) for each in setup["objects"]}
        for each in setup["objects"]:
            if "attachedTo" in each:
                self.objects[each["id"]].attached_to = self.objects[each["attachedTo"]]
        self.anonymous: dict[str, dict[str, int]] = {
            player: {"hand": setup["players"][player]["hand"], "trash": 0} for player in PLAYERS
        }
        # From the top; None is an anonymous card.
        self.decks: dict[str, list[GameObject | None]] = {
            player: [*self.in_place(f"deck:{player}"), *[None] * setup["players"][player]["deck"]] for player in PLAYERS
        }
        # Oldest first.
        self.chain: list[Item] = []
        # Abilities that have triggered and are not on the chain yet.
        self.waiting: list[Item] = []

    def in_place(self, place: str) -> list[GameObject]:
        return [each for each in self.objects.values() if each.place == place]

    def permanents(self) -> list[GameObject]:
        return [each for each in self.objects.values() if is_location(each.place)]

    def legends(self) -> list[GameObject]:
        return [each for each in self.objects.values() if each.kind == "legend"]

    def refer(self, id: str) -> Reference:
        """A reference to an object as it is now, or to a player or battlefield."""
        return Reference(id, self.objects[id].identity if id in self.objects else 0)

    def is_same(self, reference: Reference) -> bool:
        """Whether the object still is the one that was named (359.3.e.4)."""
        return self.refer(reference.id) == reference

    def put(self, thing: GameObject, place: str) -> None:
        """Puts an object into a place. What is attached goes along on the board and stays behind otherwise (719.5)."""
        on_the_board = is_location(thing.place) and is_location(place)
        if thing.token and not on_the_board:
            place = NOWHERE  # A token ceases to exist off the board (186.1).
        thing.place = place
        thing.attached_to = None
        for gear in self.attached(thing):
            if on_the_board:
                gear.place = place
            else:
                gear.attached_to = None
        if not on_the_board:
            thing.become_new()
            self._release_held_by(thing)
        if place.startswith("deck:"):
            self.decks[thing.owner].append(thing)

    def _release_held_by(self, source: GameObject) -> None:
        for thing in self.objects.values():
            if thing.hold and thing.hold.by is source:
                thing.controller, thing.hold = thing.hold.before, None

    def attached(self, unit: GameObject) -> list[GameObject]:
        return [each for each in self.objects.values() if each.attached_to is unit]

    def draw(self, player: str, wanted: int) -> int:
        """Draws up to that many cards from the top of the deck. Returns how many there were."""
        deck = self.decks[player]
        drawn, deck[:] = deck[:wanted], deck[wanted:]
        for card in drawn:
            if card is None:
                self.anonymous[player]["hand"] += 1
            else:
                self.put(card, f"hand:{player}")
        return len(drawn)

    def discard(self, player: str, wanted: int) -> int:
        """Discards up to that many cards, anonymous ones first. Returns how many there were."""
        counts = self.anonymous[player]
        nameless = min(wanted, counts["hand"])
        counts["hand"] -= nameless
        counts["trash"] += nameless
        named = self.in_place(f"hand:{player}")[: wanted - nameless]
        for card in named:
            self.put(card, f"trash:{player}")
        return nameless + len(named)

    def counts(self) -> dict[str, dict[str, int]]:
        """How many cards each player has in hand, deck and trash."""
        named = Counter([each.place for each in self.objects.values()])
        return {
            player: {
                "hand": nameless["hand"] + named[f"hand:{player}"],
                "deck": len(self.decks[player]),
                "trash": nameless["trash"] + named[f"trash:{player}"],
            }
            for player, nameless in self.anonymous.items()
        }


def _object(given: Json, cards: dict[str, Json]) -> GameObject:
    return GameObject(
        id=given["id"],
        kind=given["kind"],
        owner=given["owner"],
        controller=given["controller"],
        place=given["place"],
        text=cards[given["card"]] if "card" in given else NO_TEXT,
        token=given.get("token", False),
        printed_might=given.get("might"),
        printed_qualities=frozenset(given.get("qualities", [])),
        qualities=set(given.get("qualities", [])),
        bonus=given.get("bonus", 0),
        damage=given.get("damage", 0),
        exhausted=given.get("exhausted", False),
        stunned=given.get("stunned", False),
        buffed=given.get("buffed", False),
    )
