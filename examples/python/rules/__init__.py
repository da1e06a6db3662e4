"""A small rules engine: the table, the text of a card, what may be chosen, the chain, and what a resolving item does."""
