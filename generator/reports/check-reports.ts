import { locales } from "../../contracts/locale.ts";
import type { Fault } from "../fault.ts";
import { checkReportFigures } from "./check-report-figures.ts";
import { checkReportLayout } from "./check-report-layout.ts";
import { checkReportWords } from "./check-report-words.ts";
import { gatherReportText } from "./gather-report-text.ts";
import { listReports, loadReport, reportFile } from "./list-reports.ts";

/** Lists what is wrong with every report. */
export async function checkReports(): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const slug of await listReports()) faults.push(...(await checkReport(slug)));
  return faults;
}

/** Lists what is wrong with a report: layout, words in both languages, story, figures. */
export async function checkReport(slug: string): Promise<Fault[]> {
  const report = await loadReport(slug);
  const file = reportFile(slug);
  const faults = [...checkReportLayout(file, report), ...checkReportFigures(file, report)];
  for (const locale of locales) {
    const { report: words } = await gatherReportText(slug, locale);
    faults.push(...checkReportWords(`content/reports/${locale}/${slug}.json`, report, words));
  }
  const { story } = await gatherReportText(slug, "es");
  for (const { id } of report.definition.story.filter((step) => story[step.id] === undefined)) {
    const remedy = `Name one of ${Object.keys(story).join(", ")}.`;
    faults.push({ file, problem: `the case study has no key point "${id}"`, remedy });
  }
  return faults;
}
