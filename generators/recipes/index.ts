import { activated, staying } from "./activated.ts";
import { again } from "./again.ts";
import { answered } from "./answered.ts";
import { arriving } from "./arriving.ts";
import { buff } from "./buff.ts";
import { chosenMe } from "./chosen-me.ts";
import { company } from "./company.ts";
import { cost } from "./cost.ts";
import { counted } from "./counted.ts";
import { countering } from "./countering.ts";
import { delayed, delayedAbility } from "./delayed.ts";
import { discard } from "./discard.ts";
import { dying } from "./dying.ts";
import { elsewhere } from "./elsewhere.ts";
import { equipping } from "./equipping.ts";
import { everything } from "./everything.ts";
import { existing, numerous } from "./existing.ts";
import { facedown } from "./facedown.ts";
import { fetched } from "./fetched.ts";
import { gathered } from "./gathered.ts";
import { greeted } from "./greeted.ts";
import { group } from "./group.ts";
import { guarded } from "./guard.ts";
import { hand } from "./hand.ts";
import { here } from "./here.ts";
import { ifSo } from "./if-so.ts";
import { landing } from "./landing.ts";
import { leaving } from "./leaving.ts";
import { aLegend, yourLegend } from "./legend.ts";
import { looked } from "./looked.ts";
import { made } from "./made.ts";
import { mourning } from "./mourning.ts";
import { ambushed, fixed, targetless } from "./moved.ts";
import { must } from "./must.ts";
import type { RecipeName } from "./names.ts";
import { offered } from "./offered.ts";
import { others } from "./others.ts";
import { diverted, prevented } from "./prevented.ts";
import { priced } from "./priced.ts";
import { promised } from "./promised.ts";
import type { Recipe } from "./recipe.ts";
import { reflexive, reflexiveAbility } from "./reflexive.ts";
import { refused } from "./refused.ts";
import { resettled } from "./resettled.ts";
import { retyped } from "./retyped.ts";
import { experience, runes } from "./runes.ts";
import { saved } from "./saved.ts";
import { sheltered } from "./sheltered.ts";
import { spared } from "./spared.ts";
import { split } from "./split.ts";
import { statuses } from "./statuses.ts";
import { swapped } from "./swapped.ts";
import { there } from "./there.ts";
import { trash } from "./trash.ts";
import { unhidden } from "./unhidden.ts";

/** Items of every sort that random spells do not come to. */
export const RECIPES: Readonly<Record<RecipeName, Recipe>> = {
  trash,
  hand,
  cost,
  saved,
  everything,
  "your legend": yourLegend,
  "a legend": aLegend,
  others,
  must,
  refused,
  buff,
  activated,
  staying,
  fixed,
  ambushed,
  targetless,
  statuses,
  discard,
  leaving,
  split,
  group,
  guarded,
  counted,
  "chosen me": chosenMe,
  prevented,
  diverted,
  dying,
  mourning,
  arriving,
  greeted,
  offered,
  spared,
  reflexive,
  delayed,
  looked,
  here,
  there,
  swapped,
  "if so": ifSo,
  existing,
  numerous,
  company,
  gathered,
  runes,
  experience,
  facedown,
  again,
  landing,
  made,
  countering,
  promised,
  priced,
  fetched,
  resettled,
  unhidden,
  elsewhere,
  sheltered,
  equipping,
  retyped,
  "reflexive ability": reflexiveAbility,
  "delayed ability": delayedAbility,
  answered,
};
