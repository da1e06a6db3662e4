import { describe, expect, it } from "vitest";
import { reference } from "../../engine-adapter/reference.ts";
import { learned, untrue } from "./handshake.ts";
import type { Asked } from "./noted.ts";

const asked = (needs: readonly string[], more: Partial<Asked> = {}): Asked => ({
  needs: new Set(needs),
  moves: [],
  ...more,
});

it("what is refused once is not offered, what is taken is; of the rest nothing is known", () => {
  const games = [
    asked(["verb:kill", "noun:unit"]),
    asked(["verb:kill", "noun:gear"], { refused: ["noun:gear"] }),
    asked(["verb:draw"], { threw: true }),
  ];
  expect(learned(games)).toEqual({ "verb:kill": true, "noun:unit": true, "noun:gear": false });
});

describe("what an adapter says of itself", () => {
  const of = (features: Readonly<Record<string, boolean>>, ...games: readonly Asked[]) =>
    untrue({ ...reference, capabilities: { features } }, games);

  it("is true", () => {
    expect(of({ "verb:kill": true, "verb:draw": false }, asked(["verb:kill"]))).toEqual({ bad: [], fair: [] });
  });

  it.each([
    [
      of({ "verb:kill": true }, asked(["verb:kill"], { refused: ["verb:kill"] })),
      'capabilities claim "verb:kill", but a game with it is refused',
    ],
    [of({ "verb:kil": false }), 'capabilities name "verb:kil", which is no feature; the nearest is "verb:kill"'],
    [
      of({}, asked(["verb:kill"], { refused: ["verb:kil"] })),
      'a game is refused for "verb:kil", which is no feature; the nearest is "verb:kill"',
    ],
    [of({}, asked(["verb:kill"], { refused: [] })), "a game is refused without a name of what is missing"],
    [of({}, asked(["verb:kill"], { refused: ["verb:draw"] })), 'a game is refused for "verb:draw", which is not in it'],
    [
      untrue({ ...reference, engine: JSON.parse('{ "name": "mine" }') }, []),
      'engine: no valid engine: at the top: must have the property "version"',
    ],
  ])("is not so", ({ bad }, complaint) => {
    expect(bad).toEqual([complaint]);
  });

  it("may keep games from an engine that could play them", () => {
    expect(of({ "verb:draw": false }, asked(["verb:draw"])).fair).toEqual([
      'capabilities deny "verb:draw", but games with it are taken',
    ]);
    expect(of({}, asked(["verb:kill"]), asked(["verb:kill"], { refused: ["verb:kill"] })).fair).toEqual([
      '"verb:kill" is refused in one game and taken in another; no game with it is tried',
    ]);
  });
});
