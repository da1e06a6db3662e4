#!/usr/bin/env node
import { EXIT } from "../exit-code.ts";
import { failureOf } from "./failure.ts";
import { Interruption, SIGNALS } from "./interruption.ts";
import { complain, forgiveClosedPipes, keepStandardOutput, LiveLine } from "./output.ts";
import { programOf } from "./program.ts";

const live = new LiveLine();
const interruption = new Interruption();
let finished = false;

function end(code: number): never {
  finished = true;
  live.clear();
  process.exit(interruption.code ?? code);
}

function fail(error: unknown): never {
  const { code, message } = failureOf(error);
  live.clear();
  if (message !== undefined) complain(message);
  if (process.env.RIFTBOUND_CONFORMANCE_DEBUG === "1" && error instanceof Error) {
    process.stderr.write(`${error.stack ?? ""}\n`);
  }
  return end(code);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    const when = interruption.take(signal);
    if (when === "nothing") return;
    live.clear();
    complain(when === "soon" ? "interrupted: ends with what there is; once more to end at once" : "interrupted");
    if (when === "at once") end(SIGNALS[signal]);
  });
}
// All that the suite calls is awaited below, so this comes from something that the engine started on its own.
process.on("uncaughtException", (error) => {
  live.clear();
  complain(`the adapter failed: it threw outside of any call: ${error instanceof Error ? error.message : error}`);
  end(EXIT.adapterFailed);
});
// An engine that never answers, or that ends the process, must not pass for one that conforms.
process.on("exit", () => {
  if (finished) return;
  complain("the adapter failed: it ended the process or never answered");
  process.exitCode = EXIT.adapterFailed;
});

forgiveClosedPipes();
keepStandardOutput();
try {
  await programOf(live, interruption, end).parseAsync();
  end(EXIT.conforms);
} catch (error) {
  fail(error);
}
