import type { EngineInfo, Finding, InvariantResult, Report } from "./types/index.ts";

/** What a run tells while it goes on; every reporter lives on these. */
export type RunEvent =
  | {
      readonly kind: "started";
      readonly suite: string;
      readonly release: string;
      readonly profile: string;
      readonly seed: number;
      readonly engine: EngineInfo;
    }
  | {
      readonly kind: "progress";
      readonly phase: "primitives" | "generating" | "playing" | "diagnosing" | "shrinking";
      /** Steps done and to do in this phase. */
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: "invariant"; readonly result: InvariantResult }
  | { readonly kind: "finding"; readonly finding: Finding }
  | { readonly kind: "finished"; readonly report: Report };
