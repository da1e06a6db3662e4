import { describe, expect, test } from "vitest";
import type { Action, Adapter, Session } from "../../engine-adapter/contract.ts";
import { mutant, patchOf } from "../../engine-adapter/mutant.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { playSentences } from "../../spec/text/sentences.ts";
import type { Card, GameObject } from "../../spec/types/index.ts";
import { campaign } from "../campaign.ts";
import { POOL } from "../default-pools.ts";
import { selectInvariants } from "../select.ts";
import { checkRelations, type Fares } from "./check.ts";
import type { Known } from "./known.ts";

const NOTHING: Known = { patches: [], broken: [] };

const goalFor = (id: string) => ({
  invariants: selectInvariants([id]),
  full: () => 20,
  missing: new Set<string>(),
  over: () => false,
  onProgress: () => {},
});

async function check(adapter: Adapter, id: string, known = NOTHING, small = false): Promise<Fares> {
  const goal = goalFor(id);
  const state = await campaign(adapter, POOL, goal);
  return checkRelations(adapter, POOL, { ...goal, small }, known, state);
}

/** The reference engine with its boards and cards changed as it is handed them. */
function altered(change: { object?: (object: GameObject) => GameObject; card?: (card: Card) => Card }): Adapter {
  const { object = (same) => same, card = (same) => same } = change;
  return {
    ...reference,
    open: (setup) => reference.open({ ...setup, objects: setup.objects.map(object), cards: setup.cards.map(card) }),
  };
}

const IDS = selectInvariants(["self/*"]).map(({ id }) => id);

describe.each([reference, sparring()])("an engine that is right keeps every relation: $engine.name", (adapter) => {
  test.each(IDS)("%s", async (id) => {
    const { evidence, findings } = await check(adapter, id);
    expect(findings).toEqual([]);
    expect(evidence.get(id)).toMatchObject({ count: 20, wanted: 20, lost: 0 });
  });
});

/** What it takes to break each relation. */
const BREAKERS: Readonly<Record<string, { readonly what: string; readonly adapter: Adapter }>> = {
  "self/there-and-back": {
    what: "a unit that moves is another unit from then on",
    adapter: mutant("illegal/regained/moves-make-new-objects"),
  },
  "self/never-written": {
    what: "what is independent of a lost target is lost with it",
    adapter: mutant("illegal/independent/lost-with-the-target"),
  },
  "self/one-less": {
    what: "one lost target spoils the others",
    adapter: mutant("illegal/some-of-one/all-or-nothing"),
  },
  "self/renamed": {
    what: "a unit that is called U1 cannot be killed",
    adapter: altered({ object: (each) => (each.id === "U1" ? { ...each, qualities: ["cantBeKilled"] } : each) }),
  },
  "self/bystander": {
    what: "a spell that has lost its target takes the first other that fits",
    adapter: mutant("illegal/no-retarget/re-aims"),
  },
  "self/order": { what: "the third spell of a game chooses what the second chose", adapter: copycat() },
  "self/same-loss": { what: "whoever returns something draws a card", adapter: altered({ card: drawsOnReturn }) },
  "self/saved": {
    what: "the targets on the chain are found again by the ids of their cards",
    adapter: sparring(["finds-targets-again"]),
  },
};

function copycat(): Adapter {
  const twisted = (session: Session): Session => {
    const plays: Extract<Action, { kind: "play" }>[] = [];
    return {
      ...session,
      act(action) {
        if (action.kind !== "play") return session.act(action);
        const second = plays[1];
        plays.push(action);
        return session.act(plays.length === 3 && second ? { ...action, choices: second.choices } : action);
      },
    };
  };
  return {
    ...reference,
    async open(setup) {
      const opened = await reference.open(setup);
      return "session" in opened ? { ...opened, session: twisted(opened.session) } : opened;
    },
  };
}

function drawsOnReturn(card: Card): Card {
  const text = card.text.flatMap((each) =>
    each.verb === "return"
      ? [
          each,
          {
            id: `${each.id}x`,
            verb: "draw" as const,
            amount: 1,
            player: { id: `${each.id}y`, player: "you" as const },
          },
        ]
      : [each],
  );
  return { ...card, text };
}

test("there is an engine against every relation", () => expect(Object.keys(BREAKERS)).toEqual(IDS));

describe.each(Object.entries(BREAKERS))("%s is broken", (id, { what, adapter }) => {
  test(`where ${what}`, async () => {
    const { findings, evidence } = await check(adapter, id);
    expect(findings).toMatchObject([{ kind: "relation broken", signature: id }]);
    expect(evidence.get(id)?.lost).toBeGreaterThan(0);
    // The case is the game that is wrong by the rules, so that a replay of it shows something.
    expect(findings[0]?.case?.telltales?.length).toBeGreaterThan(0);
    expect(findings[0]?.case?.controls?.map(({ name }) => name)).toEqual(["other game"]);
  });
});

describe("what is known already is no finding", () => {
  const name = "illegal/some-of-one/all-or-nothing";

  test("a blamed misreading that breaks the relation as well", async () => {
    const { findings, evidence } = await check(mutant(name), "self/one-less", { patches: [patchOf(name)], broken: [] });
    expect(findings).toEqual([]);
    expect(evidence.get("self/one-less")?.lost).toBeGreaterThan(0);
  });

  test("another misreading does not account for it", async () => {
    const patches = [patchOf("info/null/zero")];
    const { findings } = await check(mutant(name), "self/one-less", { patches, broken: [] });
    expect(findings).toHaveLength(1);
  });
});

test("nobody saves and loads who does not claim it", async () => {
  const { capabilities: _, ...silent } = sparring();
  let games = 0;
  const adapter: Adapter = {
    ...silent,
    open(setup) {
      games += 1;
      return silent.open(setup);
    },
  };
  const goal = { ...goalFor("self/saved"), small: false };
  const state = await campaign(adapter, POOL, goal);
  const before = games;
  const { evidence, findings } = await checkRelations(adapter, POOL, goal, NOTHING, state);
  expect([games - before, findings]).toEqual([0, []]);
  expect(evidence.get("self/saved")).toMatchObject({ count: 0, wanted: 20, lacks: "needs save and load" });
});

test("what is lost as a game is saved is shown in a small game", async () => {
  const [finding] = (await check(sparring(["loses-this-turn"]), "self/saved", NOTHING, true)).findings;
  expect(finding?.message).toMatchInlineSnapshot(
    `"A game that is saved and loaded, at whatever moment, goes on as it would have gone on. Saved and loaded, U1 has 1 Might; played on without that, U1 has 2 Might"`,
  );
  expect(finding?.case && playSentences(finding.case.scenario)).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Draw 1.").",
      "The game is saved and loaded.",
      "Everybody passes until the chain is empty.",
    ]
  `);
});

test("the games that are shown are small", async () => {
  const [finding] = (await check(mutant("illegal/some-of-one/all-or-nothing"), "self/one-less", NOTHING, true))
    .findings;
  expect(finding?.message).toMatchInlineSnapshot(
    `"When some of several targets are lost, the spell does what it does if only the others are chosen. In the one game U2 is in P2's base; in the other U2 is in P2's trash"`,
  );
  expect(finding?.case?.scenario.objects.map(({ id }) => id)).toEqual(["U1", "U2", "S1", "S2"]);
});
