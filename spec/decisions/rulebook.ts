import { affected } from "./affected.ts";
import { after } from "./after.ts";
import { assignment } from "./assignment.ts";
import { begin } from "./begin.ts";
import { condition } from "./condition.ts";
import { counted } from "./counted.ts";
import { determined } from "./determined.ts";
import { division, surplus } from "./division.ts";
import { again, event } from "./event.ts";
import { extent } from "./extent.ts";
import { forbidden } from "./forbidden.ts";
import { forgotten } from "./forgotten.ts";
import { group } from "./group.ts";
import { here } from "./here.ts";
import { identity } from "./identity.ts";
import { independent } from "./independent.ts";
import { information } from "./information.ts";
import { ending, lasting } from "./lasting.ts";
import { legal } from "./legal.ts";
import { link } from "./link.ts";
import { look } from "./look.ts";
import { midway } from "./midway.ts";
import { narrowed } from "./narrowed.ts";
import { next } from "./next.ts";
import { noneLegal } from "./none-legal.ts";
import { order } from "./order.ts";
import { played } from "./played.ts";
import { reach } from "./reach.ts";
import { referent } from "./referent.ts";
import { requirement } from "./requirement.ts";
import { resting } from "./resting.ts";
import { sameObject } from "./same-object.ts";
import { share } from "./share.ts";
import { status } from "./status.ts";
import { target } from "./target.ts";
import { targeted } from "./targeted.ts";
import { whose } from "./whose.ts";

/** Every decision that the rules take, as the release has them. */
export const RULEBOOK = {
  target,
  requirement,
  identity,
  sameObject,
  legal,
  begin,
  after,
  assignment,
  affected,
  share,
  referent,
  reach,
  forgotten,
  independent,
  forbidden,
  midway,
  information,
  whose,
  condition,
  link,
  played,
  next,
  order,
  determined,
  narrowed,
  noneLegal,
  targeted,
  look,
  division,
  surplus,
  group,
  counted,
  extent,
  here,
  event,
  again,
  resting,
  status,
  lasting,
  ending,
};

/** A full set of decisions, right or misread. */
export type Rulebook = Readonly<typeof RULEBOOK>;
/** The name of one decision. */
export type DecisionName = keyof Rulebook;

/** A misreading of some decisions: each takes the decision it replaces and gives the misread one. */
export type Patch = { readonly [D in DecisionName]?: (right: Rulebook[D]) => Rulebook[D] };

/**
 * The rulebook with patches applied on top of each other, first to last.
 * @param patches the misreadings that the result has
 */
export function misread(...patches: readonly Patch[]): Rulebook {
  let book: Rulebook = RULEBOOK;
  for (const patch of patches) book = applied(book, patch);
  return book;
}

function applied(book: Rulebook, patch: Patch): Rulebook {
  const changed: { -readonly [D in DecisionName]: Rulebook[D] } = { ...book };
  const put = <D extends DecisionName>(name: D, change: Patch[D]): void => {
    if (change !== undefined) changed[name] = change(book[name]);
  };
  for (const name of DECISIONS) put(name, patch[name]);
  return changed;
}

/** The names of all decisions. */
export const DECISIONS = Object.keys(RULEBOOK) as readonly DecisionName[];
