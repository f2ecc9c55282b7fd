import { locales } from "../../contracts/locale.ts";
import type { AssetSource } from "../pages/document-assets.ts";
import { documentResource, fileResource, type Resource } from "../resource.ts";
import { gatherInitialSnapshot } from "./gather-initial-snapshot.ts";
import { gatherReportCopy } from "./gather-report-copy.ts";
import { listReports } from "./list-reports.ts";
import { renderReportDocument } from "./render-report-document.ts";

function reportCopyPath(slug: string, language: string): string {
  return `/_reports/${language}/${slug}.json`;
}

/** Where what a report opens with lies. */
function reportSnapshotPath(slug: string): string {
  return `/_reports/${slug}.json`;
}

/** Lists the document, the initial snapshot and the copy of every report. */
export async function listReportResources(
  siteUrl: string,
  assetsOf: AssetSource["ofReport"],
): Promise<Resource[]> {
  const slugs = await listReports();
  return slugs.flatMap((slug) => [
    documentResource(`/dashboards/${slug}`, async () =>
      renderReportDocument(slug, siteUrl, await assetsOf(slug)),
    ),
    fileResource(reportSnapshotPath(slug), async () =>
      JSON.stringify(await gatherInitialSnapshot(slug)),
    ),
    ...locales.map((language) =>
      fileResource(reportCopyPath(slug, language), async () =>
        JSON.stringify(await gatherReportCopy(slug, language)),
      ),
    ),
  ]);
}
