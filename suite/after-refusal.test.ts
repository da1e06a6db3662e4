import { expect, test } from "vitest";
import type { Action, Adapter, Outcome, Session } from "../engine-adapter/contract.ts";
import { reference } from "../engine-adapter/reference.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import type { Finding, Observation } from "../spec/types/index.ts";
import { nothingSeen } from "./campaign.ts";
import { POOL } from "./default-pools.ts";
import { illegalPlayFindings } from "./illegal-play-check.ts";
import { replay } from "./replay.ts";

/** A few cases of every stream. */
const CASES = { base: POOL.first(2) };

function check(adapter: Adapter, small = false): Promise<Finding[]> {
  return illegalPlayFindings(adapter, CASES, new Set(), [], small, nothingSeen());
}

const said = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ kind, signature, message }) => `${kind}: ${signature}: ${message}`);

test("what was refused lingers on the chain", async () => {
  expect(said(await check(sparring(["refused-lingers"])))).toMatchInlineSnapshot(`
    [
      "illegal play accepted: after a refused play: when a card is played with a target of the wrong kind, that is refused, but then the game ends otherwise: P1 has 6 cards in hand; without it P1 has 4 cards in hand",
      "illegal play accepted: after a refused activation: when an ability is activated with a target in the wrong place, that is refused, but then the game ends otherwise: U2 is in P2's trash; without it U2 is in P2's base",
    ]
  `);
});

test("what was refused is paid for, which is not shown", async () => {
  const found = await check(sparring(["refused-paid", "hides-exhausted"]));
  expect(said(found)).toMatchInlineSnapshot(`
    [
      "illegal play accepted: after a refused play: when a card is played with a target of the wrong kind, that is refused, but then a legal play is refused as well: there is no valid choice for S1",
      "illegal play accepted: after a refused activation: when an ability is activated with a target in the wrong place, that is refused, but then a legal activation is refused as well: there is no valid choice for U5",
    ]
  `);
  expect(found[0]?.case?.telltales).toMatchObject([{ path: "step", right: "ok", wrong: "refused" }]);
});

test("what was refused is paid for, which is shown at once", async () => {
  expect(said(await check(sparring(["refused-paid"])))[0]).toMatchInlineSnapshot(
    `"illegal play accepted: illegal play: with a target of the wrong kind: a card may not be played with a target of the wrong kind; that is refused, but changes U5.exhausted"`,
  );
});

/** The reference engine in which something else happens to what is done after a refusal. */
function after(instead: (session: Session, action: Action, game: number) => Outcome | undefined): Adapter {
  let games = 0;
  return {
    ...reference,
    async open(setup) {
      const opened = await reference.open(setup);
      if (!("session" in opened)) return opened;
      const { session } = opened;
      const game = games++;
      let refused = false;
      const act = async (action: Action): Promise<Outcome> => {
        const outcome = (refused ? instead(session, action, game) : undefined) ?? (await session.act(action));
        refused ||= outcome.kind === "rejected";
        return outcome;
      };
      return { ...opened, session: { ...session, act } };
    },
  };
}

/** What is chosen by a play that is refused notices that all the same, when something else is played. */
const noticesRefused: Adapter = {
  ...reference,
  async open(setup) {
    const opened = await reference.open(setup);
    if (!("session" in opened)) return opened;
    const { session } = opened;
    const waiting = new Set<string>();
    const raised = new Set<string>();
    const act = async (action: Action): Promise<Outcome> => {
      const outcome = await session.act(action);
      if (action.kind !== "play") return outcome;
      for (const id of outcome.kind === "rejected" ? Object.values(action.choices).flat() : []) {
        const { card } = setup.objects.find((each) => each.id === id) ?? {};
        if (card === "choosesMe") waiting.add(id);
      }
      if (outcome.kind === "ok") for (const id of waiting) raised.add(id);
      return outcome;
    };
    const observe = async (): Promise<Observation> => {
      const shown = await session.observe();
      const objects = Object.entries(shown.objects ?? {}).map(([id, { might, ...rest }]) => {
        const seen = typeof might === "number" && raised.has(id) ? might + 1 : might;
        return [id, { ...rest, ...(seen !== undefined && { might: seen }) }];
      });
      return { ...shown, objects: Object.fromEntries(objects) };
    };
    return { ...opened, session: { ...session, act, observe } };
  },
};

test("what was chosen by it notices that later", async () => {
  expect(said(await check(noticesRefused))).toMatchInlineSnapshot(`
    [
      "illegal play accepted: after a refused play: when a card is played with a target of the wrong kind, that is refused, but then the game ends otherwise: U5 has 5 Might; without it U5 has 4 Might",
    ]
  `);
});

const isPass = ({ kind }: Action): boolean => kind === "pass";
const priorityMovedOn = after((_, action) => (isPass(action) ? { kind: "rejected", reason: "not yours" } : undefined));
const noWindow = after((_, action) => (isPass(action) ? { kind: "ok", pending: { kind: "none" } } : undefined));
const everyThirdGame = after((_, action, game) =>
  isPass(action) && game % 3 === 2 ? { kind: "rejected", reason: "not yours" } : undefined,
);

test("priority has moved on", async () => {
  expect(said(await check(priorityMovedOn))).toMatchInlineSnapshot(`
    [
      "illegal play accepted: after a refused play: when a card is played with a target of the wrong kind, that is refused, but then the game gets stuck: a pass or an answer is refused: not yours (step s2)",
      "illegal play accepted: after a refused activation: when an ability is activated with a target in the wrong place, that is refused, but then the game gets stuck: a pass or an answer is refused: not yours (step s2)",
    ]
  `);
});

test("nobody gets to react any more", async () => {
  expect(said(await check(noWindow))).toMatchInlineSnapshot(`
    [
      "illegal play accepted: after a refused play: when a card is played with a target of the wrong kind, that is refused, but then the game ends otherwise: U1 has 6 Might; without it U1 has 15 Might",
      "illegal play accepted: after a refused activation: when an ability is activated with a target in the wrong place, that is refused, but then a legal play is refused as well: not a reaction",
    ]
  `);
});

test("what comes out otherwise each time is not said of refusals", async () => {
  expect(said(await check(everyThirdGame))).toMatchInlineSnapshot(`
    [
      "nondeterministic: unsteady: the same two games come out otherwise when they are played again (after a refused play)",
      "nondeterministic: unsteady: the same two games come out otherwise when they are played again (after a refused activation)",
    ]
  `);
});

test("the game that is shown is small, and shows it again when it is replayed", async () => {
  const [finding] = await check(sparring(["refused-lingers"]), true);
  const file = finding?.case;
  expect(file?.scenario.script).toMatchInlineSnapshot(`
    [
      {
        "id": "refused",
        "play": {
          "card": "S1",
          "choices": {
            "m1": [
              "G1",
            ],
          },
          "player": "P1",
          "refused": true,
        },
      },
      {
        "id": "s1",
        "play": {
          "card": "S1",
          "choices": {
            "m1": [
              "U1",
            ],
          },
          "player": "P1",
        },
      },
      {
        "id": "s2",
        "resolve": 0,
      },
    ]
  `);
  expect(file && (await replay(sparring(["refused-lingers"]), file))).toMatchObject({
    shows: true,
    failedControls: [],
  });
  expect(file && (await replay(reference, file))).toMatchObject({ shows: false, disputed: [] });
});
