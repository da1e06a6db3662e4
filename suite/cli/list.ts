import pc from "picocolors";
import { INVARIANTS } from "../../spec/invariants/index.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";
import { colours, print } from "./output.ts";

/** Prints the invariants with their misreadings. */
export async function list({ json }: { readonly json?: true }): Promise<0> {
  await print(json ? `${JSON.stringify(listed(), null, 2)}\n` : text());
  return 0;
}

function listed(): unknown {
  return {
    suite: SUITE_VERSION,
    release: RELEASE,
    invariants: INVARIANTS.map(({ id, rule, statement, full, misreadings }) => ({
      id,
      rule,
      statement,
      evidence: full,
      misreadings: misreadings.map((misreading) => ({ id: misreading.id, says: misreading.says })),
    })),
  };
}

function text(): string {
  const paint = pc.createColors(colours(process.stdout));
  const blocks = INVARIANTS.map(({ id, rule, statement, misreadings }) =>
    [
      `${paint.bold(id)}  ${rule}`,
      `  ${statement}`,
      ...(misreadings.length > 0 ? ["  Misreadings, an engine behaves as if ..."] : []),
      ...misreadings.map((misreading) => `  · ${paint.cyan(misreading.id)}: ${misreading.says}`),
    ].join("\n"),
  );
  const heading = `${INVARIANTS.length} invariants of the Core Rules, release ${RELEASE}`;
  return `${[paint.bold(heading), ...blocks].join("\n\n")}\n`;
}
