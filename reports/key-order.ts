/** The keys of a type in the order of its schema; a type that contains itself stands behind a function. */
export interface Shape {
  readonly [key: string]: Shape | (() => Shape);
}

const LEAF: Shape = {};
const condition: Shape = {
  id: LEAF,
  mightOf: mention,
  might: LEAF,
  n: LEAF,
  object: mention,
  is: LEAF,
  exists: mention,
};
const gate: Shape = { if: condition, id: LEAF, otherwise: LEAF, ifDone: LEAF };

/** Made once: what contains itself stands behind a function. */
let made: Shape | undefined;
function mention(): Shape {
  made ??= everyMention();
  return made;
}

/** Every sort of mention and filter at once: no sort has the keys of another in another order. */
function everyMention(): Shape {
  const filter: Shape = {
    id: LEAF,
    is: LEAF,
    might: LEAF,
    n: LEAF,
    choosesUnits: LEAF,
    with: mention,
    upTo: LEAF,
    moreThan: mention,
    cost: LEAF,
    at: mention,
  };
  const count: Shape = { min: LEAF, max: LEAF };
  return {
    id: LEAF,
    choose: LEAF,
    all: LEAF,
    count,
    from: LEAF,
    filters: filter,
    word: LEAF,
    by: { they: LEAF },
    group: { id: LEAF, totalMight: LEAF, together: LEAF },
    it: LEAF,
    me: LEAF,
    this: LEAF,
    legend: LEAF,
    there: LEAF,
    player: LEAF,
    whose: LEAF,
    of: LEAF,
  };
}

const instruction: Shape = {
  id: LEAF,
  verb: LEAF,
  object: mention,
  player: mention,
  unit: mention,
  amount: { id: LEAF, mightOf: mention, costOf: mention, countOf: mention },
  split: LEAF,
  exhausted: LEAF,
  token: { id: LEAF, token: LEAF, name: LEAF, might: LEAF, count: LEAF, enters: LEAF },
  to: mention,
  quality: LEAF,
  becomes: LEAF,
  might: LEAF,
  wouldDie: mention,
  instead: LEAF,
  gate,
  later: LEAF,
};

const cost: Shape = { id: LEAF, pay: LEAF, object: mention };
const ability: Shape = {
  id: LEAF,
  when: LEAF,
  subject: LEAF,
  if: condition,
  may: LEAF,
  costs: cost,
  activate: cost,
  timing: LEAF,
  text: instruction,
  passive: LEAF,
  on: mention,
  while: condition,
  wouldDie: mention,
  instead: instruction,
};
const card: Shape = {
  id: LEAF,
  name: LEAF,
  kind: LEAF,
  timing: LEAF,
  costs: cost,
  text: instruction,
  abilities: ability,
};
const filler: Shape = { hand: LEAF, deck: LEAF, runes: LEAF, exhaustedRunes: LEAF, runeDeck: LEAF, xp: LEAF };
const play: Shape = { player: LEAF, card: LEAF, choices: LEAF, respondsTo: LEAF, later: LEAF, refused: LEAF };
const activate: Shape = {
  player: LEAF,
  object: LEAF,
  ability: LEAF,
  choices: LEAF,
  respondsTo: LEAF,
  later: LEAF,
  refused: LEAF,
};
const edit: Shape = { verb: LEAF, object: LEAF, place: LEAF, respondsTo: LEAF };

const object: Shape = {
  id: LEAF,
  kind: LEAF,
  card: LEAF,
  owner: LEAF,
  controller: LEAF,
  place: LEAF,
  might: LEAF,
  energy: LEAF,
  bonus: LEAF,
  damage: LEAF,
  exhausted: LEAF,
  stunned: LEAF,
  buffed: LEAF,
  attachedTo: LEAF,
  qualities: LEAF,
  token: LEAF,
};

const scenario: Shape = {
  release: LEAF,
  profile: LEAF,
  battlefields: LEAF,
  players: { P1: filler, P2: filler },
  cards: card,
  objects: object,
  answers: LEAF,
  script: {
    id: LEAF,
    play,
    activate,
    edit,
    attack: { units: LEAF, battlefield: LEAF },
    saveAndLoad: LEAF,
    resolve: LEAF,
    endTurn: LEAF,
  },
};

const line: Shape = { name: LEAF, reason: LEAF, issue: LEAF, because: LEAF };
const checkpoint: Shape = { after: LEAF, values: LEAF };

/** Of a case. */
export const CASE: Shape = {
  format: LEAF,
  name: LEAF,
  suite: LEAF,
  rules: LEAF,
  source: LEAF,
  scenario,
  built: scenario,
  expected: checkpoint,
  misreadings: LEAF,
  telltales: { after: LEAF, path: LEAF, right: LEAF, wrong: LEAF },
  free: LEAF,
  controls: { name: LEAF, scenario, built: scenario, expected: checkpoint },
};

/** Of a report. */
export const REPORT: Shape = {
  format: LEAF,
  suite: LEAF,
  verdict: LEAF,
  release: LEAF,
  profile: LEAF,
  seed: LEAF,
  engine: { name: LEAF, version: LEAF, language: LEAF, issues: LEAF },
  stored: { file: LEAF, name: LEAF, state: LEAF, message: LEAF },
  options: { adapter: LEAF, only: LEAF, evidence: LEAF, seconds: LEAF, cases: LEAF, baseline: LEAF },
  primitives: { name: LEAF, state: LEAF, message: LEAF, case: CASE },
  invariants: {
    id: LEAF,
    rule: LEAF,
    statement: LEAF,
    verdict: LEAF,
    evidence: LEAF,
    wanted: LEAF,
    because: LEAF,
    edits: LEAF,
    unreached: LEAF,
    misreading: LEAF,
    more: LEAF,
    also: LEAF,
    explains: LEAF,
    cases: CASE,
  },
  findings: {
    kind: LEAF,
    signature: LEAF,
    message: LEAF,
    count: LEAF,
    case: CASE,
    nearest: { misreading: LEAF, rate: LEAF },
  },
  readings: {
    id: LEAF,
    rule: LEAF,
    asks: LEAF,
    state: LEAF,
    reads: LEAF,
    games: LEAF,
    alternatives: { name: LEAF, says: LEAF, profiles: LEAF, games: LEAF },
    because: LEAF,
  },
  habits: LEAF,
  baseline: { file: LEAF, known: line, fresh: line, stale: line, unjudged: line, closed: line },
  extent: {
    generated: LEAF,
    cases: LEAF,
    games: LEAF,
    windowMissed: LEAF,
    unsupported: LEAF,
    endedByTime: LEAF,
    interrupted: LEAF,
  },
  times: { started: LEAF, seconds: LEAF },
};

/** A value with its keys in the order of a shape; keys that the shape does not know, as in maps, follow as they stand. */
export function inOrder(value: unknown, shape: Shape | (() => Shape) = REPORT): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inOrder(item, shape));
  if (typeof value !== "object" || value === null) return value;
  const keys = typeof shape === "function" ? shape() : shape;
  const items = new Map<string, unknown>(Object.entries(value));
  const known = Object.keys(keys).filter((key) => items.has(key));
  const others = [...items.keys()].filter((key) => !Object.hasOwn(keys, key));
  return Object.fromEntries(
    [...known, ...others].map((key) => [
      key,
      inOrder(items.get(key), (Object.hasOwn(keys, key) ? keys[key] : undefined) ?? LEAF),
    ]),
  );
}
