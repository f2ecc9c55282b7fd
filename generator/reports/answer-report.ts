import { locales } from "../../contracts/locale.ts";
import { gatherLanding } from "./gather-landing.ts";
import { gatherReportText } from "./gather-report-text.ts";
import { listReports } from "./list-reports.ts";
import { renderReportDocument } from "./render-report-document.ts";
import { landingPath, reportEntry, reportTextPath } from "./write-reports.ts";

/** What the dev server answers for a report: its document or its words; undefined for any other path. */
export async function answerReport(
  pathname: string,
  siteUrl: string,
): Promise<{ type: string; body: string } | undefined> {
  for (const slug of await listReports()) {
    if (pathname === `/dashboards/${slug}`) {
      const assets = { css: "", styles: [], modules: [`/${reportEntry}`] };
      return { type: "text/html", body: await renderReportDocument(slug, siteUrl, assets) };
    }
    if (pathname === landingPath(slug)) {
      return { type: "application/json", body: JSON.stringify(await gatherLanding(slug)) };
    }
    for (const language of locales) {
      if (pathname !== reportTextPath(slug, language)) continue;
      const text = await gatherReportText(slug, language);
      return { type: "application/json", body: JSON.stringify(text) };
    }
  }
  return undefined;
}
