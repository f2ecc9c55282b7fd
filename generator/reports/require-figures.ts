import type { RememberText } from "../cache/remember-text.ts";
import { describeFaults } from "../describe-faults.ts";
import type { CountItems } from "../progress.ts";
import { checkReportFigures } from "./check-report-figures.ts";
import { listReports, loadReport, reportFile } from "./list-reports.ts";
import { listReportSources } from "./report-sources.ts";

/** Throws where a report does not give a figure that its case study states (D14); those unchanged since they last did are not counted again. */
export async function requireFigures(remember: RememberText, count: CountItems): Promise<void> {
  const slugs = await listReports();
  for (const [index, slug] of slugs.entries()) {
    await remember("report figures", listReportSources(slug), async () => checkFigures(slug));
    count(index + 1, slugs.length);
  }
}

async function checkFigures(slug: string): Promise<string> {
  const faults = checkReportFigures(reportFile(slug), await loadReport(slug));
  if (faults.length > 0) throw new Error(describeFaults(faults).join("\n"));
  return "as stated";
}
