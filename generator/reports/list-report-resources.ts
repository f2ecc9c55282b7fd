import { trialSlug } from "../../contracts/trial/file-trial.ts";
import { locales } from "../../contracts/locale.ts";
import {
  fileDefinitionPath,
  reportCopyPath,
  reportSnapshotPath,
} from "../../contracts/report-files.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import type { ReportRenderer } from "../bundle/load-renderer.ts";
import type { RememberText } from "../cache/remember-text.ts";
import type { AssetSource } from "../pages/document-assets.ts";
import { documentResource, fileResource, type Resource } from "../resource.ts";
import { gatherInitialSnapshot } from "./gather-initial-snapshot.ts";
import { gatherReportCopy } from "./gather-report-copy.ts";
import { findRowsPath, openFileReport, publishDefinition } from "./from-file/file-reports.ts";
import { listReports } from "./list-reports.ts";
import { renderFileDocument } from "./render-file-document.ts";
import { renderReportDocument } from "./render-report-document.ts";

type ReportSources = {
  assetsOf: AssetSource["ofReport"];
  filesOf: AssetSource["ofFile"];
  claimsOf: AssetSource["ofClaims"];
  renderer: ReportRenderer;
  remember: RememberText;
};

export async function listReportResources(sources: ReportSources): Promise<Resource[]> {
  const slugs = await listReports();
  return [
    ...slugs.flatMap((slug) => listReport(slug, sources)),
    ...locales.map((locale) =>
      documentResource(reportPath(trialSlug, locale), async () =>
        renderFileDocument(locale, await sources.filesOf()),
      ),
    ),
  ];
}

function listFileResources(
  slug: string,
  own: NonNullable<ReturnType<typeof openFileReport>>,
): Resource[] {
  return [
    fileResource(fileDefinitionPath(slug), async () =>
      JSON.stringify(publishDefinition(slug, own)),
    ),
    fileResource(findRowsPath(slug, own), async () => Buffer.from(own.rows)),
  ];
}

function listReport(
  slug: string,
  { assetsOf, claimsOf, renderer, remember }: ReportSources,
): Resource[] {
  // Three resources need the snapshot; it is computed once.
  let counting: ReturnType<typeof gatherInitialSnapshot> | undefined;
  const count = async () => (counting ??= gatherInitialSnapshot(slug, remember));
  const own = openFileReport(slug);
  return [
    ...(own === undefined ? [] : listFileResources(slug, own)),
    fileResource(reportSnapshotPath(slug), async () =>
      JSON.stringify({ ...(await count()), claimsScript: claimsOf(slug) }),
    ),
    ...locales.flatMap((locale) => [
      documentResource(reportPath(slug, locale), async () =>
        renderReportDocument(slug, locale, {
          assets: await assetsOf(slug),
          initial: await count(),
          renderer,
          remember,
        }),
      ),
      fileResource(reportCopyPath(slug, locale), async () =>
        JSON.stringify(await gatherReportCopy(slug, locale)),
      ),
    ]),
  ];
}
