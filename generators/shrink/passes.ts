import type { Subject } from "../canonical.ts";
import { plainerAbilities, spellsForAbilities, spellsForTriggers, withoutAbilities } from "./abilities.ts";
import { otherPlaces, plainerPlaces, withoutStatuses } from "./board.ts";
import { plainerCosts, withoutCosts } from "./costs.ts";
import { fastForward } from "./fast-forward.ts";
import { plainerFilters, withoutFilters } from "./filters.ts";
import { drawsInstead, withoutGates, withoutInstructions, withoutParents } from "./instructions.ts";
import { unitsForGear } from "./kinds.ts";
import { sooner, withoutTurnEnds } from "./later.ts";
import { fewerTargets, oneInsteadOfAll, plainerMentions } from "./mentions.ts";
import { mergedPlays } from "./merged-plays.ts";
import { smallerNumbers, smallerTogether } from "./numbers.ts";
import { mergedObjects, withoutObjects } from "./objects.ts";
import { withoutPairs } from "./pairs.ts";
import { plainOrdeals } from "./plain-ordeals.ts";
import { otherPlayers, otherSide } from "./players.ts";
import { answeringAtOnce, otherTested, withoutPauses, withoutPlays, withoutSaves } from "./plays.ts";
import { rewordings } from "./rewordings.ts";
import { otherRoles, sorting } from "./table-order.ts";
import {
  drawsForAbilities,
  numbersForActions,
  playsForChanges,
  playsForRefusals,
  questionsForActions,
} from "./trades.ts";
import { plainerActions, plainerTimings, undivided } from "./verbs.ts";
import { shorterWishes, withoutAnswers } from "./wishes.ts";

/** A way to make cases simpler: everything it yields may be invalid, equal or even larger, which others check. */
export type Pass = (subject: Subject) => Iterable<Subject>;

/** What takes most away comes first. */
export const PASSES: readonly Pass[] = [
  withoutSaves,
  withoutPlays,
  otherTested,
  fastForward,
  withoutObjects,
  withoutInstructions,
  withoutParents,
  withoutAbilities,
  withoutCosts,
  withoutAnswers,
  sooner,
  answeringAtOnce,
  withoutTurnEnds,
  spellsForAbilities,
  spellsForTriggers,
  withoutStatuses,
  plainOrdeals,
  mergedPlays,
  withoutGates,
  withoutFilters,
  rewordings,
  fewerTargets,
  plainerMentions,
  shorterWishes,
  mergedObjects,
  drawsInstead,
  plainerActions,
  plainerAbilities,
  plainerCosts,
  undivided,
  oneInsteadOfAll,
  unitsForGear,
  plainerFilters,
  plainerPlaces,
  otherPlaces,
  otherPlayers,
  otherSide,
  plainerTimings,
  smallerNumbers,
  smallerTogether,
  withoutPauses,
  sorting,
  otherRoles,
  numbersForActions,
  questionsForActions,
  drawsForAbilities,
  playsForRefusals,
  playsForChanges,
  withoutPairs,
];
