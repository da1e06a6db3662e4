"""An item resolves: its targets are judged once, then its instructions are carried out in order (359.3.e)."""

from __future__ import annotations

from typing import Any, Dict, Generator, Iterable, List, Optional

from .actions import Doing, Outcome, act, attach
from .chain import Item
from .fitting import everything, is_legal, options_for, view_of, within
from .table import PLAYERS, Reference, Table, opponent_of
from .text import choices_in, choices_of, instruction_with, is_target, mention_with, mentions_in

Json = Dict[str, Any]

# Something that asks questions on its way, and is sent the picks.
Asking = Generator[Json, List[str], Any]


class Resolution:
    """What an item does, and what became of each of its instructions."""

    def __init__(self, table: Table, item: Item) -> None:
        self.table = table
        self.item = item
        # By instruction id.
        self.outcomes: Dict[str, Outcome] = {}
        # By mention id: what of the chosen is legal, and what its instruction then acted on.
        self.legal: Dict[str, List[Reference]] = {}
        self.acted: Dict[str, List[Reference]] = {}

    def run(self) -> Asking:
        """Carries out the text. Yields questions and is sent the picks."""
        for choice in choices_of(self.item.text):
            if choice["id"] in self.item.chosen:
                yield from self._judge(choice)
        for instruction in self.item.text:
            self.outcomes[instruction["id"]] = yield from self._carry_out(instruction)
            if self.item.ability is None and self.item.source.place != "chain":
                return  # What leaves the chain does nothing more (359.3.e.15).

    def _judge(self, choice: Json) -> Asking:
        """Judges the targets of one mention; of a group that is too much now, a part is kept (355.11.b)."""
        view = view_of(self.table, self.item, choice)
        legal = [each for each in self.item.chosen[choice["id"]] if is_legal(each, choice, view)]
        if "group" in choice and total_might(self.table, legal) > choice["group"]["totalMight"]:
            options = [each.id for each in legal]
            picks = yield self._question(self.item.controller, options, 0, len(options), choice["group"]["id"])
            legal = self._that_fit(picks, choice["group"]["totalMight"])
        self.legal[choice["id"]] = legal

    def _that_fit(self, picks: List[str], limit: int) -> List[Reference]:
        kept: List[Reference] = []
        for pick in map(self.table.refer, picks):
            if total_might(self.table, [*kept, pick]) <= limit:
                kept.append(pick)
        return kept

    def _carry_out(self, instruction: Json) -> Asking:
        if not self._links_hold(instruction):
            return Outcome.IGNORED
        gate = instruction.get("gate", {})
        if "if" in gate:
            yield from self._choose_late(gate["if"]["mightOf"])
            might = self._might_of(gate["if"]["mightOf"])
            if might is None:
                return Outcome.IGNORED  # Which is not "otherwise" either (359.3.e.12).
            if not within(might, gate["if"]):
                return Outcome.UNMET
        for mention in mentions_in(instruction):
            yield from self._choose_late(mention)
        amount = self._amount(instruction.get("amount", 0))
        if amount is None:
            return Outcome.IGNORED
        if "player" in instruction:
            return self._count(instruction, amount)
        return (yield from self._act(instruction, amount))

    def _links_hold(self, instruction: Json) -> bool:
        """Whether what an instruction refers to was carried out (359.3.e.14)."""
        gate = instruction.get("gate", {})
        if "ifDone" in gate and self.outcomes[gate["ifDone"]] is not Outcome.DONE:
            return False
        if "otherwise" in gate and self.outcomes[gate["otherwise"]] is not Outcome.UNMET:
            return False
        for mention in mentions_in(instruction):
            parent = instruction_with(self.item.text, mention.get("it") or mention.get("of") or "")
            if parent and not self._speaks_on(self.outcomes.get(parent["id"], Outcome.DONE)):
                return False
        return True

    def _speaks_on(self, outcome: Outcome) -> bool:
        """Whether a text goes on speaking of what an instruction was about."""
        if outcome is Outcome.IMPOSSIBLE:
            return self.table.profile == "FAQ+"  # The rulings call it negated; by the Core Rules it is ignored.
        return outcome in (Outcome.DONE, Outcome.INSTEAD)

    def _choose_late(self, mention: Json) -> Asking:
        """Has somebody choose what is no target: only now, and each among their own where others do (355.10.e)."""
        for choice in choices_in(mention):
            if is_target(choice, self.table.profile) or choice["id"] in self.legal:
                continue
            view = view_of(self.table, self.item, choice)
            options = options_for(choice, view, target=False)
            picks: List[str] = []
            for player in self._choosers(choice):
                own = [id for id in options if "by" not in choice or self.table.objects[id].controller == player]
                least, most = (min(n, len(own)) for n in (choice["count"]["min"], choice["count"]["max"]))
                if most > 0:
                    picks += yield self._question(player, own, least, most, choice["id"])
            self.item.chosen[choice["id"]] = self.legal[choice["id"]] = [self.table.refer(id) for id in picks]

    def _choosers(self, choice: Json) -> Iterable[str]:
        by = choice.get("by")
        if by is None:
            return [self.item.controller]
        if by == "each player":
            return PLAYERS
        if by == "opponent":
            return [opponent_of(self.item.controller)]
        return [each.id for each in self._stands_for(by["they"])]

    def _question(self, player: str, options: List[str], least: int, most: int, mention: str, **more: bool) -> Json:
        return {
            "kind": "question",
            "player": player,
            "options": options,
            "min": least,
            "max": most,
            "item": self.item.source.id,
            "mention": mention,
            **more,
        }

    def _stands_for(self, id: str) -> List[Reference]:
        """What the text means by a mention now: what was acted on for it, else what is legal of it."""
        if id in self.acted:
            return self.acted[id]
        mention = mention_with(self.item.text, id)
        if mention and "it" in mention:
            return self._stands_for(mention["it"])
        if id in self.item.paid:
            return [self.item.paid[id]]
        if self.item.event and self.item.ability and self.item.ability.get("subject") == id:
            return [self.item.event.unit] if self.table.is_same(self.item.event.unit) else []
        return self.legal.get(id, [])

    def _recipients(self, mention: Json) -> List[Reference]:
        """What an instruction is carried out on."""
        item = self.item
        if "it" in mention:
            return [each for each in self._stands_for(mention["it"]) if self.table.is_same(each)]
        if "me" in mention:
            return [self.table.refer(item.source.id)] if item.source_is_there else []
        if "legend" in mention:
            mine = [each.id for each in self.table.legends() if each.controller == item.controller]
            return [self.table.refer(id) for id in mine[:1]]
        if "choose" in mention:
            found = self.legal.get(mention["id"], [])
        elif "all" in mention:
            ids = everything(mention, view_of(self.table, item, mention))
            found = [self.table.refer(id) for id in ids]
        else:
            found = [self.table.refer(item.source.id)] if item.ability is None else []
        if "from" in mention or "this" in mention:
            item.found.update(found)
        return found

    def _act(self, instruction: Json, amount: int) -> Asking:
        mention = instruction["object"]
        recipients = self._recipients(mention)
        if not recipients:
            return Outcome.IGNORED
        if instruction["verb"] == "choose":
            self.acted[mention["id"]] = recipients
            return Outcome.DONE
        points = {each.id: amount for each in recipients}
        if "split" in instruction:
            points = yield from self._divide(instruction, amount, list(points))
        unit = None
        if "unit" in instruction:
            unit = next(iter(self._recipients(instruction["unit"])), None)
            if unit is None:
                return Outcome.IGNORED
        outcomes: Dict[str, Outcome] = {}
        for id, share in points.items():
            doing = Doing(self.table, self.item, instruction, share)
            thing = self.table.objects[id]
            outcomes[id] = attach(doing, thing, self.table.objects[unit.id]) if unit else act(doing, thing)
        return self._sum_up(mention, outcomes)

    def _sum_up(self, mention: Json, outcomes: Dict[str, Outcome]) -> Outcome:
        """What became of it altogether; the text goes on speaking of those to whom something happened."""
        possible = [id for id, outcome in outcomes.items() if outcome is not Outcome.IMPOSSIBLE]
        self.acted[mention["id"]] = [self.table.refer(id) for id in possible or outcomes]
        for outcome in (Outcome.DONE, Outcome.INSTEAD):
            if outcome in outcomes.values():
                return outcome
        return Outcome.IMPOSSIBLE

    def _divide(self, instruction: Json, points: int, ids: List[str]) -> Asking:
        """The controller divides damage, at least 1 for each; what is too many for it gets none (355.14)."""
        if len(ids) == 1 or points <= 0:
            return {id: points for id in ids}
        picks = yield self._question(self.item.controller, ids, points, points, instruction["id"], repeat=True)
        return {id: picks.count(id) for id in ids if id in picks}

    def _count(self, instruction: Json, amount: int) -> Outcome:
        """Draws or discards as far as possible (359.3.e.11)."""
        players = self._players(instruction["player"])
        if not players:
            return Outcome.IGNORED
        carry_out = self.table.draw if instruction["verb"] == "draw" else self.table.discard
        cards = [carry_out(player, amount) for player in players]
        return Outcome.DONE if sum(cards) > 0 else Outcome.IMPOSSIBLE

    def _players(self, mention: Json) -> List[str]:
        if "player" in mention:
            return [self.item.controller if mention["player"] == "you" else opponent_of(self.item.controller)]
        if "choose" in mention:
            return [each.id for each in self.legal.get(mention["id"], [])]
        for each in self._stands_for(mention["of"])[:1]:
            thing = self.table.objects[each.id]
            memory = self.item.memories.get(each.id)
            if not (thing.is_on_board or thing.place == "chain" or memory):
                return []
            if mention["whose"] == "owner":
                return [thing.owner]
            return [memory.controller if memory and not thing.is_on_board else thing.controller]
        return []

    def _amount(self, amount: Any) -> Optional[int]:
        return amount if isinstance(amount, int) else self._might_of(amount["mightOf"])

    def _might_of(self, mention: Json) -> Optional[int]:
        """Might as it is now, or as it was when this item itself took the unit away; else there is none to know."""
        if "me" in mention:
            thing, is_there = self.item.source, self.item.source_is_there
        else:
            references = self._stands_for(mention["it"] if "it" in mention else mention["id"])
            if not references:
                return None
            thing = self.table.objects[references[0].id]
            is_there = thing.is_on_board
        if is_there:
            return thing.might
        memory = self.item.memories.get(thing.id)
        return memory and memory.might


def total_might(table: Table, references: Iterable[Reference]) -> int:
    return sum(table.objects[each.id].might or 0 for each in references)
