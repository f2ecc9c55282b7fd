import { outDir } from "./build-site.ts";
import { checkDist } from "./content-check/check-dist.ts";
import { checkSource } from "./content-check/check-source.ts";
import { describeFaults } from "./content-check/describe-faults.ts";
import { checkReports } from "./reports/check-reports.ts";

// Without an option: copy, catalogues, Markdown and reports. With --dist: the documents that the build wrote.
const isDist = process.argv.includes("--dist");
const faults = isDist
  ? await checkDist(outDir)
  : [...(await checkSource(".")), ...(await checkReports())];
for (const line of describeFaults(faults)) console.error(line);
console.log(`${isDist ? "documents" : "content"}: ${String(faults.length)} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
