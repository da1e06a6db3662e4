import { defineAdapter, featuresOf, type Session, type Setup } from "../../suite/index.ts";

/** What the engine knows so far. A game that needs anything else is refused by name, and the suite leaves it out. */
const OFFERED = new Set(["verb:kill", "noun:unit"]);

/** Yours would hand setup and actions on to your engine; this one is small enough to stand here. */
function newGame(setup: Setup): Session {
  const places = new Map(setup.objects.map(({ id, place }) => [id, place]));
  const chain: { card: string; player: "P1" | "P2"; targets: readonly string[] }[] = [];
  const objectOf = (id: string) => setup.objects.find((object) => object.id === id);
  const cardOf = (id: string) => setup.cards.find((card) => card.id === objectOf(id)?.card);
  const onBoard = (id: string) => /^(base|battlefield):/.test(places.get(id) ?? "");
  let priority: "P1" | "P2" = "P1";
  let passes = 0;

  function play(player: "P1" | "P2", card: string, targets: readonly string[]): string | undefined {
    if (places.get(card) !== `hand:${player}`) return "not in hand";
    if (chain.length > 0 && cardOf(card)?.timing !== "reaction") return "no reaction";
    if (chain.length === 0 && player !== "P1") return "not their turn";
    const counts = cardOf(card)?.text.flatMap((each) =>
      "object" in each && "count" in each.object ? each.object.count : [],
    );
    const sum = (end: "min" | "max") => counts?.reduce((all, count) => all + count[end], 0) ?? 0;
    if (targets.length < sum("min") || targets.length > sum("max")) return "wrong number of targets";
    if (!targets.every((id) => onBoard(id) && objectOf(id)?.kind === "unit")) return "no legal target";
    places.set(card, "chain");
    chain.push({ card, player, targets });
    priority = player;
    passes = 0;
    return undefined;
  }

  function pass(): void {
    priority = priority === "P1" ? "P2" : "P1";
    passes += 1;
    if (passes < 2) return;
    passes = 0;
    const item = chain.pop();
    // A target that is gone meanwhile is ignored, and the rest goes on.
    for (const id of item?.targets.filter(onBoard) ?? []) places.set(id, `trash:${objectOf(id)?.owner}`);
    if (item) places.set(item.card, `trash:${item.player}`);
    priority = chain.at(-1)?.player ?? "P1";
  }

  return {
    act(action) {
      if (chain.length > 0 && action.player !== priority) return { kind: "rejected", reason: "no priority" };
      if (action.kind === "answer") return { kind: "rejected", reason: "nobody asked" };
      const refusal = action.kind === "play" ? play(action.player, action.card, action.targets) : pass();
      if (refusal !== undefined) return { kind: "rejected", reason: refusal };
      return { kind: "ok", pending: chain.length > 0 ? { kind: "priority", player: priority } : { kind: "none" } };
    },
    observe: () => ({
      places: Object.fromEntries([...places].map(([id, place]) => [id, [place]])),
      chain: chain.map(({ card, player, targets }) => ({ source: card, controller: player, targets: [...targets] })),
    }),
  };
}

export default defineAdapter({
  engine: { name: "my-engine", version: "0.1.0", language: "TypeScript" },
  open(setup) {
    const unsupported = [...featuresOf(setup)].filter((feature) => !OFFERED.has(feature));
    if (unsupported.length > 0) return { unsupported };
    return { session: newGame(setup), pending: { kind: "none" } };
  },
});
