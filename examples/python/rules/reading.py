"""What the text of a resolving item means at this moment: whom it speaks of, what it may know, what hangs on what."""

from __future__ import annotations

from typing import Any

from .chain import Item
from .doing import Outcome
from .fitting import everything, view_of
from .table import Reference, Table, opponent_of
from .text import instruction_with, mention_with, mentions_in

Json = dict[str, Any]


class Reading:
    """A text as far as it has been carried out."""

    def __init__(self, table: Table, item: Item) -> None:
        self.table = table
        self.item = item
        # By instruction id.
        self.outcomes: dict[str, Outcome] = {}
        # By mention id: what of the chosen is legal, and what its instruction then acted on.
        self.legal: dict[str, list[Reference]] = {}
        self.acted: dict[str, list[Reference]] = {}

    def links_hold(self, instruction: Json) -> bool:
        """Whether everything that an instruction refers to was carried out (359.3.e.14)."""
        gate = instruction.get("gate", {})
        if "ifDone" in gate and self.outcomes[gate["ifDone"]] is not Outcome.DONE:
            return False
        if "otherwise" in gate and self.outcomes[gate["otherwise"]] is not Outcome.UNMET:
            return False
        for mention in mentions_in(instruction):
            parent = instruction_with(self.item.text, mention.get("it") or mention.get("of") or "")
            if parent and not self._is_spoken_of(self.outcomes.get(parent["id"], Outcome.DONE)):
                return False
        return True

    def _is_spoken_of(self, outcome: Outcome) -> bool:
        """Whether a text still speaks of what an instruction was about, after it came to that."""
        if outcome is Outcome.IMPOSSIBLE:
            return self.table.profile == "FAQ+"  # The rulings call it negated; by the Core Rules it is ignored.
        return outcome in (Outcome.DONE, Outcome.INSTEAD)

    def stands_for(self, id: str) -> list[Reference]:
        """What is meant by a mention: what was acted on for it, else what is legal of what was chosen for it."""
        if id in self.acted:
            return self.acted[id]
        mention = mention_with(self.item.text, id)
        if mention and "it" in mention:
            return self.stands_for(mention["it"])
        if id in self.item.paid:
            return [self.item.paid[id]]
        event = self.item.event
        if event and self.item.ability and self.item.ability.get("subject") == id:
            return [event.unit] if self.table.is_same(event.unit) else []
        return self.legal.get(id, [])

    def recipients(self, mention: Json) -> list[Reference]:
        """What an instruction is to be carried out on."""
        table, item = self.table, self.item
        if "it" in mention:
            return [each for each in self.stands_for(mention["it"]) if table.is_same(each)]
        if "me" in mention:
            return [table.refer(item.source.id)] if item.source_is_there else []
        if "legend" in mention:
            return [table.refer(each.id) for each in table.legends() if each.controller == item.controller][:1]
        if "choose" in mention:
            meant = self.legal.get(mention["id"], [])
        elif "all" in mention:
            meant = [table.refer(id) for id in everything(mention, view_of(table, item, mention))]
        else:
            meant = [table.refer(item.source.id)]
        if "from" in mention or "this" in mention:
            item.found.update(meant)
        return meant

    def players(self, mention: Json) -> list[str]:
        """Who is meant, or nobody where there is nothing to know it from."""
        if "player" in mention:
            return [self.item.controller if mention["player"] == "you" else opponent_of(self.item.controller)]
        if "choose" in mention:
            return [each.id for each in self.legal.get(mention["id"], [])]
        for each in self.stands_for(mention["of"])[:1]:
            thing = self.table.objects[each.id]
            memory = self.item.memories.get(each.id)
            if thing.is_on_board or thing.place == "chain":
                return [thing.controller if mention["whose"] == "controller" else thing.owner]
            if memory:
                return [memory.controller if mention["whose"] == "controller" else thing.owner]
        return []

    def amount(self, amount: Any) -> int | None:
        """A number, or the Might that it is to equal; None where that cannot be known (359.3.e.12)."""
        return amount if isinstance(amount, int) else self.might_of(amount["mightOf"])

    def might_of(self, mention: Json) -> int | None:
        """Might now, or as it was when this item itself took the unit away (359.3.e.13); None otherwise."""
        thing, is_there = self.item.source, self.item.source_is_there
        if "me" not in mention:
            references = self.stands_for(mention.get("it") or mention["id"])
            if not references:
                return None
            thing = self.table.objects[references[0].id]
            is_there = thing.is_on_board
        if is_there:
            return thing.might
        memory = self.item.memories.get(thing.id)
        return memory and memory.might
