import type { Adapter } from "../engine-adapter/contract.ts";
import type { Scenario } from "../spec/types/index.ts";
import { setupFor } from "./card-supply.ts";
import { builtBy } from "./engine-game.ts";
import { type Build, censusOf } from "./fitted.ts";
import { type ControlGame, controlsOf } from "./judge/controls.ts";
import { type Asked, ask } from "./judge/experiment.ts";
import type { PoolCase } from "./pool-case.ts";

/** Whether an engine needs games of its own: it does not build all cards exactly, or knows cards by name only. */
export const needsFitting = (adapter: Adapter): boolean =>
  censusOf(adapter) !== undefined || adapter.capabilities?.cards === "names";

/** What an engine builds of a case, and what the rules say of that, if they can judge it. */
export interface BuiltCase {
  readonly build: Build;
  readonly asked: Asked | undefined;
}

/**
 * A case as an engine builds it.
 * @param scenario as it is sent
 * @param tested id of the physical card of the item under test
 */
export async function askFor(adapter: Adapter, scenario: Scenario, tested: string): Promise<BuiltCase> {
  const build = await builtBy(adapter, scenario);
  return { build, asked: build.kind === "known" ? ask(build.scenario, tested) : undefined };
}

/**
 * The controls of a case as an engine builds them. An engine that knows cards by name only has none without
 * instructions, so those controls are left out.
 * @param scenario as it is sent
 * @returns undefined when one cannot be judged
 */
export async function controlsFor(
  adapter: Adapter,
  scenario: Scenario,
  tested: string,
): Promise<readonly ControlGame[] | undefined> {
  if (!needsFitting(adapter)) return controlsOf(scenario, tested);
  const controls: ControlGame[] = [];
  for (const control of controlsOf(scenario, tested)) {
    if (!setupFor(adapter, control.scenario)) continue;
    const build = await builtBy(adapter, control.scenario);
    if (build.kind !== "known") return undefined;
    controls.push({ name: control.name, scenario: build.scenario });
  }
  return controls;
}

/** A generated case as an engine builds it; undefined where the rules cannot judge that. */
export async function fittedCase(
  adapter: Adapter,
  next: PoolCase,
): Promise<{ readonly build: Build; readonly built: PoolCase | undefined }> {
  const { build, asked } = await askFor(adapter, next.scenario, next.tested);
  const controls = asked && (await controlsFor(adapter, next.scenario, next.tested));
  return { build, built: asked && controls && next.as(asked, controls) };
}
