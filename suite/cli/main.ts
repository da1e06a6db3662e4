#!/usr/bin/env node
import { EXIT } from "../exit-code.ts";
import { failureOf } from "./failure.ts";
import { complain, forgiveClosedPipes, keepStandardOutput, LiveLine } from "./output.ts";
import { programOf } from "./program.ts";

const live = new LiveLine();
let finished = false;

function end(code: number): never {
  finished = true;
  live.clear();
  process.exit(code);
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

// Ended by its own hand the process takes the children of its engines along.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    live.clear();
    complain("interrupted");
    end(EXIT.interrupted);
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
  await programOf(live, end).parseAsync();
  end(EXIT.conforms);
} catch (error) {
  fail(error);
}
