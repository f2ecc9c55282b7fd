import { locales } from "../../contracts/locale.ts";
import type { Fault } from "../content-check/fault.ts";
import { checkReportFigures } from "./check-report-figures.ts";
import { checkReportLayout } from "./check-report-layout.ts";
import { checkReportWords } from "./check-report-words.ts";
import { gatherReportText } from "./gather-report-text.ts";
import { listReports, loadReport, reportFile } from "./list-reports.ts";

/** Lists what is wrong with the reports: layout, words in both languages, story, figures. */
export async function checkReports(): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const slug of await listReports()) {
    const report = await loadReport(slug);
    const file = reportFile(slug);
    faults.push(...checkReportLayout(file, report), ...checkReportFigures(file, report));
    for (const locale of locales) {
      const { report: words, story } = await gatherReportText(slug, locale);
      faults.push(...checkReportWords(`content/reports/${locale}/${slug}.json`, report, words));
      if (locale !== "es") continue;
      for (const { id } of report.definition.story.filter((step) => story[step.id] === undefined)) {
        const remedy = `Name one of ${Object.keys(story).join(", ")}.`;
        faults.push({ file, problem: `the case study has no key point "${id}"`, remedy });
      }
    }
  }
  return faults;
}
