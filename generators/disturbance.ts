import { mightOf, type State, type Thing } from "../spec/model/state.ts";
import type { All, Choices, Chosen, Instruction, PlayerId } from "../spec/types/index.ts";
import { other } from "./board.ts";
import { between, type Chooser, chance, pick } from "./chooser.ts";
import { choosable, type Ids, nodeIds } from "./mention.ts";

/** What happens to a target while its spell waits. */
export const DISTURBANCES = [
  "moved away",
  "returned",
  "killed",
  "banished",
  "replayed",
  "replayed elsewhere",
  "stolen",
  "Might raised",
  "Might lowered",
  "exhausted or readied",
  "stunned",
  "damaged",
  "healed",
  "protected",
] as const;
/** One of those, or what only a recipe brings about. */
export type Disturbance =
  | (typeof DISTURBANCES)[number]
  | "hurt"
  | "countered"
  | "shielded"
  | "saved"
  | "buff removed"
  | "buffed anew"
  | "detached"
  | "joined"
  | "guarded"
  | "gone from its zone"
  | "another type";

/** How disturbances come about: all in one chain, one after another, or by spells that choose nothing. */
export type Carrier = "one chain" | "in turn" | "all";

/** How it happens: chosen by a spell, or swept up by one that chooses nothing. */
export type Reach = "targeted" | "all";

/** A reaction spell with its choices. */
export interface Reaction {
  readonly player: PlayerId;
  readonly text: readonly Instruction[];
  readonly choices: Choices;
}

/** The reaction of a sort against a victim, or undefined when nobody could play it. */
export function reaction(
  chooser: Chooser,
  state: State,
  kind: Disturbance,
  victim: Thing,
  reach: Reach,
  sides: Readonly<Record<string, PlayerId>>,
): Reaction | undefined {
  const player = kind === "stolen" ? other(victim.controller) : pick(chooser, ["P1", "P2"] as const);
  if (
    reach === "targeted" &&
    !choosable(state, { player, hiddenAt: undefined }, victim.kind === "gear" ? "gear" : "unit").includes(victim)
  ) {
    return undefined;
  }
  const ids = nodeIds();
  const object = reach === "all" ? everything(victim, player, ids) : chosen(victim, chooser, player, ids);
  const text = instructions(chooser, kind, victim, object, ids, sides);
  if (!text) return undefined;
  const choices: Choices = reach === "all" ? {} : { [object.id]: [victim.id] };
  return { player, text, choices };
}

type Subject = Chosen | All;

function chosen(victim: Thing, chooser: Chooser, player: PlayerId, ids: Ids): Chosen {
  const side = victim.controller === player ? ("friendly" as const) : ("enemy" as const);
  const filters = chance(chooser, 40) ? [{ id: ids.next("f"), is: side }] : [];
  return { id: ids.next("m"), choose: victim.kind, count: { min: 1, max: 1 }, filters };
}

/** "All ... units": those on the victim's side, narrowed by where it stands. */
function everything(victim: Thing, player: PlayerId, ids: Ids): Subject {
  const side = victim.controller === player ? ("friendly" as const) : ("enemy" as const);
  const place = victim.place.startsWith("battlefield:") ? ("at a battlefield" as const) : ("in a base" as const);
  const filters = [
    { id: ids.next("f"), is: side },
    { id: ids.next("f"), is: place },
  ];
  return { id: ids.next("m"), all: victim.kind === "gear" ? "gear" : "unit", filters };
}

function instructions(
  chooser: Chooser,
  kind: Disturbance,
  victim: Thing,
  object: Subject,
  ids: Ids,
  sides: Readonly<Record<string, PlayerId>>,
): readonly Instruction[] | undefined {
  const id = ids.next("i");
  switch (kind) {
    case "moved away": {
      if (victim.kind !== "unit") return undefined;
      const homes = Object.keys(sides).filter(
        (place) => sides[place] === victim.controller && victim.place !== `battlefield:${place}`,
      );
      const toBase = victim.place.startsWith("battlefield:") && (homes.length === 0 || chance(chooser, 40));
      if (!toBase && homes.length === 0) return undefined;
      return [{ id, verb: "move", object, to: toBase ? "base" : { battlefield: pick(chooser, homes) } }];
    }
    case "returned":
      return [{ id, verb: "return", object }];
    case "killed":
      return [{ id, verb: "kill", object }];
    case "banished":
      return [{ id, verb: "banish", object }];
    case "replayed":
    case "replayed elsewhere": {
      const back = { id: ids.next("i"), verb: "play" as const, object: { id: ids.next("m"), it: object.id } };
      const elsewhere = kind === "replayed elsewhere";
      if (elsewhere && victim.place.startsWith("base:")) {
        const homes = Object.keys(sides).filter((place) => sides[place] === victim.owner);
        if (homes.length === 0 || victim.kind !== "unit") return undefined;
        return [
          { id, verb: "banish", object },
          { ...back, to: { battlefield: pick(chooser, homes) } },
        ];
      }
      return [
        { id, verb: "banish", object },
        { ...back, to: elsewhere ? "base" : "where it was" },
      ];
    }
    case "stolen":
      return [{ id, verb: "gain control", object }];
    case "Might raised":
      return victim.kind === "unit" ? [{ id, verb: "might", amount: between(chooser, 1, 4), object }] : undefined;
    case "Might lowered":
      return victim.kind === "unit" ? [{ id, verb: "might", amount: -between(chooser, 1, 3), object }] : undefined;
    case "exhausted or readied":
      return [{ id, verb: victim.exhausted ? "ready" : "exhaust", object }];
    case "stunned":
      return victim.kind === "unit" ? [{ id, verb: "stun", object }] : undefined;
    case "damaged":
      return victim.kind === "unit" ? [{ id, verb: "deal", amount: between(chooser, 1, 4), object }] : undefined;
    case "hurt": {
      const most = mightOf(victim) - victim.damage - 1;
      return victim.kind === "unit" && most > 0
        ? [{ id, verb: "deal", amount: between(chooser, 1, most), object }]
        : undefined;
    }
    case "healed":
      return victim.damage > 0 ? [{ id, verb: "heal", object }] : undefined;
    case "protected":
      return [{ id, verb: "grant", quality: "cantBeChosen", object }];
    case "shielded":
      return [{ id, verb: "prevent", amount: between(chooser, 1, 4), object }];
    case "saved":
      return [{ id, verb: "save", instead: pick(chooser, ["return", "recall"] as const), object }];
    case "buff removed":
      return victim.buff > 0 ? [{ id, verb: "remove buff", object }] : undefined;
    case "buffed anew": {
      if (victim.buff === 0) return undefined;
      const it = { id: ids.next("m"), it: object.id };
      return [
        { id, verb: "remove buff", object },
        { id: ids.next("i"), verb: "buff", object: it },
      ];
    }
    case "detached":
      return victim.attachedTo !== undefined ? [{ id, verb: "detach", object }] : undefined;
    default:
      return undefined;
  }
}

/** "Counter a spell." */
export function counterSpell(chooser: Chooser, spell: string): Reaction {
  const ids = nodeIds();
  const object: Chosen = { id: ids.next("m"), choose: "spell", count: { min: 1, max: 1 }, filters: [] };
  return {
    player: pick(chooser, ["P1", "P2"] as const),
    text: [{ id: ids.next("i"), verb: "counter", object }],
    choices: { [object.id]: [spell] },
  };
}

/** What undoes a disturbance again, or undefined where nothing does. */
export function undoing(kind: Disturbance, before: Thing, ids: Ids, player: PlayerId): Reaction | undefined {
  const object: Chosen = { id: ids.next("m"), choose: before.kind, count: { min: 1, max: 1 }, filters: [] };
  const id = ids.next("i");
  const choices: Choices = { [object.id]: [before.id] };
  const one = (instruction: Instruction): Reaction => ({ player, text: [instruction], choices });
  switch (kind) {
    case "moved away":
      return one({
        id,
        verb: "move",
        object,
        to: before.place.startsWith("base:") ? "base" : { battlefield: before.place.slice("battlefield:".length) },
      });
    case "stolen":
      return { ...one({ id, verb: "gain control", object }), player: before.controller };
    case "exhausted or readied":
      return one({ id, verb: before.exhausted ? "exhaust" : "ready", object });
    case "Might raised":
    case "Might lowered":
      return undefined;
    case "protected":
      return { ...one({ id, verb: "remove", quality: "cantBeChosen", object }), player: before.controller };
    case "damaged":
      return before.damage === 0 ? one({ id, verb: "heal", object }) : undefined;
    default:
      return undefined;
  }
}
