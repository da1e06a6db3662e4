"""Connects a rules engine to riftbound-conformance, which starts this program and talks to it."""

from features import features_of
from riftbound_conformance import NOTHING, Rejected, Unsupported, priority, serve

# What your engine can do so far. A game that needs anything else is refused by name, and the report says what is not
# offered. Take a name in as soon as the engine can do it; `npx riftbound-conformance list --features` prints them all.
OFFERED = {
    # "noun:unit",
    # "verb:kill",
}


class MyEngine:
    """One game at a time. What stands here only keeps the board as it was set up: connect it step by step."""

    def hello(self):
        return {"engine": {"name": "my-engine", "version": "0.1.0", "language": "Python"}}

    def open(self, setup):
        """Step 1: start a game of your engine with this board; nothing may be left of the game before.

        setup["objects"] are the cards that have an id, each with its place; setup["players"] says how many blank cards
        lie in hands and decks; setup["cards"] are the texts, as trees.
        """
        lacking = features_of(setup) - set(OFFERED)
        if lacking:
            raise Unsupported(*sorted(lacking))
        self.places = {thing["id"]: thing["place"] for thing in setup["objects"]}
        return NOTHING

    def observe(self):
        """Step 2: show the board of your engine. Leave out what it has no notion of; never show what you made up."""
        return {
            # By id the places that hold the card: hand:P1, deck:P1, base:P2, battlefield:A, trash:P1, banished:P2, chain.
            "places": {id: [place] for id, place in self.places.items()},
            # "objects": {"U1": {"controller": "P1", "might": 3, "damage": 0, "exhausted": False}},
            # "counts": {"P1": {"hand": 1, "deck": 12, "trash": 0}, "P2": {"hand": 1, "deck": 12, "trash": 0}},
            # "chain": [{"source": "S1", "controller": "P1", "targets": ["U1"]}],
        }

    def act(self, action):
        """Step 3: carry out plays and passes, then return what the game waits for.

        NOTHING            the chain is empty
        priority("P2")     P2 may react or pass
        raise Rejected(why)   the rules do not allow it, and nothing has changed

        If your engine raises to refuse, name its exception in serve(..., refusals=(ThatException,)). Let its other
        errors through: the suite reports them as crashes, each with the game that led to it.
        """
        # A "play": action["player"] plays action["card"]; action["choices"] has what is chosen, by mention of its text.
        # A "pass": once both players have passed in a row, the newest item on the chain resolves.
        raise NotImplementedError(f'"{action["kind"]}" is not connected to the engine yet')


serve(MyEngine())
