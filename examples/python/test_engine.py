"""Small games on the engine: each shows one thing that the rules say."""

import unittest

from engine import Engine
from riftbound_conformance import Unsupported
from rules.playing import Illegal

ENEMY = [{"id": "f1", "is": "enemy"}, {"id": "f2", "is": "at a battlefield"}]


def mention(id="m1", noun="unit", filters=(), least=1, most=1, **more):
    return {"id": id, "choose": noun, "count": {"min": least, "max": most}, "filters": list(filters), **more}


def do(verb, object, id="i1", **more):
    return {"id": id, "verb": verb, "object": object, **more}


def draw(amount, id="i2", **more):
    return {"id": id, "verb": "draw", "player": {"id": f"{id}p", "player": "you"}, "amount": amount, **more}


def unit(id, player="P2", place="battlefield:A", **more):
    return {"id": id, "kind": "unit", "owner": player, "controller": player, "place": place, "might": 3, **more}


FALL_BACK = [do("return", mention(filters=[{"id": "f1", "is": "friendly"}]))]
GO_HOME = [do("move", mention(filters=[{"id": "f1", "is": "friendly"}]), to="base")]


class Table:
    """A game in which P1 has a spell S1, and P2 reactions R1, R2, ..."""

    def __init__(self, text, *units, reactions=(), profile="CR"):
        texts = {"S1": text, **{f"R{n + 1}": each for n, each in enumerate(reactions)}}
        self.engine = Engine()
        self.pending = self.engine.open(
            {
                "release": "2026-07-24",
                "profile": profile,
                "battlefields": ["A", "B"],
                "players": {"P1": {"hand": 2, "deck": 5}, "P2": {"hand": 2, "deck": 5}},
                "cards": [
                    {
                        "id": id.lower(),
                        "name": id,
                        "kind": "spell",
                        "timing": "main" if id == "S1" else "reaction",
                        "text": text,
                        "abilities": [],
                    }
                    for id, text in texts.items()
                ],
                "objects": [*units, *(self.spell(id) for id in texts)],
            }
        )

    @staticmethod
    def spell(id):
        player = "P1" if id == "S1" else "P2"
        place = f"hand:{player}"
        return {"id": id, "kind": "spell", "card": id.lower(), "owner": player, "controller": player, "place": place}

    def play(self, card="S1", **choices):
        player = "P1" if card == "S1" else "P2"
        self.act({"kind": "play", "player": player, "card": card, "choices": choices, "targets": []})

    def act(self, action):
        self.pending = self.engine.act(action)

    def pass_priority(self):
        self.act({"kind": "pass", "player": self.pending["player"]})

    def resolve(self):
        while self.pending["kind"] == "priority":
            self.pass_priority()

    def place(self, id):
        return self.engine.observe()["places"][id]

    def seen(self, id):
        return self.engine.observe()["objects"][id]

    def hand(self, player):
        return self.engine.observe()["counts"][player]["hand"]


class Spells(unittest.TestCase):
    def test_a_spell_does_what_it_says_and_is_in_the_trash(self):
        table = Table([do("kill", mention(filters=ENEMY)), draw(1)], unit("U1"), unit("U2"))
        table.play(m1=["U1"])
        table.resolve()
        self.assertEqual((table.place("U1"), table.place("U2")), (["trash:P2"], ["battlefield:A"]))
        self.assertEqual((table.place("S1"), table.hand("P1")), (["trash:P1"], 3))

    def test_a_target_that_is_gone_is_left_alone_and_the_rest_goes_on(self):
        table = Table([do("kill", mention(filters=ENEMY)), draw(1)], unit("U1"), reactions=[GO_HOME])
        table.play(m1=["U1"])
        table.pass_priority()
        table.play("R1", m1=["U1"])
        table.resolve()
        self.assertEqual((table.place("U1"), table.hand("P1")), (["base:P2"], 3))

    def test_what_hangs_on_an_ignored_instruction_is_ignored(self):
        text = [do("kill", mention(filters=ENEMY)), draw(2, gate={"id": "l1", "ifDone": "i1"})]
        table = Table(text, unit("U1"), reactions=[FALL_BACK])
        table.play(m1=["U1"])
        table.pass_priority()
        table.play("R1", m1=["U1"])
        table.resolve()
        self.assertEqual((table.place("U1"), table.hand("P1")), (["hand:P2"], 2))

    def test_a_spell_looks_back_at_what_it_killed_itself(self):
        text = [do("kill", mention()), draw({"id": "n1", "mightOf": {"id": "m2", "it": "m1"}})]
        table = Table(text, unit("U1", bonus=1))
        table.play(m1=["U1"])
        table.resolve()
        self.assertEqual(table.hand("P1"), 6)

    def test_nobody_dies_between_two_instructions(self):
        text = [
            {**do("deal", mention()), "amount": 3},
            do("heal", {"id": "m2", "it": "m1"}, id="i2"),
        ]
        table = Table(text, unit("U1"))
        table.play(m1=["U1"])
        table.resolve()
        self.assertEqual((table.place("U1"), table.seen("U1")["damage"]), (["battlefield:A"], 0))


class Choices(unittest.TestCase):
    def test_an_illegal_play_is_refused_and_changes_nothing(self):
        table = Table([do("kill", mention(filters=ENEMY))], unit("U1", place="base:P2"))
        before = table.engine.observe()
        with self.assertRaises(Illegal):
            table.play(m1=["U1"])
        self.assertEqual(table.engine.observe(), before)

    def test_targets_are_locked_and_shown_on_the_chain(self):
        table = Table([do("kill", mention(filters=ENEMY))], unit("U1"))
        table.play(m1=["U1"])
        self.assertEqual(table.engine.observe()["chain"], [{"source": "S1", "controller": "P1", "targets": ["U1"]}])
        self.assertEqual(table.engine.asks("S1", None), ["m1"])

    def test_what_others_choose_is_asked_for_on_resolution(self):
        table = Table([do("kill", mention(by="opponent"))], unit("U1"), unit("U2"))
        self.assertEqual(table.engine.asks("S1", None), [])
        table.play()
        table.resolve()
        asked = {"player": "P2", "options": ["U1", "U2"], "min": 1, "max": 1, "item": "S1", "mention": "m1"}
        self.assertEqual(table.pending, {"kind": "question", **asked})
        table.act({"kind": "answer", "player": "P2", "picks": ["U2"]})
        self.assertEqual((table.place("U1"), table.place("U2")), (["battlefield:A"], ["trash:P2"]))

    def test_what_is_picked_is_a_target_by_the_core_rules_only(self):
        text = [do("kill", mention(word="pick"))]
        self.assertEqual(Table(text, unit("U1")).engine.asks("S1", None), ["m1"])
        self.assertEqual(Table(text, unit("U1"), profile="FAQ+").engine.asks("S1", None), [])

    def test_split_damage_gives_each_at_least_one(self):
        table = Table([{**do("deal", mention(most=2)), "amount": 3, "split": True}], unit("U1"), unit("U2"))
        table.play(m1=["U1", "U2"])
        table.resolve()
        with self.assertRaises(Illegal):
            table.act({"kind": "answer", "player": "P1", "picks": ["U1", "U1", "U1"]})
        table.act({"kind": "answer", "player": "P1", "picks": ["U1", "U2", "U2"]})
        self.assertEqual((table.seen("U1")["damage"], table.seen("U2")["damage"]), (1, 2))


class Deaths(unittest.TestCase):
    def test_what_happens_instead_of_a_death_is_no_death(self):
        text = [do("save", mention(), instead="recall"), do("kill", {"id": "m2", "it": "m1"}, id="i2")]
        text.append(draw(1, id="i3", gate={"id": "l1", "ifDone": "i2"}))
        table = Table(text, unit("U1"))
        table.play(m1=["U1"])
        table.resolve()
        self.assertEqual((table.place("U1"), table.seen("U1")["exhausted"]), (["base:P2"], True))
        self.assertEqual(table.hand("P1"), 2)


class Lacking(unittest.TestCase):
    def test_a_game_that_needs_more_is_refused_by_name(self):
        with self.assertRaises(Unsupported) as refused:
            Table([do("banish", mention()), do("play", {"id": "m2", "it": "m1"}, id="i2", to="base")], unit("U1"))
        self.assertEqual(refused.exception.features, ("verb:play",))


if __name__ == "__main__":
    unittest.main()
