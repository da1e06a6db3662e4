import pc from "picocolors";
import { columns } from "../../reports/columns.ts";
import { INVARIANTS } from "../../spec/invariants/index.ts";
import { FEATURES } from "../feature-names.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";
import { WrongUse } from "./failure.ts";
import { cardList } from "./list-cards.ts";
import { reachList } from "./list-reach.ts";
import { colours, print } from "./output.ts";

/** The options of `list` as commander gives them. */
export interface ListFlags {
  readonly json?: true;
  readonly features?: true;
  readonly cards?: true;
  readonly reach?: string;
}

/**
 * Prints the invariants with their misreadings, the features that an engine may have or not, the cards of the catalogue,
 * or what games of some of these can tell.
 * @throws WrongUse when more than one of these is asked for, or cards that there are not
 */
export async function list({ json, features, cards, reach }: ListFlags): Promise<0> {
  if ([features, cards, reach].filter((each) => each !== undefined).length > 1)
    throw new WrongUse("list prints one thing at a time: --features, --cards or --reach");
  if (cards) await print(cardList(json === true));
  else if (reach !== undefined) await print(reachList(reach, json === true));
  else if (json) await print(`${JSON.stringify(features ? listedFeatures() : listed(), null, 2)}\n`);
  else await print(features ? featuresText() : text());
  return 0;
}

function listedFeatures(): unknown {
  return {
    suite: SUITE_VERSION,
    release: RELEASE,
    features: Object.entries(FEATURES).map(([name, means]) => ({ name, means })),
  };
}

function featuresText(): string {
  const paint = pc.createColors(colours(process.stdout));
  const heading = "Features that a game may need and an engine may lack";
  return `${[paint.bold(heading), "", ...columns(Object.entries(FEATURES))].join("\n")}\n`;
}

function listed(): unknown {
  return {
    suite: SUITE_VERSION,
    release: RELEASE,
    invariants: INVARIANTS.map(({ id, rule, statement, profile, full, misreadings }) => ({
      id,
      rule,
      statement,
      ...(profile && { profile }),
      evidence: full,
      misreadings: misreadings.map((misreading) => ({ id: misreading.id, says: misreading.says })),
    })),
  };
}

function text(): string {
  const paint = pc.createColors(colours(process.stdout));
  const blocks = INVARIANTS.map(({ id, rule, statement, profile, misreadings }) =>
    [
      `${paint.bold(id)}  ${rule}${profile ? ` · only with --profile ${profile}` : ""}`,
      `  ${statement}`,
      ...(misreadings.length > 0 ? ["  Misreadings: an engine behaves as if ..."] : []),
      ...misreadings.map((misreading) => `  · ${paint.cyan(misreading.id)}: ${misreading.says}`),
    ].join("\n"),
  );
  const heading = `${INVARIANTS.length} invariants of the Core Rules, release ${RELEASE}`;
  return `${[paint.bold(heading), ...blocks].join("\n\n")}\n`;
}
