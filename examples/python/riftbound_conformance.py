"""Plugs a rules engine into riftbound-conformance: JSON Lines on standard input and output.

    from riftbound_conformance import serve

    serve(MyEngine())

The engine is any object with these methods, of which asks and close may be missing:

    hello()             who it is: {"engine": {"name": ..., "version": ...}, "capabilities": {...}}
    open(setup)         starts a fresh game with that board; returns what the game waits for
    act(action)         carries out a play, an activation, a pass or an answer; returns what the game waits for
    observe()           shows the board
    asks(card, ability) ids of the mentions to choose for that card now; ability is None for the card itself
    close()             ends the game

It refuses an action by `raise Rejected(reason)` and names what it does not have by `raise Unsupported(feature, ...)`.
Anything else it raises is a crash: the suite is told in one line, the traceback goes to standard error. Standard
output belongs to the protocol, so what the engine prints goes to standard error as well.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

PROTOCOL = "riftbound-conformance/1"
# At most that many passes in one go: nobody may have priority for ever.
PASSES = 100

Json = dict[str, Any]

ENCODE = json.JSONEncoder(separators=(",", ":")).encode


class Rejected(Exception):
    """The rules refuse this action; the game is as it was before."""


class Unsupported(Exception):
    """The game needs features, by their published names, that the engine does not have."""

    def __init__(self, *features: str) -> None:
        super().__init__(", ".join(features))
        self.features = features


# What a game waits for.

NOTHING: Json = {"kind": "none"}
OVER: Json = {"kind": "over"}


def priority(player: str) -> Json:
    """The game waits for a player with priority, who may react or pass."""
    return {"kind": "priority", "player": player}


def focus(player: str) -> Json:
    """A showdown is open and the chain is empty: the game waits for the player with focus."""
    return {"kind": "focus", "player": player}


def question(player: str, options: Sequence[str], least: int, most: int, **known: Any) -> Json:
    """The game waits for a player to pick; item, mention and repeat are added by name where the engine can tell."""
    return {"kind": "question", "player": player, "options": list(options), "min": least, "max": most, **known}


def changed(before: Any, after: Any, reason: str = "the engine left its state as it was") -> Any:
    """For engines that refuse by handing back the state they were given: returns the new state, or raises Rejected."""
    if after is before or after == before:
        raise Rejected(reason)
    return after


def answer(engine: Any, request: Json, refusals: tuple[type[Exception], ...] = ()) -> Json:
    """Carries out one request and returns the reply; refusals are the engine's own exceptions for an illegal action."""
    op = request.get("op")
    refused = (Rejected, *refusals)
    try:
        if op == "hello":
            return {"protocol": PROTOCOL, "asks": hasattr(engine, "asks"), **engine.hello()}
        if op == "open":
            opened = engine.open(request["setup"])
            return _shown(engine, request, {"pending": opened} if "kind" in opened else opened)
        if op == "act":
            return _shown(engine, request, {"kind": "ok", "pending": _act(engine, request)})
        if op == "observe":
            return {"observation": engine.observe()}
        if op == "asks":
            return {"asks": list(engine.asks(request["card"], request.get("ability")))}
        if op == "close" or op == "shutdown":
            if hasattr(engine, "close"):
                engine.close()
            return {}
        return {"error": f"unknown op {op}"}
    except Unsupported as lacking:
        if op == "open":
            return {"unsupported": list(lacking.features)}
        return {"kind": "unsupported", "feature": lacking.features[0]} if op == "act" else crash(lacking)
    except refused as refusal:
        return {"kind": "rejected", "reason": str(refusal)} if op == "act" else crash(refusal)
    except Exception as error:
        return crash(error)


def _act(engine: Any, request: Json) -> Json:
    """Carries out the action; where the suite says settle, everybody passes until nobody has priority."""
    pending = engine.act(request["action"])
    for _ in range(PASSES if request.get("settle") else 0):
        if not isinstance(pending, dict) or pending.get("kind") != "priority":
            break
        pending = engine.act({"kind": "pass", "player": pending["player"]})
    return pending


def _shown(engine: Any, request: Json, reply: Json) -> Json:
    """The reply, with the board as it now is where the suite would like to have it at once."""
    return {**reply, "observation": engine.observe()} if request.get("observe") else reply


def crash(error: Exception) -> Json:
    """The reply about a crash; the traceback goes to standard error."""
    traceback.print_exception(type(error), error, error.__traceback__)
    return {"error": f"{type(error).__name__}: {error}"}


def converse(engine: Any, lines: Iterable[str], out: TextIO, refusals: tuple[type[Exception], ...] = ()) -> None:
    """Answers request after request, each in a line, until there are no more or the suite says shutdown."""
    for line in lines:
        request: Json | None = None
        try:
            request = json.loads(line)
            reply = answer(engine, request, refusals)
        except ValueError as error:
            reply = {"error": f"no JSON: {error}"}
        out.write(_line({"id": request and request.get("id")}, reply))
        out.flush()
        if request and request.get("op") == "shutdown":
            return


def _line(id: Json, reply: Json) -> str:
    try:
        return ENCODE({**id, **reply}) + "\n"
    except (TypeError, ValueError) as error:  # The engine answered what is no JSON.
        return ENCODE({**id, **crash(error)}) + "\n"


def serve(engine: Any, refusals: tuple[type[Exception], ...] = ()) -> None:
    """Talks to the suite on standard input and output until it is done with the engine."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    with open(0, encoding="utf-8") as lines:
        converse(engine, lines, out, refusals)
