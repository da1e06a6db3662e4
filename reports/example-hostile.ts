import type { Report } from "../spec/types/index.ts";
import { REPORT } from "./example-runs.ts";
import { CASE, FINDING } from "./example-violation.ts";

/** Text that means something to whatever shows it: markup, commands to CIs, steering characters, and a great deal of it. */
export const NASTY =
  `<script>x</script>\u001b[31m\u0000\ufffe\ud800\r\n::error::gone\n##[add-mask]a ##vso[task] ]]> & " ' %0A ` +
  `|\`\`\`\n</details></failure>@someone #12 [x](http://y.z)\u202e${"x".repeat(10_000)}`;

/** A run on an engine that says such text wherever it can, its file written by somebody who means harm. */
export const HOSTILE: Report = {
  ...REPORT,
  suite: NASTY,
  release: NASTY,
  profile: NASTY,
  engine: { name: NASTY, version: NASTY, language: NASTY, issues: NASTY },
  options: { adapter: NASTY, only: [NASTY] },
  primitives: [
    { name: NASTY, state: "broken", message: NASTY },
    { name: NASTY, state: "not offered" },
  ],
  invariants: REPORT.invariants.map((each) => ({
    ...each,
    id: NASTY,
    rule: NASTY,
    statement: NASTY,
    because: NASTY,
    ...(each.verdict === "violates" ? { misreading: NASTY, also: [NASTY], explains: NASTY } : {}),
  })),
  findings: [
    {
      ...FINDING,
      signature: NASTY,
      message: NASTY,
      nearest: [{ misreading: NASTY, rate: 1 }],
      case: {
        ...CASE,
        name: NASTY,
        rules: [NASTY],
        free: [`${NASTY}.might`],
        telltales: [{ after: "t3", path: "U2.place", right: "battlefield:A", wrong: NASTY }],
      },
    },
  ],
  readings: (REPORT.readings ?? []).map((each) => ({
    ...each,
    id: NASTY,
    rule: NASTY,
    asks: NASTY,
    reads: [NASTY],
    alternatives: [{ name: NASTY, says: NASTY, profiles: [NASTY], games: 1 }],
  })),
  habits: [NASTY],
  times: { started: NASTY, seconds: 1 },
};

/** What an engine may say to break out of a page, to hide, or to steer whoever reads it. */
const MARKUP = `</script><img src=x onerror="alert(1)"><b>'"&\u001b[31m\u202Egnp.exe\u0000\u2028 ${"a".repeat(3000)}`;

/** A run on an engine that says that wherever it can, and whose rules are found by their names. */
export const HOSTILE_TO_PAGES: Report = {
  ...REPORT,
  engine: { name: MARKUP, version: MARKUP, language: MARKUP, issues: `javascript:alert(1)//${MARKUP}` },
  primitives: REPORT.primitives.map((primitive) => ({ ...primitive, message: MARKUP })),
  invariants: REPORT.invariants.map((invariant) => ({
    ...invariant,
    because: MARKUP,
    cases: invariant.cases.map((of) => ({
      ...of,
      telltales: [
        { after: "t2", path: "targets", right: "U1", wrong: MARKUP },
        { after: "t3", path: "U2.place", right: "battlefield:A", wrong: MARKUP },
        { after: "t3", path: "U1.might", right: 2, wrong: MARKUP },
      ],
    })),
  })),
  findings: REPORT.findings.map((finding) => ({ ...finding, message: MARKUP, signature: MARKUP })),
  habits: [MARKUP],
};
