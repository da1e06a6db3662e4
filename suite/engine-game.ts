import type { Adapter, Awaitable, Session } from "../engine-adapter/contract.ts";
import { chainShown, type Path, pathsOf, valuesShown } from "../spec/model/paths.ts";
import { playScript } from "../spec/model/script.ts";
import type { PlayEnd, Reply, Request, Trace } from "../spec/model/trace.ts";
import { validateObservation } from "../spec/schema/validate.ts";
import type { Observation, Scenario } from "../spec/types/index.ts";

/** What an engine did wrong as an engine, whatever the rules. */
export type EngineFault =
  | { readonly kind: "crash"; readonly message: string }
  | { readonly kind: "bad observation"; readonly message: string }
  | { readonly kind: "stuck"; readonly message: string };

/** A game as the engine played it. */
export type EngineGame =
  | { readonly kind: "played"; readonly trace: Trace }
  | { readonly kind: "unsupported"; readonly features: readonly string[] }
  /** Unclear: there was a question that does not say what it is about. */
  | { readonly kind: "window missed"; readonly unclear?: true }
  | { readonly kind: "fault"; readonly fault: EngineFault };

class BadObservation extends Error {}

/**
 * Plays a scenario on an engine, in a fresh game.
 * Stays synchronous as long as the adapter is.
 */
export function playOn(
  adapter: Adapter,
  scenario: Scenario,
  paths: readonly Path[] = pathsOf(scenario),
): Awaitable<EngineGame> {
  const { script: _, ...setup } = scenario;
  return guarded(
    () => adapter.open(setup),
    (opened) => {
      if ("unsupported" in opened) return { kind: "unsupported", features: opened.unsupported };
      const script = playScript(scenario, paths, opened.pending);
      return drive(script, opened.session, paths, {});
    },
    (error) => ({ kind: "fault", fault: { kind: "crash", message: `open: ${messageOf(error)}` } }),
  );
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
    throw new BadObservation(messageOf(error));
  }
}

function ended(trace: Trace, session: Session): Awaitable<EngineGame> {
  return mapped(session.close?.() ?? undefined, () => gameOf(trace));
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

function faultOf(error: unknown): EngineGame {
  const kind = error instanceof BadObservation ? "bad observation" : "crash";
  return { kind: "fault", fault: { kind, message: messageOf(error) } };
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
