/**
 * Engines that fail, for suite/faulty.test.ts: a sound one that speaks riftbound-conformance/1, and what each fault
 * makes of it. It is called with the name of the fault, and writes the ids of its processes to the file named by PIDS.
 */
import { spawn } from "node:child_process";
import { appendFileSync, closeSync } from "node:fs";
import { createInterface } from "node:readline";
import { lacking, newGame } from "./engine.mjs";

const [, , fault] = process.argv;
const HELLO = { protocol: "riftbound-conformance/1", engine: { name: "small", version: "1.0.0" } };
const VERBS = fault === "leaks state" ? ["kill", "deal"] : ["kill"];

let game;
/** Damage that outlives its game, where the engine leaks. */
const marks = new Map();

const send = (reply) => process.stdout.write(`${JSON.stringify(reply)}\n`);
const noteProcess = (pid) => appendFileSync(process.env.PIDS, `${pid}\n`);

/** What a sound engine answers. */
function answer({ op, setup, action }) {
  switch (op) {
    case "hello":
      return HELLO;
    case "open": {
      const unsupported = lacking(setup, VERBS);
      if (unsupported.length > 0) return { unsupported };
      game = newGame(setup);
      return { pending: game.pending() };
    }
    case "act":
      return game.act(action);
    case "observe":
      return { observation: game.observe() };
    case "close":
    case "shutdown":
      return {};
    default:
      return { error: `unknown op ${op}` };
  }
}

/** What each fault does instead of sending the reply to a play. */
const FAULTS = {
  "dies midway": () => {
    throw new Error("no such unit");
  },
  "exits midway": () => process.exit(0),
  hangs: () => {
    for (;;);
  },
  "never answers": () => {},
  "starts a process and never answers": () => {},
  "prints text": (reply) => {
    process.stdout.write("playing a card\n");
    send(reply);
  },
  "breaks JSON": () => process.stdout.write("{'kind': 'ok'}\n"),
  "replies with a list": () => send(["ok"]),
  "breaks the schema": (reply) => send({ ...reply, pending: { kind: "priority", player: 1 } }),
  "answers twice": (reply) => {
    send(reply);
    send(reply);
  },
  "answers out of order": (reply) => send({ ...reply, id: reply.id + 1 }),
  "writes a line over the limit": () => process.stdout.write("x".repeat(2 * 1024 * 1024)),
  "closes its output": () => {
    closeSync(1);
    setInterval(() => {}, 1000);
  },
  "floods its log": (reply) => {
    for (let n = 0; n < 200; n += 1) process.stderr.write(`${"log ".repeat(5000)}\n`);
    send(reply);
  },
  "says that it failed": ({ id }) => send({ id, error: "no such unit" }),
  "eats memory": () => {
    const eaten = [];
    for (;;) eaten.push(new Array(1000).fill(eaten.length));
  },
};

noteProcess(process.pid);
if (fault === "dies at once") throw new Error("no card data");
if (fault === "speaks another protocol") HELLO.protocol = "riftbound-conformance/2";
if (fault === "says that it can draw") HELLO.capabilities = { features: { "verb:draw": true } };
if (fault?.startsWith("starts a process")) {
  noteProcess(spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" }).pid);
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  const reply = { id: request.id, ...answer(request) };
  if (fault === "leaks state" && reply.pending) {
    for (const thing of game.things.values()) {
      if (request.op === "open") thing.damage ||= marks.get(thing.id) ?? 0;
      else if (thing.damage > 0) marks.set(thing.id, thing.damage);
    }
  }
  const failing = request.action?.kind === "play" ? FAULTS[fault] : undefined;
  if (failing) failing(reply);
  else send(reply);
  if (request.op === "shutdown" && fault !== "stays after shutdown") process.exit(0);
});
