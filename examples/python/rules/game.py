"""A game: who may act, what the players do, and what follows from it."""

from __future__ import annotations

from typing import Any

from .actions import die
from .asking import Asking, refusal
from .chain import Item
from .fitting import has_quality
from .playing import Illegal, activate, play, put_triggered
from .resolution import resolve
from .table import NOWHERE, PLAYERS, TURN_PLAYER, GameObject, Table, is_location, opponent_of
from .text import choices_of, is_target
from .triggers import notice_chosen, notice_played

Json = dict[str, Any]


class Game:
    """One game, from the board it starts with, which waits whenever somebody has to answer a question."""

    def __init__(self, setup: Json) -> None:
        self.table = Table(setup)
        self.priority = TURN_PLAYER
        self.passes = 0
        self._course: Asking | None = None
        self._question: Json | None = None

    @property
    def pending(self) -> Json:
        """What the game waits for."""
        if self._question:
            return self._question
        return {"kind": "priority", "player": self.priority} if self.table.chain else {"kind": "none"}

    def play(self, player: str, card: str, choices: dict[str, list[str]]) -> None:
        """A player plays a spell. Raises Illegal, and changes nothing, where the rules refuse it."""
        self._nobody_is_asked()
        self._follow(self._finalized(play(self.table, player, self.priority, card, choices)))

    def activate(self, player: str, permanent: str, ability: str, choices: dict[str, list[str]]) -> None:
        """A player activates an ability. Raises Illegal, and changes nothing, where the rules refuse it."""
        self._nobody_is_asked()
        self._follow(self._finalized(activate(self.table, player, self.priority, permanent, ability, choices)))

    def pass_priority(self, player: str) -> None:
        """A player passes; when both have, the newest item resolves (339, 340)."""
        self._nobody_is_asked()
        if not self.table.chain or player != self.priority:
            raise Illegal(f"{player} has no priority to pass")
        self.passes += 1
        self.priority = opponent_of(player)
        if self.passes == len(PLAYERS):
            self._follow(self._resolved(self.table.chain.pop()))

    def answer(self, player: str, picks: list[str]) -> None:
        """A player answers the question that the game waits for."""
        asked = self._question
        if asked is None or self._course is None or asked["player"] != player:
            raise Illegal(f"{player} is not asked")
        refused = refusal(asked, picks)
        if refused:
            raise Illegal(refused)
        self._question = None
        self._go_on(picks)

    def asks(self, card: str, ability: str | None) -> list[str]:
        """Ids of the mentions that are targets of a card, or of an ability of it."""
        text = self.table.objects[card].text
        if ability is not None:
            text = next(each for each in text["abilities"] if each["id"] == ability)
        return [each["id"] for each in choices_of(text["text"]) if is_target(each, self.table.profile)]

    def _nobody_is_asked(self) -> None:
        if self._question:
            raise Illegal("a question is open")

    def _follow(self, course: Asking) -> None:
        self._course = course
        self._go_on(None)

    def _go_on(self, picks: list[str] | None) -> None:
        """Goes on until somebody has to answer, or until it is done."""
        assert self._course is not None
        try:
            self._question = self._course.send(picks)  # type: ignore[arg-type]
        except StopIteration:
            self._course = None

    def _finalized(self, item: Item) -> Asking:
        """What follows when an item has been put on the chain."""
        self.priority = item.controller
        self.passes = 0
        notice_chosen(self.table, item)
        self._clean_up()
        yield from self._put_triggered()

    def _resolved(self, item: Item) -> Asking:
        """An item resolves; a spell is then in its owner's trash, and was played even if nothing of it was done."""
        yield from resolve(self.table, item)
        if item.ability is None:
            if item.source.place == "chain":
                self.table.put(item.source, f"trash:{item.source.owner}")
            notice_played(self.table, item)
        self._clean_up()
        yield from self._put_triggered()
        if self.table.chain:
            self.priority = self.table.chain[-1].controller
        self.passes = 0

    def _put_triggered(self) -> Asking:
        """Puts what has triggered on the chain, the turn player's first (383.3.d)."""
        while self.table.waiting:
            waiting, self.table.waiting = self.table.waiting, []
            for item in sorted(waiting, key=lambda each: each.controller != TURN_PLAYER):
                if (yield from put_triggered(self.table, item)):
                    self.priority = item.controller
                    self.passes = 0
                    notice_chosen(self.table, item)

    def _clean_up(self) -> None:
        """Units with lethal damage die, and what strays goes to base, until nothing changes (323)."""
        for _ in self.table.objects:
            dying = [each for each in self.table.permanents() if self._is_dying(each)]
            for unit in dying:
                if unit.is_on_board:
                    die(self.table, unit)
            stray = [each for each in self.table.permanents() if _is_stray(each)]
            for thing in stray:
                self.table.put(thing, f"base:{thing.controller}")
            if not dying and not stray:
                return

    def _is_dying(self, unit: GameObject) -> bool:
        if unit.kind != "unit" or unit.damage == 0 or unit.damage < (unit.might or 0):
            return False
        return not has_quality(unit, "cantBeKilled", self.table)

    def observe(self) -> Json:
        """Shows the board, the counts and the chain."""
        objects = self.table.objects.values()
        return {
            "places": {each.id: [] if each.place == NOWHERE else [each.place] for each in objects},
            "objects": {each.id: _shown(each) for each in objects if each.is_on_board},
            "counts": self.table.counts(),
            "chain": [
                {
                    "source": item.source.id,
                    "controller": item.controller,
                    "targets": [each.id for targets in item.chosen.values() for each in targets],
                }
                for item in self.table.chain
            ],
        }


def _is_stray(thing: GameObject) -> bool:
    """In the other player's base, or gear at a battlefield, where nothing holds it (323.7)."""
    if thing.attached_to is not None or not is_location(thing.place):
        return False
    if thing.place == f"base:{opponent_of(thing.controller)}":
        return True
    return thing.kind == "gear" and thing.place.startswith("battlefield:")


def _shown(thing: GameObject) -> Json:
    return {
        "controller": thing.controller,
        "exhausted": thing.exhausted,
        "stunned": thing.stunned,
        "buffed": thing.buffed,
        "attachedTo": thing.attached_to and thing.attached_to.id,
        "damage": thing.damage,
        "might": thing.might,
    }
