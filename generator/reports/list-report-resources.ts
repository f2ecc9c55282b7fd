import { locales } from "../../contracts/locale.ts";
import { reportCopyPath, reportSnapshotPath } from "../../contracts/report-files.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import type { RememberText } from "../cache/remember-text.ts";
import type { AssetSource } from "../pages/document-assets.ts";
import { documentResource, fileResource, type Resource } from "../resource.ts";
import { gatherInitialSnapshot } from "./gather-initial-snapshot.ts";
import { gatherReportCopy } from "./gather-report-copy.ts";
import { listReports } from "./list-reports.ts";
import { renderReportDocument } from "./render-report-document.ts";

export async function listReportResources(
  siteUrl: string,
  assetsOf: AssetSource["ofReport"],
  remember: RememberText,
): Promise<Resource[]> {
  const slugs = await listReports();
  return slugs.flatMap((slug) => listReport(slug, siteUrl, assetsOf, remember));
}

function listReport(
  slug: string,
  siteUrl: string,
  assetsOf: AssetSource["ofReport"],
  remember: RememberText,
): Resource[] {
  const render = async () => renderReportDocument(slug, siteUrl, await assetsOf(slug));
  const snapshot = async () => JSON.stringify(await gatherInitialSnapshot(slug, remember));
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
