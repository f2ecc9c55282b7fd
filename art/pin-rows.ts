import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { hashRows, rowHashesFile } from "../generator/reports/hash-rows.ts";
import { listReports, loadReport } from "../generator/reports/list-reports.ts";
import { readArguments } from "../scripts/command/read-arguments.ts";

// Writes row-hashes.json of the reports named, or of all: after a change of their data that is meant.
const { positionals } = readArguments("npm run pin-rows -- [SLUG...]", () =>
  parseArgs({ allowPositionals: true }),
);
for (const slug of positionals.length > 0 ? positionals : await listReports()) {
  const hashes = hashRows(await loadReport(slug));
  await writeFile(rowHashesFile(slug), `${JSON.stringify(hashes, null, 2)}\n`);
  console.log(`${slug}: ${String(Object.keys(hashes).length)} columns`);
}
