import type { RememberText } from "../cache/remember-text.ts";
import { FaultError } from "../faults/fault-error.ts";
import { checkReportClaims } from "./check-report-claims.ts";
import { checkReportFigures } from "./check-report-figures.ts";
import { openFileReport } from "./from-file/file-reports.ts";
import { gatherInitialSnapshot } from "./gather-initial-snapshot.ts";
import {
  claimsFile,
  figuresFile,
  listReports,
  loadClaims,
  loadFigures,
  loadReport,
} from "./list-reports.ts";
import { listReportSources } from "./report-sources.ts";

/**
 * Throws if a report does not confirm a figure of its case study, or one of its claims is false (D14); unchanged
 * reports are not checked again. Those from files have no figure but that of their rows.
 */
export async function requireFigures(remember: RememberText): Promise<void> {
  for (const slug of await listReports()) {
    if (openFileReport(slug) === undefined) {
      await remember("report figures", listReportSources(slug), async () => checkFigures(slug));
    }
    // Computed now, while the rows are still cached.
    await gatherInitialSnapshot(slug, remember);
  }
}

async function checkFigures(slug: string): Promise<string> {
  const [report, figures, claims] = await Promise.all([
    loadReport(slug),
    loadFigures(slug),
    loadClaims(slug),
  ]);
  const faults = [
    ...checkReportFigures(figuresFile(slug), report, figures),
    ...checkReportClaims(claimsFile(slug), report, claims),
  ];
  if (faults.length > 0) throw new FaultError(faults);
  return "as stated";
}
