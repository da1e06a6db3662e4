import type { Adapter, Awaitable, Session } from "../engine-adapter/contract.ts";
import { AdapterFailed, EngineFailed, type FailureKind } from "../engine-adapter/failure.ts";
import { chainShown, type Path, pathsOf, valuesShown } from "../spec/model/paths.ts";
import { SAVE_AND_LOAD } from "../spec/model/save-and-load.ts";
import { playScript } from "../spec/model/script.ts";
import type { PlayEnd, Reply, Request, Trace } from "../spec/model/trace.ts";
import { validateObservation } from "../spec/schema/validate.ts";
import type { Observation, Scenario } from "../spec/types/index.ts";
import { setupFor, UNNAMED } from "./card-supply.ts";
import { BadFit } from "./fit.ts";
import { type Build, buildOf, learned, sentFor } from "./fitted.ts";

/** What an engine did wrong as an engine, whatever the rules. */
export interface EngineFault {
  readonly kind: FailureKind | "stuck";
  /** The same each time, as far as the engine is. */
  readonly message: string;
  /** What else is known of this one time: the end of a log; missing = nothing. */
  readonly detail?: string;
}

/** A game as the engine played it. */
export type EngineGame =
  | { readonly kind: "played"; readonly trace: Trace }
  | { readonly kind: "unsupported"; readonly features: readonly string[] }
  /** Unclear: there was a question that does not say what it is about. */
  | { readonly kind: "window missed"; readonly unclear?: true }
  /** Not played: the engine says that it builds cards of it otherwise than the scenario has them. */
  | { readonly kind: "built otherwise"; readonly build: Build }
  | { readonly kind: "fault"; readonly fault: EngineFault };

/**
 * Plays a scenario on an engine, in a fresh game.
 * Stays synchronous as long as the adapter is.
 * @param scenario as it is sent, or as the engine is known to build it
 * @param whatever plays it even where nobody knows as what a card was built
 * @throws AdapterFailed where there is no engine any more
 */
export function playOn(
  adapter: Adapter,
  scenario: Scenario,
  paths: readonly Path[] = pathsOf(scenario),
  whatever = false,
): Awaitable<EngineGame> {
  if (scenario.script.some((step) => "saveAndLoad" in step) && !claims(adapter, SAVE_AND_LOAD))
    return { kind: "unsupported", features: [SAVE_AND_LOAD] };
  const sent = sentFor(scenario);
  const setup = setupFor(adapter, sent);
  if (!setup) return { kind: "unsupported", features: [UNNAMED] };
  return guarded(
    () => adapter.open(setup),
    (opened) => {
      if ("unsupported" in opened) return { kind: "unsupported", features: opened.unsupported };
      try {
        const build = learned(adapter, sent, opened.fit);
        if (!isBuilt(build, scenario) && !(whatever && build.kind === "unknown"))
          return mapped(opened.session.close?.() ?? undefined, () => ({ kind: "built otherwise" as const, build }));
      } catch (error) {
        return faultOf(error);
      }
      const script = playScript(scenario, paths, opened.pending);
      return drive(script, opened.session, paths, {});
    },
    (error) => faultOf(error, "open: "),
  );
}

/** Whether an engine says that it has a feature for which nobody is asked who does not claim it. */
export const claims = ({ capabilities }: Adapter, feature: string): boolean =>
  capabilities?.features?.[feature] === true;

/** A game with the scenario to judge it by. */
export interface BuiltGame {
  readonly game: EngineGame;
  readonly built: Scenario;
}

/**
 * Plays a scenario with whatever cards the engine builds for it.
 * @param whatever plays it even where nobody knows as what a card was built
 */
export async function playBuilt(
  adapter: Adapter,
  scenario: Scenario,
  paths: readonly Path[] = pathsOf(scenario),
  whatever = false,
): Promise<BuiltGame> {
  const game = await playOn(adapter, scenario, paths, whatever);
  if (game.kind !== "built otherwise" || game.build.kind !== "known") return { game, built: scenario };
  const built = game.build.scenario;
  return { game: await playOn(adapter, built, paths), built };
}

/** What an engine builds of a scenario; see `buildOf`. */
export function builtBy(adapter: Adapter, scenario: Scenario): Awaitable<Build> {
  const setup = setupFor(adapter, scenario);
  return setup ? buildOf(adapter, scenario, () => adapter.open(setup)) : { kind: "no game", lost: [] };
}

/** Whether a scenario is what was built, the tree of each card included. */
function isBuilt(build: Build, scenario: Scenario): boolean {
  if (build.kind !== "known") return false;
  return build.scenario === scenario || JSON.stringify(build.scenario) === JSON.stringify(scenario);
}

type Script = Generator<Request, Trace, Reply>;

/** Hands the script's requests to the session until the script ends; goes asynchronous at the first promise. */
function drive(script: Script, session: Session, paths: readonly Path[], first: Reply): Awaitable<EngineGame> {
  let reply = first;
  try {
    for (;;) {
      const step = script.next(reply);
      if (step.done) return ended(step.value, session);
      const answer = perform(session, step.value, paths);
      if (isPromise(answer)) {
        return answer.then(
          (later) => drive(script, session, paths, later),
          (error) => faultOf(error),
        );
      }
      reply = answer;
    }
  } catch (error) {
    return faultOf(error);
  }
}

function perform(session: Session, request: Request, paths: readonly Path[]): Awaitable<Reply> {
  switch (request.kind) {
    case "act":
      return mapped(session.act(request.action), (outcome) => ({ outcome }));
    case "settle": {
      const { action } = request;
      return mapped(session.settle?.(action.player) ?? session.act(action), (outcome) => ({ outcome }));
    }
    case "observe":
      return mapped(session.observe(), (shown) => observed(checked(shown), paths));
    case "chain":
      return mapped(session.observe(), (shown) => {
        const { card } = request;
        return { chain: chainShown(checked(shown)), ...(card !== undefined && { places: shown.places[card] }) };
      });
    case "asks":
      return session.asks ? mapped(session.asks(request.card, request.ability), (asks) => ({ asks })) : {};
  }
}

function observed(shown: Observation, paths: readonly Path[]): Reply {
  return { values: valuesShown(shown, paths), chain: chainShown(shown) };
}

/** What an engine shows, if it has the agreed form; else a fault of its own kind. */
export function checked(shown: unknown): Observation {
  try {
    return validateObservation(shown);
  } catch (error) {
    throw new EngineFailed("bad observation", messageOf(error));
  }
}

function ended(trace: Trace, session: Session): Awaitable<EngineGame> {
  return guarded(
    () => session.close?.() ?? undefined,
    () => gameOf(trace),
    (error) => faultOf(error),
  );
}

function gameOf(trace: Trace): EngineGame {
  const { end } = trace;
  switch (end.kind) {
    case "unsupported":
      return { kind: "unsupported", features: [end.feature] };
    case "window missed":
      return { kind: "window missed" };
    case "unclear question":
      return { kind: "window missed", unclear: true };
    case "stuck":
      return { kind: "fault", fault: { kind: "stuck", message: stuckMessage(end) } };
    default:
      return { kind: "played", trace };
  }
}

const stuckMessage = (end: Extract<PlayEnd, { kind: "stuck" }>): string => `${end.why} (step ${end.step})`;

function faultOf(error: unknown, where = ""): EngineGame {
  if (error instanceof AdapterFailed) throw error;
  const message = `${where}${messageOf(error)}`;
  if (error instanceof BadFit) return { kind: "fault", fault: { kind: "bad observation", message } };
  if (!(error instanceof EngineFailed)) return { kind: "fault", fault: { kind: "crash", message } };
  const { kind, detail } = error;
  return { kind: "fault", fault: { kind, message, ...(detail !== undefined && { detail }) } };
}

/** What an engine did wrong, with all that is known of it. */
export function faultText({ message, detail }: EngineFault): string {
  return detail === undefined ? message : `${message}; ${detail}`;
}

/** What a thrown thing says, in one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split("\n")[0] ?? "";
}

function isPromise<T>(value: Awaitable<T>): value is PromiseLike<T> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

function mapped<A, B>(value: Awaitable<A>, map: (value: A) => Awaitable<B>): Awaitable<B> {
  return isPromise(value) ? value.then(map) : map(value);
}

function guarded<A, B>(
  make: () => Awaitable<A>,
  map: (value: A) => Awaitable<B>,
  failed: (error: unknown) => B,
): Awaitable<B> {
  try {
    const value = make();
    return isPromise(value) ? value.then(map, failed) : map(value);
  } catch (error) {
    return failed(error);
  }
}
