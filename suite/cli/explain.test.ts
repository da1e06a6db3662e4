import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { explanation } from "./explain.ts";
import { clauseLines } from "./explain-clause.ts";

const text = (what: string): string => explanation(what, false).join("\n");

describe("explain", () => {
  it("says what a rule asks for, what tests it and what is open about it", () => {
    const lines = clauseLines(
      {
        id: "1.a",
        level: "must",
        profile: "FAQ+",
        statement: "What must hold.",
        restates: ["143.4"],
        readings: [
          {
            asks: "How so?",
            readings: [
              { name: "thus", says: "it does", profiles: ["CR"] },
              { name: "else", says: "it does not", profiles: [] },
            ],
            masked: "how it does",
          },
        ],
        examples: ["what a unit does"],
        testedBy: ["illegal/regained", "illegal/later"],
      },
      pc.createColors(false),
    );
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "1.a   · must · only in profile FAQ+
        What must hold.

      Says again
        143.4

      Tested by
        · illegal/regained: What counts is the moment of resolution: failing a requirement in between does no harm, moving away and back included.
        · illegal/later: not in this version of the suite

      Open
        · How so?
            thus (CR): it does
            else: it does not
            not judged: how it does

      Examples on the page
        · what a unit does

      Written cases that it decides
        whole/unit-banished-and-replayed"
    `);
  });

  it("says why a clause is not tested", () => {
    expect(text("rulings/page")).toMatchInlineSnapshot(`
      "rulings/page  Rulings on targeting · informative
        The page is unofficial and newer than the release; what it adds makes up the profile FAQ+.

      Not tested
        it says where the rulings come from, not how a game goes"
    `);
  });

  it("lists the clauses of a page", () => {
    expect(text("359.3.e.14")).toContain("\nBelow it\n  · 359.3.e.14.a: A linked instruction needs");
    expect(text("rulings").split("\n").slice(0, 3).join("\n")).toMatchInlineSnapshot(`
      "rulings  Rulings on targeting
        · rulings/page: The page is unofficial and newer than the release; what it adds makes up the profile FAQ+.
        · rulings/target: What a text names is a target unless an exception applies; no word like "choose" is needed for it."
    `);
  });

  it("shows what is left open, with its answers and a game in which they differ", () => {
    expect(text("link/negated")).toMatchInlineSnapshot(`
      "link/negated  359.3.e.14.a · open, every answer is right · told by 20 games
        · Its target is legal, but the instruction cannot be followed: what becomes of the ones linked to it?
            ignored (CR): it is ignored like any other, and so is all that is linked to it
            negated (FAQ+): what speaks of its object still runs while that is on the board; only what speaks of its action does not
            not judged: what hangs on such an instruction, outside of link/negated, which reports the reading

      One of its games, as the suite's own model plays it
      Board
        Object    Owner  Place          Might  Remarks
        Unit U1   P2     battlefield A  5
        Unit U2   P2     battlefield A  5      can't be killed
        Unit U3   P2     battlefield A  5
        Spell S1  P1     P1's hand             "Kill a unit at a battlefield. Its controller draws 2."
        P1                                     1 other card in hand
        P2                                     1 other card in hand

      Play, and what the rules make of it
        1. P1 plays S1 ("Kill a unit at a battlefield. Its controller draws 2.") on U2.
           → the chain holds S1
           → the item on the chain targets U2
        2. Everybody passes until the chain is empty.
           → S1 is in P1's trash
           → the chain is empty

      At its end
        · ignored: U2 is at battlefield A, P2 has 1 card in hand
        · negated: U2 is at battlefield A, P2 has 3 cards in hand"
    `);
  });

  it("plays an example of an invariant, with what its misreadings make of it", () => {
    expect(text("illegal/some-of-one")).toMatchInlineSnapshot(`
      "illegal/some-of-one  359.3.e.8 · full evidence: 100 telling cases for each misreading
        An instruction some of whose targets are illegal executes on just the legal ones, with its amounts unchanged.

      Misreadings: an engine behaves as if ...
        · all-or-nothing: an instruction with several targets does nothing when one of them is illegal
        · redistributed: what an illegal target would have got is divided among the others
        · substituted: an illegal one of several targets is replaced by another object that fits

      Example  some-of-one/one-of-them-stolen: One of two enemies came over: only the other is hit

      Board
        Object       Owner  Place          Might  Remarks
        Unit X       P2     battlefield A  5
        Unit Y       P2     battlefield B  5
        Unit Z       P2     battlefield B  5
        Volley S1    P1     P1's hand             "Deal 2 to each of two enemy units."
        Turncoat R1  P1     P1's hand             reaction, "Gain control of an enemy unit at a battlefield."
        P1                                        2 other cards in hand, 6 cards in the deck
        P2                                        2 other cards in hand, 6 cards in the deck

      Play, and what the rules make of it
        1. P1 plays S1 ("Deal 2 to each of two enemy units.") on X and Y.
           → the chain holds S1
           → the item on the chain targets X and Y
        2. P1 responds with R1 ("Gain control of an enemy unit at a battlefield.") on X.
           → the chain holds S1 R1 (newest last)
           → the items on the chain, newest last, target X and Y; X
        3. Everybody passes until at most 1 item is left on the chain.
           → X is controlled by P1
           → R1 is in P1's trash
           → the chain holds S1
        4. Everybody passes until the chain is empty.
           → Y has 2 damage
           → S1 is in P1's trash
           → the chain is empty

      With a misreading instead
        · all-or-nothing: after step 4, Y has no damage
        · redistributed: after step 4, Y has 4 damage
        · substituted: after step 4, Z has 2 damage"
    `);
  });

  it("says where else the misreadings are seen that the example does not show", () => {
    expect(text("illegal/requirement")).toContain("by-owner: friendly and enemy go by the owner");
    expect(text("illegal/requirement")).toMatch(/ready-not-checked-again: .* \(see requirement\/no-longer-ready\)/);
  });

  it("plays an example of a single misreading", () => {
    expect(text("illegal/stays/followed-by-card")).toMatchInlineSnapshot(`
      "illegal/stays  359.3.e.4 · full evidence: 100 telling cases for each misreading
        A card that leaves the board becomes a new object: a target that did so is lost for good, wherever it reappears.

      Misreadings: an engine behaves as if ...
        · followed-by-card: a target is followed by its card, so that it is legal again once it is back on the board

      Example  hidden-blade/banished-and-replayed-from-hand: Hidden Blade from hand: its target is banished and played again at battlefield A

      Board
        Object                 Owner  Place          Might  Remarks
        Unit X                 P2     battlefield A  4
        Unit Y                 P2     battlefield A  4
        Hidden Blade S1        P1     P1's hand             "Kill a unit at a battlefield. Its controller draws 2."
        Thrill of the Hunt R1  P2     P2's hand             reaction, "Banish a friendly unit. Its owner plays it to battlefield A."
        P1                                                  2 other cards in hand, 6 cards in the deck
        P2                                                  2 other cards in hand, 6 cards in the deck

      Play, and what the rules make of it
        1. P1 plays S1 ("Kill a unit at a battlefield. Its controller draws 2.") on X.
           → the chain holds S1
           → the item on the chain targets X
        2. P2 responds with R1 ("Banish a friendly unit. Its owner plays it to battlefield A.") on X.
           → the chain holds S1 R1 (newest last)
           → the items on the chain, newest last, target X; X
        3. Everybody passes until at most 1 item is left on the chain.
           → X is exhausted
           → R1 is in P2's trash
           → the chain holds S1
        4. Everybody passes until the chain is empty.
           → S1 is in P1's trash
           → the chain is empty

      With a misreading instead
        · followed-by-card: after step 4, X is in P2's trash; P2 has 4 cards in hand; P2 has 4 cards in the deck"
    `);
  });
});
