import { describe, expect, it } from "vitest";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { AdapterFailed } from "../../engine-adapter/failure.ts";
import { mutant } from "../../engine-adapter/mutant.ts";
import { reference } from "../../engine-adapter/reference.ts";
import { BROKEN } from "../../engine-adapter/sparring/broken.ts";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { validateCheckup } from "../../spec/schema/validate.ts";
import { POOL } from "../default-pools.ts";
import { featuresOf } from "../features.ts";
import { doctor } from "./doctor.ts";

const examine = (adapter: Adapter) => doctor(adapter, {}, POOL);
const broken = (name: string): Adapter => BROKEN.find((each) => each.name === name)?.adapter() ?? reference;

/** The checks that are not good, what is reached and what is next. */
async function summary(adapter: Adapter): Promise<unknown> {
  const { fit, level, checks, next } = await examine(adapter);
  const marks = checks
    .filter(({ grade }) => grade !== "good")
    .map(({ name, grade, says }) => `${name} ${grade}: ${says}`);
  return { fit, level, checks: marks, next };
}

describe("an engine that does all that the suite asks for", () => {
  it("is fit, on the last level, and known by a valid checkup that is the same each time but for the speed", async () => {
    const { speed, ...first } = await examine(sparring());
    const { speed: _, ...second } = await examine(sparring());
    expect(first).toEqual(second);
    expect(validateCheckup({ ...first, speed })).toBeTruthy();
    expect([first.fit, first.level, first.habits, first.missing]).toEqual([true, "fifth", [], []]);
    expect(first.next).toBe("run the suite: 65 of 65 invariants can be told of");
  });

  it("is so with misread rules too", async () => {
    expect(await summary(mutant("link/ignored-parent/child-runs"))).toMatchObject({ fit: true, checks: [] });
  });
});

describe("what is to be mended first", () => {
  it("of engines that are broken beyond rules", async () => {
    const names = ["leaks", "bad-observation", "stuck-question", "crashes-on-banish"];
    const all: unknown[] = [];
    for (const name of names) all.push([name, await summary(broken(name))]);
    expect(all).toMatchInlineSnapshot(`
      [
        [
          "leaks",
          {
            "checks": [
              "same game twice not tried: games leak into each other",
              "games apart bad: something of a game is left in another",
              "primitives not tried: games leak into each other",
              "reactions not tried: games leak into each other",
            ],
            "fit": false,
            "level": "none",
            "next": "games apart first: let open start from nothing: no state outside of the session that it returns",
          },
        ],
        [
          "bad-observation",
          {
            "checks": [
              "board bad: 3 of 14 fields shown as they were set up, 11 not offered",
              "primitives bad: 0 work, 169 broken",
              "reactions bad: do not work",
              "refusals not tried: no illegal play could be tried",
            ],
            "fit": false,
            "level": "none",
            "next": "board first: let open take a board and observe show it, in the form of the schemas",
          },
        ],
        [
          "stuck-question",
          {
            "checks": [
              "primitives bad: 12 work, 157 broken",
              "reactions bad: do not work",
            ],
            "fit": false,
            "level": "none",
            "next": "primitives first: mend "deal": after each action \`pending\` must say who may act, and \`none\` when the chain is empty",
          },
        ],
        [
          "crashes-on-banish",
          {
            "checks": [
              "primitives fair: 161 work, 8 broken",
            ],
            "fit": true,
            "level": "first",
            "next": "run the suite: 65 of 65 invariants can be told of; for the second level (what units are like, several of them, and all of them) mend "banish"",
          },
        ],
      ]
    `);
  });

  it("of an engine that leaves damage to luck", async () => {
    expect((await examine(broken("random"))).next).toBe(
      "same game twice first: take chance and the clock out of the engine, or seed it anew in open",
    );
  });

  it("an adapter that opens no game has failed", async () => {
    await expect(examine(broken("open-throws"))).rejects.toThrow(AdapterFailed);
  });
});

describe("an engine on its way up", () => {
  /** The reference engine with those features only. */
  const only = (...offered: readonly string[]): Adapter => ({
    ...reference,
    open(setup) {
      const lacking = [...featuresOf(setup)].filter((name) => !offered.includes(name));
      return lacking.length > 0 ? { unsupported: lacking } : reference.open(setup);
    },
  });

  it("is told what to build, and what each missing feature closes off", async () => {
    const first = ["noun:unit", "verb:deal", "verb:kill", "verb:move", "verb:return"];
    const { level, next, missing } = await examine(only(...first));
    expect([level, next, missing.slice(0, 3)]).toMatchInlineSnapshot(`
      [
        "none",
        "run the suite: 19 of 65 invariants can be told of; for the first level (plain units and one chosen unit: deal, kill, move, return, draw) build verb:draw next: drawing cards, without which nothing is told of target/none-legal, illegal/counted, leave/stops and 3 more",
        [
          {
            "closes": [
              "target/none-legal",
              "illegal/counted",
              "leave/stops",
              "link/transitive",
              "link/replaced-action",
              "link/circumstances",
            ],
            "feature": "verb:draw",
            "narrows": [
              "target/must/item-lost-when-nothing-qualifies",
              "target/must/refused-when-nothing-qualifies",
              "target/condition/filter-as-condition",
              "impossible/ignored/aborts",
              "impossible/partial/all-objects-or-none",
              "impossible/partial/next-limited",
              "info/null/falls-into-otherwise",
              "info/live/as-when-begun",
              "info/look-back/owner-for-controller",
              "info/whose/owner-for-controller",
              "whole/in-order/draws-first",
              "whole/in-order/repeats-merged",
            ],
          },
          {
            "closes": [
              "illegal/stays",
              "illegal/new-object",
              "link/partial-parent",
              "link/replaced-object",
              "link/replaced-action",
            ],
            "feature": "link:object",
            "narrows": [
              "target/counter/buff-is-target",
              "info/live/as-when-begun",
              "link/circumstances/intended-place-required",
            ],
          },
          {
            "closes": [
              "target/must",
              "link/replaced-object",
              "link/replaced-action",
            ],
            "feature": "filter:friendly",
            "narrows": [
              "target/cost/cost-object-is-target",
              "illegal/requirement/alone-not-checked-again",
              "illegal/split/drops-more",
              "info/trigger-fixed/read-when-resolves",
            ],
          },
        ],
      ]
    `);
    expect((await examine(only(...first, "verb:draw"))).level).toBe("first");
  });
});

it("an engine that hits the first unit, whoever is chosen", async () => {
  const firstInLine: Adapter = {
    ...reference,
    async open(setup) {
      const opened = await reference.open(setup);
      if (!("session" in opened)) return opened;
      const { act } = opened.session;
      const swap = (id: string): string => (id === "U2" ? "U1" : id);
      return {
        ...opened,
        session: {
          ...opened.session,
          act(action) {
            if (!("choices" in action)) return act(action);
            const choices = Object.entries(action.choices).map(([mention, ids]) => [mention, ids.map(swap)]);
            return act({ ...action, choices: Object.fromEntries(choices) });
          },
        },
      };
    },
  };
  const { checks } = await examine(firstInLine);
  expect(checks.find(({ name }) => name === "primitives")?.details[0]).toMatch(
    /^deal, and \d+ more: acts on U1, which stands first, instead of the chosen U2$/,
  );
});
