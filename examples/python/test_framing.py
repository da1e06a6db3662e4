"""How the engine's answers and failures become replies."""

import io
import json
import subprocess
import sys
import unittest
from contextlib import redirect_stderr
from pathlib import Path

from riftbound_conformance import NOTHING, Rejected, Unsupported, answer, changed, converse, priority, question

HERE = Path(__file__).parent


class Toy:
    """An engine that does what an action's kind says."""

    def hello(self):
        return {"engine": {"name": "toy", "version": "1"}}

    def open(self, setup):
        if setup == "too much":
            raise Unsupported("verb:kill", "noun:gear")
        return NOTHING

    def act(self, action):
        if action["kind"] == "play":
            raise Rejected("no legal target")
        if action["kind"] == "activate":
            raise Unsupported("ability:activated")
        if action["kind"] == "answer":
            raise KeyError("a mistake")
        return priority("P2")

    def observe(self):
        return {"places": {"U1": ["base:P1"]}}


def reply_to(op, **more):
    with redirect_stderr(io.StringIO()):
        return answer(Toy(), {"op": op, **more})


class Replies(unittest.TestCase):
    def test_hello_tells_the_protocol_and_whether_it_answers_asks(self):
        self.assertEqual(
            reply_to("hello"),
            {"protocol": "riftbound-conformance/1", "asks": False, "engine": {"name": "toy", "version": "1"}},
        )

    def test_a_game_is_opened_or_refused_by_features(self):
        self.assertEqual(reply_to("open", setup={}), {"pending": {"kind": "none"}})
        self.assertEqual(reply_to("open", setup="too much"), {"unsupported": ["verb:kill", "noun:gear"]})

    def test_an_action_is_done_rejected_or_unsupported(self):
        self.assertEqual(
            reply_to("act", action={"kind": "pass"}), {"kind": "ok", "pending": {"kind": "priority", "player": "P2"}}
        )
        self.assertEqual(reply_to("act", action={"kind": "play"}), {"kind": "rejected", "reason": "no legal target"})
        self.assertEqual(
            reply_to("act", action={"kind": "activate"}), {"kind": "unsupported", "feature": "ability:activated"}
        )

    def test_the_board_comes_along_where_it_is_wanted(self):
        self.assertEqual(
            reply_to("act", action={"kind": "pass"}, observe=True)["observation"], {"places": {"U1": ["base:P1"]}}
        )
        self.assertNotIn("observation", reply_to("act", action={"kind": "play"}, observe=True))

    def test_everybody_passes_at_once_where_the_suite_says_so(self):
        class Passing:
            """Both have priority once."""

            passed: list[str] = []

            def act(self, action):
                self.passed.append(action["player"])
                return {"kind": "priority", "player": "P2"} if action["player"] == "P1" else {"kind": "none"}

        engine = Passing()
        request = {"op": "act", "action": {"kind": "pass", "player": "P1"}, "settle": True}
        self.assertEqual(answer(engine, request), {"kind": "ok", "pending": {"kind": "none"}})
        self.assertEqual(engine.passed, ["P1", "P2"])

    def test_anything_else_that_is_raised_is_a_crash(self):
        self.assertEqual(reply_to("act", action={"kind": "answer"}), {"error": "KeyError: 'a mistake'"})
        self.assertEqual(reply_to("dance"), {"error": "unknown op dance"})

    def test_an_engine_may_refuse_by_its_own_exceptions(self):
        reply = answer(Toy(), {"op": "act", "action": {"kind": "answer"}}, refusals=(KeyError,))
        self.assertEqual(reply, {"kind": "rejected", "reason": "'a mistake'"})

    def test_an_engine_may_refuse_by_the_state_it_was_given(self):
        self.assertEqual(changed({"turn": 1}, {"turn": 2}), {"turn": 2})
        with self.assertRaises(Rejected):
            changed({"turn": 1}, {"turn": 1})

    def test_a_question_says_what_it_knows(self):
        self.assertEqual(
            question("P1", ["A", "B"], 1, 2, mention="m1"),
            {"kind": "question", "player": "P1", "options": ["A", "B"], "min": 1, "max": 2, "mention": "m1"},
        )


class Conversation(unittest.TestCase):
    def test_every_request_is_answered_in_order_until_shutdown(self):
        out = io.StringIO()
        lines = ['{"id":1,"op":"close"}\n', "nonsense\n", '{"id":2,"op":"shutdown"}\n', '{"id":3,"op":"close"}\n']
        converse(Toy(), lines, out)
        replies = [json.loads(line) for line in out.getvalue().splitlines()]
        self.assertEqual([reply["id"] for reply in replies], [1, None, 2])
        self.assertIn("no JSON", replies[1]["error"])

    def test_what_the_engine_prints_goes_to_standard_error(self):
        program = "import riftbound_conformance as rc, test_framing as t\n"
        program += "class Loud(t.Toy):\n  def observe(self):\n    print('hello there')\n    return {'places': {}}\n"
        program += "rc.serve(Loud())"
        done = subprocess.run(
            [sys.executable, "-c", program],
            input='{"id":7,"op":"observe"}\n',
            capture_output=True,
            text=True,
            cwd=HERE,
            check=True,
        )
        self.assertEqual(done.stdout, '{"id":7,"observation":{"places":{}}}\n')
        self.assertEqual(done.stderr, "hello there\n")


if __name__ == "__main__":
    unittest.main()
