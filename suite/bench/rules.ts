import { writeFileSync } from "node:fs";
import { reference } from "../../engine-adapter/reference.ts";
import { renderRulesPage } from "../../reports/rules-page.ts";
import { PAGES } from "../../spec/releases/2026-07-24/index.ts";
import { runConformance } from "../run.ts";

/** Writes the page on the rules from a run of the reference engine at the default seed. */
const report = await runConformance(reference);
writeFileSync("docs/rules.md", renderRulesPage(report, PAGES));
process.stdout.write(`docs/rules.md: ${report.verdict}\n`);
if (report.verdict !== "conforms") process.exitCode = 1;
