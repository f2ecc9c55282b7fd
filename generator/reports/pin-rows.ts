import { writeFile } from "node:fs/promises";
import { hashRows, rowHashesFile } from "./hash-rows.ts";
import { listReports, loadReport } from "./list-reports.ts";

// Writes row-hashes.json of the reports named, or of all: after a change of their data that is meant.
const named = process.argv.slice(2);
for (const slug of named.length > 0 ? named : await listReports()) {
  const hashes = hashRows(await loadReport(slug));
  await writeFile(rowHashesFile(slug), `${JSON.stringify(hashes, null, 2)}\n`);
  console.log(`${slug}: ${String(Object.keys(hashes).length)} columns`);
}
