import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { describeFaults } from "../describe-faults.ts";
import { checkReportFigures } from "./check-report-figures.ts";
import { listReports, loadReport, reportFile } from "./list-reports.ts";

const stampFolder = ".cache/report-figures";

/** Throws where a report does not give a figure that its case study states (D14); those unchanged since they last did are not counted again. */
export async function requireFigures(): Promise<void> {
  await mkdir(stampFolder, { recursive: true });
  for (const slug of await listReports()) {
    const stampFile = `${stampFolder}/${slug}.txt`;
    const stamp = await hashSources(slug);
    if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) continue;
    const faults = checkReportFigures(reportFile(slug), await loadReport(slug));
    if (faults.length > 0) throw new Error(describeFaults(faults).join("\n"));
    await writeFile(stampFile, stamp);
  }
}

async function hashSources(slug: string): Promise<string> {
  const sources = [
    "dashboards/{query,data}/**/*.ts",
    `dashboards/reports/${slug}/*.ts`,
    "content/catalogue/case-figures.json",
  ];
  const files: string[] = [];
  for await (const file of glob(sources)) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}
