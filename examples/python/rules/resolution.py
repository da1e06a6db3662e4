"""An item resolves: its targets are judged once, then its instructions are carried out in order (359.3.e)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .actions import act
from .asking import Asking, pick, question
from .chain import Item
from .doing import Doing, Outcome
from .fitting import is_legal, options_for, total_might, view_of, within
from .moving import attach
from .reading import Reading
from .table import PLAYERS, Reference, Table, opponent_of
from .text import choices_in, choices_of, is_target, mentions_in

Json = dict[str, Any]


def resolve(table: Table, item: Item) -> Asking:
    """Carries out the text of an item that has just been taken off the chain."""
    reading = Reading(table, item)
    for choice in choices_of(item.text):
        if choice["id"] in item.chosen:
            reading.legal[choice["id"]] = yield from _judged(table, item, choice)
    for instruction in item.text:
        reading.outcomes[instruction["id"]] = yield from _carry_out(reading, instruction)
        if item.ability is None and item.source.place != "chain":
            return  # What leaves the chain does nothing more (359.3.e.15).


def _judged(table: Table, item: Item, choice: Json) -> Asking:
    """The legal ones of the targets of one mention; of a group that is too much now, a part that fits (355.11.b)."""
    view = view_of(table, item, choice)
    legal = [each for each in item.chosen[choice["id"]] if is_legal(each, choice, view)]
    group = choice.get("group")
    if group is None or total_might(table, legal) <= group["totalMight"]:
        return legal
    kept: list[Reference] = []
    options = [each.id for each in legal]
    for id in (yield question(item, group["id"], item.controller, options, 0, len(options))):
        if total_might(table, [*kept, table.refer(id)]) <= group["totalMight"]:
            kept.append(table.refer(id))
    return kept


def _carry_out(reading: Reading, instruction: Json) -> Asking:
    """Carries out one instruction, as far as possible. Returns the outcome."""
    if not reading.links_hold(instruction):
        return Outcome.IGNORED
    condition = instruction.get("gate", {}).get("if")
    if condition:
        yield from _choose_late(reading, condition["mightOf"])
        might = reading.might_of(condition["mightOf"])
        if might is None:
            return Outcome.IGNORED  # Which is not "otherwise" either (359.3.e.12).
        if not within(might, condition):
            return Outcome.UNMET
    for mention in mentions_in(instruction):
        yield from _choose_late(reading, mention)
    amount = reading.amount(instruction.get("amount", 0))
    if amount is None:
        return Outcome.IGNORED
    if "player" in instruction:
        return _draw_or_discard(reading, instruction, amount)
    return (yield from _act_on_objects(reading, instruction, amount))


def _choose_late(reading: Reading, mention: Json) -> Asking:
    """Has players choose what is no target: only now, and each among their own where others have a share in it."""
    table, item = reading.table, reading.item
    for choice in choices_in(mention):
        if is_target(choice, table.profile) or choice["id"] in reading.legal:
            continue
        options = options_for(choice, view_of(table, item, choice), target=False)
        picks: list[str] = []
        for player in _choosers(reading, choice):
            own = [id for id in options if "by" not in choice or table.objects[id].controller == player]
            picks += yield from pick(item, choice, player, own)
        item.chosen[choice["id"]] = reading.legal[choice["id"]] = [table.refer(id) for id in picks]


def _choosers(reading: Reading, choice: Json) -> Iterable[str]:
    by = choice.get("by")
    if by is None:
        return [reading.item.controller]
    if by == "each player":
        return PLAYERS
    if by == "opponent":
        return [opponent_of(reading.item.controller)]
    return [each.id for each in reading.stands_for(by["they"])]


def _act_on_objects(reading: Reading, instruction: Json, amount: int) -> Asking:
    mention = instruction["object"]
    recipients = reading.recipients(mention)
    if not recipients:
        return Outcome.IGNORED
    if instruction["verb"] == "choose":
        reading.acted[mention["id"]] = recipients
        return Outcome.DONE
    if instruction["verb"] == "attach":
        return _attach(reading, instruction, recipients[0])
    points = {each.id: amount for each in recipients}
    if "split" in instruction:
        points = yield from _divided(reading.item, instruction, amount, list(points))
    outcomes: dict[str, Outcome] = {}
    for id, share in points.items():
        doing = Doing(reading.table, reading.item, instruction, share)
        outcomes[id] = act(doing, reading.table.objects[id])
    # The text goes on speaking of those to whom something happened.
    happened = [id for id, outcome in outcomes.items() if outcome is not Outcome.IMPOSSIBLE]
    reading.acted[mention["id"]] = [reading.table.refer(id) for id in happened or outcomes]
    for outcome in (Outcome.DONE, Outcome.INSTEAD):
        if outcome in outcomes.values():
            return outcome
    return Outcome.IMPOSSIBLE


def _attach(reading: Reading, instruction: Json, gear: Reference) -> Outcome:
    units = reading.recipients(instruction["unit"])
    if not units:
        return Outcome.IGNORED
    return attach(reading.table, reading.table.objects[gear.id], reading.table.objects[units[0].id])


def _divided(item: Item, instruction: Json, points: int, ids: list[str]) -> Asking:
    """Damage for each, divided by the controller: at least 1, or none where they are too many for it (355.14)."""
    if len(ids) == 1 or points <= 0:
        return {id: points for id in ids}
    asked = question(item, instruction["id"], item.controller, ids, points, points)
    picks = yield {**asked, "repeat": True}
    return {id: picks.count(id) for id in ids if id in picks}


def _draw_or_discard(reading: Reading, instruction: Json, amount: int) -> Outcome:
    """As many cards as there are (359.3.e.11)."""
    players = reading.players(instruction["player"])
    if not players:
        return Outcome.IGNORED
    carry_out = reading.table.draw if instruction["verb"] == "draw" else reading.table.discard
    cards = [carry_out(player, amount) for player in players]
    return Outcome.DONE if sum(cards) > 0 else Outcome.IMPOSSIBLE
