import type { ReportAlternatives, ReportClaims } from "../query/claims/claim.ts";
import type { Recommend } from "../query/claims/recommendation.ts";
import type { ReportModule } from "./report-layout.ts";

/** All code of a report; a report of the product has its claims in another file than the rest. */
export type ReportCode = {
  report: ReportModule;
  claims: ReportClaims;
  alternatives: ReportAlternatives;
  recommend: Recommend;
};

/** Imports a file of a report's code by its address; that of reports from files serves all of these. */
export async function loadReportCode<Part extends keyof ReportCode>(
  address: string,
  slug: string,
): Promise<Pick<ReportCode, Part>> {
  const code = (await import(/* @vite-ignore */ address)) as
    | ReportCode
    | { openReport: (slug: string) => Promise<ReportCode> };
  return "openReport" in code ? code.openReport(slug) : code;
}
