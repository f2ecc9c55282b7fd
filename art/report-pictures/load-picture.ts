import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReportPicture } from "../../dashboards/shell/report-picture.ts";

/** Loads what a report says about its picture. */
export async function loadPicture(slug: string): Promise<ReportPicture> {
  const address = pathToFileURL(resolve(`dashboards/reports/${slug}/picture.ts`)).href;
  const module = (await import(address)) as { picture: ReportPicture };
  return module.picture;
}
