import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { locales } from "../../contracts/locale.ts";
import type { DocumentAssets } from "../pages/render-document.ts";
import { gatherLanding } from "./gather-landing.ts";
import { gatherReportText } from "./gather-report-text.ts";
import { listReports } from "./list-reports.ts";
import { renderReportDocument } from "./render-report-document.ts";

/** The entry of all reports in the build. */
export const reportEntry = "dashboards/entry-report.tsx";

/** Where the words of a report lie in the built site. */
export function reportTextPath(slug: string, language: string): string {
  return `/_reports/${language}/${slug}.json`;
}

/** Where what a report opens with lies. */
export function landingPath(slug: string): string {
  return `/_reports/${slug}.json`;
}

/** Writes the document, the words and the landing of every report; `x.html` and `x/index.html`, so that any static host finds it. */
export async function writeReports(
  outDir: string,
  siteUrl: string,
  assetsFor: (slug: string) => Promise<Pick<DocumentAssets, "css" | "styles" | "modules">>,
): Promise<number> {
  const slugs = await listReports();
  for (const slug of slugs) {
    const document = await renderReportDocument(slug, siteUrl, await assetsFor(slug));
    for (const name of [`${slug}.html`, `${slug}/index.html`]) {
      await write(join(outDir, "dashboards", name), document);
    }
    await write(join(outDir, landingPath(slug)), JSON.stringify(await gatherLanding(slug)));
    for (const language of locales) {
      const text = await gatherReportText(slug, language);
      await write(join(outDir, reportTextPath(slug, language)), JSON.stringify(text));
    }
  }
  return slugs.length;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
