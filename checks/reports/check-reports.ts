import { locales } from "../../contracts/locale.ts";
import { FaultError } from "../../generator/faults/fault-error.ts";
import type { Fault } from "../../generator/faults/fault.ts";
import { checkReportClaims } from "../../generator/reports/check-report-claims.ts";
import { checkReportFigures } from "../../generator/reports/check-report-figures.ts";
import { checkReportLayout } from "./check-report-layout.ts";
import { checkClaimTitles } from "./check-claim-titles.ts";
import { checkReportCopy } from "./check-report-copy.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { definitionFile, openFileReport } from "../../generator/reports/from-file/file-reports.ts";
import {
  claimsFile,
  figuresFile,
  listReports,
  loadClaims,
  loadFigures,
  loadReport,
  reportFile,
} from "../../generator/reports/list-reports.ts";

export async function checkReports(): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const slug of await listReports()) {
    try {
      faults.push(...(await checkReport(slug)));
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      faults.push(...error.faults);
    }
  }
  return faults;
}

export async function checkReport(slug: string): Promise<Fault[]> {
  const report = await loadReport(slug);
  const claims = await loadClaims(slug);
  const isFromFile = openFileReport(slug) !== undefined;
  const file = isFromFile ? definitionFile(slug) : reportFile(slug);
  const faults = checkReportLayout(file, report);
  if (!isFromFile) {
    faults.push(
      ...checkReportFigures(figuresFile(slug), report, await loadFigures(slug)),
      ...checkReportClaims(claimsFile(slug), report, claims),
    );
  }
  for (const locale of locales) {
    const { report: copy } = await gatherReportCopy(slug, locale);
    const copyFile = isFromFile ? file : `content/reports/${locale}/${slug}.json`;
    faults.push(...checkReportCopy(copyFile, report, copy, isFromFile));
    faults.push(...checkClaimTitles(copyFile, report, claims, copy));
  }
  return faults;
}
