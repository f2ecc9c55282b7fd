import { locales } from "../../contracts/locale.ts";
import { reportCopyPath, reportSnapshotPath } from "../../contracts/report-files.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import type { AssetSource } from "../pages/document-assets.ts";
import { documentResource, fileResource, type Resource } from "../resource.ts";
import { gatherInitialSnapshot } from "./gather-initial-snapshot.ts";
import { gatherReportCopy } from "./gather-report-copy.ts";
import { listReports } from "./list-reports.ts";
import { renderReportDocument } from "./render-report-document.ts";

export async function listReportResources(
  siteUrl: string,
  assetsOf: AssetSource["ofReport"],
): Promise<Resource[]> {
  const slugs = await listReports();
  return slugs.flatMap((slug) => listReport(slug, siteUrl, assetsOf));
}

function listReport(slug: string, siteUrl: string, assetsOf: AssetSource["ofReport"]): Resource[] {
  const render = async () => renderReportDocument(slug, siteUrl, await assetsOf(slug));
  const snapshot = async () => JSON.stringify(await gatherInitialSnapshot(slug));
  return [
    documentResource(reportPath(slug), render),
    fileResource(reportSnapshotPath(slug), snapshot),
    ...locales.map((language) =>
      fileResource(reportCopyPath(slug, language), async () =>
        JSON.stringify(await gatherReportCopy(slug, language)),
      ),
    ),
  ];
}
