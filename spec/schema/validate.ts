import { Ajv, type ValidateFunction } from "ajv";
import type {
  ActReply,
  AsksReply,
  Baseline,
  Capabilities,
  Card,
  Case,
  Checkup,
  DoneReply,
  EngineInfo,
  ErrorReply,
  HelloReply,
  Observation,
  ObserveReply,
  OpenReply,
  Recording,
  Report,
  Request,
  RunEvent,
  Scenario,
} from "../types/index.ts";
import baseline from "./baseline.schema.json" with { type: "json" };
import capabilities from "./capabilities.schema.json" with { type: "json" };
import card from "./card.schema.json" with { type: "json" };
import written from "./case.schema.json" with { type: "json" };
import checkup from "./checkup.schema.json" with { type: "json" };
import event from "./event.schema.json" with { type: "json" };
import { explain, type Schemas } from "./explain.ts";
import observation from "./observation.schema.json" with { type: "json" };
import protocol from "./protocol.schema.json" with { type: "json" };
import recording from "./recording.schema.json" with { type: "json" };
import report from "./report.schema.json" with { type: "json" };
import scenario from "./scenario.schema.json" with { type: "json" };

/** A value that does not fit its schema; the message says where and what. */
export class Invalid extends Error {
  override readonly name = "Invalid";
}

const SCHEMAS: Schemas = new Map(
  [card, scenario, observation, capabilities, written, report, protocol, baseline, recording, event, checkup].map(
    (schema) => [schema.$id, schema],
  ),
);

let compiler: Ajv | undefined;

/** Made at the first use: a program that validates nothing pays nothing. */
function ajv(): Ajv {
  compiler ??= new Ajv({
    allErrors: false,
    strict: true,
    allowUnionTypes: true,
    verbose: true,
    schemas: [...SCHEMAS.values()],
  });
  return compiler;
}

function validated<T>(name: string, value: unknown, id = `${name}.schema.json`): T {
  const validate: ValidateFunction<T> | undefined = ajv().getSchema<T>(id);
  if (!validate) throw new Error(`there is no schema "${name}"`);
  if (validate(value)) return value;
  throw new Invalid(`no valid ${name}: ${explain(ajv(), SCHEMAS, id, value)}`);
}

/** @throws Invalid */
export function validateCard(value: unknown): Card {
  return validated<Card>("card", value);
}

/** @throws Invalid */
export function validateScenario(value: unknown): Scenario {
  return validated<Scenario>("scenario", value);
}

/** Observations that came inside a valid reply: they are not looked at twice. */
const known = new WeakSet<object>();

function isKnown(value: unknown): value is Observation {
  return typeof value === "object" && value !== null && known.has(value);
}

/** @throws Invalid */
export function validateObservation(value: unknown): Observation {
  return isKnown(value) ? value : validated<Observation>("observation", value);
}

/** @throws Invalid */
export function validateCapabilities(value: unknown): Capabilities {
  return validated<Capabilities>("capabilities", value);
}

/** @throws Invalid */
export function validateCase(value: unknown): Case {
  return validated<Case>("case", value);
}

/** @throws Invalid */
export function validateRecording(value: unknown): Recording {
  return validated<Recording>("recording", value);
}

/** @throws Invalid */
export function validateReport(value: unknown): Report {
  return validated<Report>("report", value);
}

/** @throws Invalid */
export function validateBaseline(value: unknown): Baseline {
  return validated<Baseline>("baseline", value);
}

/** @throws Invalid */
export function validateEvent(value: unknown): RunEvent {
  return validated<RunEvent>("event", value);
}

/** @throws Invalid */
export function validateCheckup(value: unknown): Checkup {
  return validated<Checkup>("checkup", value);
}

/** @throws Invalid */
export function validateEngineInfo(value: unknown): EngineInfo {
  return validated<EngineInfo>("engine", value, "report.schema.json#/definitions/EngineInfo");
}

/** What comes back for each op of the protocol, if no error does. */
export interface Replies {
  readonly hello: HelloReply;
  readonly open: OpenReply;
  readonly act: ActReply;
  readonly observe: ObserveReply;
  readonly asks: AsksReply;
  readonly close: DoneReply;
  readonly shutdown: DoneReply;
}

/** The definitions of request and reply by op. */
const MESSAGES: Readonly<Record<keyof Replies, readonly [request: string, reply: string]>> = {
  hello: ["HelloRequest", "HelloReply"],
  open: ["OpenRequest", "OpenReply"],
  act: ["ActRequest", "ActReply"],
  observe: ["ObserveRequest", "ObserveReply"],
  asks: ["AsksRequest", "AsksReply"],
  close: ["CloseRequest", "DoneReply"],
  shutdown: ["ShutdownRequest", "DoneReply"],
};

const isOp = (op: unknown): op is keyof Replies => typeof op === "string" && Object.hasOwn(MESSAGES, op);

/**
 * A request to an engine.
 * @throws Invalid
 */
export function validateRequest(value: unknown): Request {
  const op = typeof value === "object" && value !== null && "op" in value ? value.op : undefined;
  if (op !== undefined && !isOp(op)) throw new Invalid(`unknown op ${JSON.stringify(op)}`);
  const name = op === undefined ? "Request" : MESSAGES[op][0];
  return validated<Request>("request", value, `protocol.schema.json#/definitions/${name}`);
}

/**
 * The reply of an engine to a request.
 * @throws Invalid
 */
export function validateReply<Op extends keyof Replies>(op: Op, value: unknown): Replies[Op] | ErrorReply {
  if (typeof value === "object" && value !== null && "error" in value) {
    return validated<ErrorReply>(`reply to ${op}`, value, "protocol.schema.json#/definitions/ErrorReply");
  }
  const reply = validated<Replies[Op]>(`reply to ${op}`, value, `protocol.schema.json#/definitions/${MESSAGES[op][1]}`);
  if ("observation" in reply && reply.observation) known.add(reply.observation);
  return reply;
}
