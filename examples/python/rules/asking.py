"""Questions to players: what needs an answer on its way is a generator that yields them and is sent the picks."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from .chain import Item

Json = dict[str, Any]
Asking = Generator[Json, list[str], Any]


def question(item: Item, mention: str, player: str, options: Sequence[str], least: int, most: int) -> Json:
    """An item has a player pick between least and most of the options, for something that its text mentions."""
    return {
        "kind": "question",
        "player": player,
        "options": list(options),
        "min": least,
        "max": most,
        "item": item.source.id,
        "mention": mention,
    }


def pick(item: Item, choice: Json, player: str, options: Sequence[str]) -> Asking:
    """Has a player pick as many as the text says, as far as there are. Returns the picks."""
    least, most = (min(choice["count"][end], len(options)) for end in ("min", "max"))
    if most == 0:
        return []
    return (yield question(item, choice["id"], player, options, least, most))


def refusal(asked: Json, picks: list[str]) -> str:
    """Why picks are no answer to a question; empty when they are one."""
    if not asked["min"] <= len(picks) <= asked["max"]:
        return "wrong number of picks"
    if any(each not in asked["options"] for each in picks):
        return "no such option"
    different = len(set(picks))
    if not asked.get("repeat"):
        return "" if different == len(picks) else "an option is picked twice"
    return "" if different == min(len(picks), len(asked["options"])) else "each gets at least 1 point (355.14)"
