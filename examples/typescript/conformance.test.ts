import { conformance } from "riftbound-conformance/vitest";
import adapter from "./adapter.ts";

// Little evidence, so that it stays quick; leave it out where a release is to be judged.
conformance(adapter, { path: "./adapter.ts", evidence: 3 });
