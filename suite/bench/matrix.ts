import { POOL, RULED } from "../default-pools.ts";
import { runConformance } from "../run.ts";
import { violated } from "./complaint.ts";
import { TABLES } from "./tables.ts";

async function table(name: string, evidence: number | undefined): Promise<void> {
  const chosen = TABLES[name];
  if (!chosen) {
    process.stderr.write(`no table is called "${name}"; there are ${Object.keys(TABLES).join(", ")}\n`);
    process.exitCode = 2;
    return;
  }
  const rows = chosen.rows();
  const width = Math.max(...rows.map(({ label }) => label.length));
  let good = 0;
  for (const { label, adapter, profile = "CR", complaint } of rows) {
    const options = { shrink: false, profile, ...(evidence !== undefined && { evidence }) };
    const report = await runConformance(adapter, options, profile === "CR" ? POOL : RULED);
    const wrong = complaint(report);
    if (wrong === undefined) good += 1;
    const names = [...violated(report), ...report.findings.map(({ signature }) => signature)].join("; ").slice(0, 300);
    process.stdout.write(
      `${wrong === undefined ? "✓" : "✗"} ${label.padEnd(width)}  ${wrong === undefined ? names : `${wrong} [${names}]`}\n`.slice(
        0,
        400,
      ),
    );
  }
  const share = (100 * good) / rows.length;
  process.stdout.write(
    `${name}: ${good} of ${rows.length} as they must be, ${share.toFixed(1)} %; the bar is ${chosen.bar} %\n\n`,
  );
  if (share < chosen.bar) process.exitCode = 1;
}

const [, , first, evidence] = process.argv;
for (const name of first === undefined || first === "all" ? Object.keys(TABLES) : first.split(",")) {
  await table(name, evidence === undefined ? undefined : Number(evidence));
}
