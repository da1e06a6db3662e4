"""Reading the tree of a card: what its text mentions, and what of that is a target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


def mentions_in(instruction: Json) -> Iterator[Json]:
    """The objects and players that an instruction mentions, in the order of its text."""
    gate = instruction.get("gate", {})
    if "if" in gate:
        yield gate["if"]["mightOf"]
    if isinstance(instruction.get("amount"), dict):
        yield instruction["amount"]["mightOf"]
    for key in ("object", "player", "unit"):
        if key in instruction:
            yield instruction[key]


def choices_in(mention: Json) -> Iterator[Json]:
    """What a mention has somebody choose: a battlefield in its requirements, and then itself."""
    for each in mention.get("filters", []):
        if "choose" in each.get("at", {}):
            yield each["at"]
    if "choose" in mention:
        yield mention


def choices_of(text: list[Json]) -> Iterator[Json]:
    """Everything that a text has somebody choose."""
    for instruction in text:
        for mention in mentions_in(instruction):
            yield from choices_in(mention)


def mention_with(text: list[Json], id: str) -> Json | None:
    """The mention of that id; None where it stands outside the text, in a cost or in a trigger condition."""
    return next((each for instruction in text for each in mentions_in(instruction) if each["id"] == id), None)


def instruction_with(text: list[Json], id: str) -> Json | None:
    """The instruction in which a mention stands."""
    return next((each for each in text for mention in mentions_in(each) if mention["id"] == id), None)


def is_target(choice: Json, profile: str) -> bool:
    """Whether a choice is made as the item is put on the chain, and locked (355.10); all others wait for resolution."""
    if choice.get("from") == "hand":  # .a: hidden
        return False
    if "by" in choice:  # .e: others have a share in it
        return False
    if choice.get("word") == "must":  # .f
        return False
    if profile == "FAQ+":
        yours = any(each.get("is") == "you control" for each in choice["filters"])
        return choice.get("word") != "pick" and not (choice["choose"] == "legend" and yours)
    return True
