"""A small rules engine of Riftbound that the conformance suite can talk to: it answers on standard output."""

from __future__ import annotations

import pickle
from typing import Any

from features import features_of
from riftbound_conformance import Unsupported, serve
from rules.game import Game
from rules.playing import Illegal

Json = dict[str, Any]

# What it does not have, by published name. All that is written here is left out of the run, and is no fault.
LACKING = {
    "verb:play": "a card that an instruction has somebody play waits until the item is done (354); nothing waits here",
    "quality:entersInBase": "no permanent is played to the board",
    "verb:look": "no card of a deck is known",
    "from:looked": "no card of a deck is known",
    "filter:moreThan": "only cards that were looked at are compared",
    "filter:cost": "nothing costs anything",
    "from:facedown": "no text speaks of facedown cards",
    "verb:channel": "there are no runes",
    "action:attack": "there are no standard moves",
    "trigger:I attack": "there are no combats",
    "trigger:I defend": "there are no combats",
    "passive:unless in combat": "there are no combats",
    "verb:gain XP": "there is no XP",
    "verb:permit": "nothing is played from a trash",
    "verb:swap": "two moves at one time are not known",
    "place:here": "things go to a base or to a battlefield by its name only",
    "place:there": "things go to a base or to a battlefield by its name only",
    "place:your base": "things go to a base or to a battlefield by its name only",
    "place:chosen": "things go to a base or to a battlefield by its name only",
    "condition:status": "conditions ask for Might only",
    "condition:exists": "conditions ask for Might only",
    "amount:count": "an amount is a number or a Might",
    "amount:cost": "nothing costs anything",
    "noun:ability": "only spells are countered",
    "noun:spell or ability": "only spells are countered",
    "verb:save next": "what saves something saves what it names",
    "verb:play token": "no token comes into being",
    "verb:become": "everything stays what it is printed to be",
    "filter:with": "places are compared with that of the source only",
    "group:together": "a group is limited by its Might only",
    "play:unit": "only spells are played from hand",
    "play:gear": "only spells are played from hand",
    "passive:me": "what is protected by itself is so by its qualities",
    "passive:while": "a passive ability hangs on nothing",
    "play:hidden unit": "only spells are played from hiding",
    "play:hidden gear": "only spells are played from hiding",
    "filter:elsewhere": "places are compared with that of the source only where they are the same",
    "trigger:you play me": "only spells are played from hand",
    "trigger:you play a unit": "only spells are played from hand",
    "trigger:an opponent plays a unit": "only spells are played from hand",
    "trigger:I die": "no death sets anything off",
    "trigger:a friendly unit dies": "no death sets anything off",
    "trigger:may": "nothing that triggers can be declined",
    "trigger:cost": "nothing that triggers costs anything",
    "replacement:may": "no replacement can be declined",
    "later:do this": "an instruction is carried out in its turn",
    "later:at end of turn": "a turn does not end",
}


class Engine:
    """Holds the one game that is played at a time."""

    def __init__(self) -> None:
        self._game: Game | None = None

    def hello(self) -> Json:
        """Who this is, and what it lacks altogether."""
        return {
            "engine": {"name": "python-example", "version": "1.0.0", "language": "Python"},
            "capabilities": {"features": {**{feature: False for feature in LACKING}, "save and load": True}},
        }

    def open(self, setup: Json) -> Json:
        """Starts a fresh game with that board."""
        lacking = sorted(features_of(setup) & LACKING.keys())
        if lacking:
            raise Unsupported(*lacking)
        self._game = Game(setup)
        return self._game.pending

    def act(self, action: Json) -> Json:
        """Carries out what a player does."""
        game, player = self._open_game, action.get("player")
        if action["kind"] == "save and load":
            game = self._game = pickle.loads(pickle.dumps(game))
        elif action["kind"] == "play":
            game.play(player, action["card"], action["choices"])
        elif action["kind"] == "activate":
            game.activate(player, action["object"], action["ability"], action["choices"])
        elif action["kind"] == "answer":
            game.answer(player, action["picks"])
        elif action["kind"] == "attack":
            raise Unsupported("action:attack")
        else:
            game.pass_priority(player)
        return game.pending

    def observe(self) -> Json:
        """Shows the board."""
        return self._open_game.observe()

    def asks(self, card: str, ability: str | None) -> list[str]:
        """The mentions that are chosen as a card is played, or an ability activated."""
        return self._open_game.asks(card, ability)

    def close(self) -> None:
        """Forgets the game."""
        self._game = None

    @property
    def _open_game(self) -> Game:
        if self._game is None:
            raise RuntimeError("no game is open")
        return self._game


if __name__ == "__main__":
    serve(Engine(), refusals=(Illegal,))
