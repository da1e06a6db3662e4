import type { Scenario } from "../types/index.ts";
import type { InstructionOutcome } from "./outcome.ts";

/** An instruction that refers to an earlier one, its parent, and what became of that. */
export interface LinkInput {
  /** object: the child speaks of what the parent acted on; action: "if you do"; condition: "otherwise". */
  readonly by: "object" | "action" | "condition";
  readonly parent: InstructionOutcome;
  /** What the child wants to know of the parent's object. */
  readonly reads: "might" | "status" | "player" | "nothing";
  /** The parent changed nothing, since it was so already (A10 is open). */
  readonly unchanged: boolean;
  readonly profile: Scenario["profile"];
}

/**
 * Whether a link lets the child execute. An ignored parent implies an ignored child (359.3.e.14.a); a replaced one
 * stops only a child that refers to the action itself (359.3.e.14.b), and so does one that was prevented altogether, but
 * not one that was done in part or at another place (359.3.e.14.c). What is impossible though its target is legal is
 * ignored like the rest (359.3.e.6); the rulings call it negated, and what speaks of its object goes on (FAQ+).
 */
export function link(input: LinkInput): boolean {
  switch (input.parent) {
    case "done":
    case "partial":
    case "reduced":
    case "diverted":
      return input.by !== "condition";
    case "replaced":
    case "prevented":
      return input.by === "object";
    case "unmet":
      return input.by === "condition";
    case "impossible":
      return input.by === "object" && input.profile === "FAQ+";
    default:
      return false;
  }
}
