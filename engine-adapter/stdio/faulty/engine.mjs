/**
 * A small engine that knows two actions, kill and deal, in plain JavaScript: it starts in a moment. It has no types,
 * since it stands for engines of other languages.
 */

/** What a setup needs that the engine lacks, as far as it looks. */
export function lacking({ cards, objects }, verbs) {
  const offered = new Set(["noun:unit", ...verbs.map((verb) => `verb:${verb}`)]);
  const needs = cards.flatMap(({ text, abilities, costs = [] }) => [
    ...text.flatMap(({ verb, gate, split, object }) => [
      `verb:${verb}`,
      ...(gate ? ["link:action"] : []),
      ...(split ? ["split"] : []),
      ...(object ? ofMention(object) : []),
    ]),
    ...abilities.map(() => "ability:triggered"),
    ...costs.map(({ pay }) => `cost:${pay}`),
  ]);
  const odd = objects.flatMap(({ kind, owner, controller, token, place, buffed, qualities = [] }) => [
    ...(kind === "gear" || kind === "legend" ? [`object:${kind}`] : []),
    ...(owner === controller ? [] : ["object:stolen"]),
    ...(token ? ["object:token"] : []),
    ...(buffed ? ["object:buffed"] : []),
    ...(place.startsWith("facedown") ? ["play:hidden"] : []),
    ...qualities.map((quality) => `quality:${quality}`),
  ]);
  return [...new Set([...needs, ...odd])].filter((feature) => !offered.has(feature));
}

function ofMention({ choose, count, filters = [], word, from, by }) {
  if (!choose) return ["mention:all"];
  return [
    `noun:${choose}`,
    ...(count.max > 1 ? ["mentions:2"] : []),
    ...(word === "must" || word === "pick" ? [`choice:${word}`] : []),
    ...(by ? ["choice:others"] : []),
    ...(from ? [`from:${from}`] : []),
    ...filters.map(({ is }) => `filter:${is ?? "might"}`),
  ];
}

/** A game; it changes its own setup. */
export function newGame({ cards, objects }) {
  const things = new Map(objects.map((object) => [object.id, { damage: 0, ...object }]));
  const chain = [];
  let priority = "P1";
  let passes = 0;
  const onBoard = (id) => /^(base|battlefield):/.test(things.get(id)?.place ?? "");
  const textOf = (id) => cards.find((card) => card.id === things.get(id).card).text;
  const toTrash = (thing) => {
    thing.place = `trash:${thing.owner}`;
  };

  function play({ player, card, choices }) {
    const thing = things.get(card);
    if (thing?.place !== `hand:${player}`) return "not in hand";
    if (chain.length > 0 && cards.find(({ id }) => id === thing.card).timing !== "reaction") return "no reaction";
    if (chain.length === 0 && player !== "P1") return "not their turn";
    for (const { object } of textOf(card)) {
      const ids = choices[object.id] ?? [];
      if (ids.length < object.count.min || ids.length > object.count.max) return "wrong number of targets";
      if (!ids.every((id) => onBoard(id) && things.get(id).kind === "unit")) return "no legal target";
    }
    thing.place = "chain";
    chain.push({ card, player, choices });
    priority = player;
    passes = 0;
    return undefined;
  }

  function resolve({ card, choices }) {
    for (const { verb, object, amount } of textOf(card)) {
      for (const thing of (choices[object.id] ?? []).filter(onBoard).map((id) => things.get(id))) {
        if (verb === "kill") toTrash(thing);
        else thing.damage += amount;
      }
    }
    toTrash(things.get(card));
    for (const thing of things.values()) {
      if (thing.kind === "unit" && onBoard(thing.id) && thing.damage > 0 && thing.damage >= thing.might) toTrash(thing);
    }
  }

  const pending = () => (chain.length > 0 ? { kind: "priority", player: priority } : { kind: "none" });
  return {
    things,
    pending,
    act(action) {
      if (chain.length > 0 && action.player !== priority) return { kind: "rejected", reason: "no priority" };
      if (action.kind === "play") {
        const reason = play(action);
        if (reason) return { kind: "rejected", reason };
      } else {
        priority = priority === "P1" ? "P2" : "P1";
        passes += 1;
        if (passes === 2) {
          passes = 0;
          resolve(chain.pop());
          priority = "P1";
        }
      }
      return { kind: "ok", pending: pending() };
    },
    observe: () => ({
      places: Object.fromEntries([...things].map(([id, { place }]) => [id, [place]])),
      objects: Object.fromEntries(
        [...things].filter(([id]) => onBoard(id)).map(([id, { damage }]) => [id, { damage }]),
      ),
      chain: chain.map(({ card, player, choices }) => ({
        source: card,
        controller: player,
        targets: Object.values(choices).flat(),
      })),
    }),
  };
}
