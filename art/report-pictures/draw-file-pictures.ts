import { writeFile } from "node:fs/promises";
import { locales } from "../../contracts/locale.ts";
import { openLettering } from "../../generator/drawing/lettering.ts";
import { findRowsPath, openFileReport } from "../../generator/reports/from-file/file-reports.ts";
import { inFolder } from "../../roots/roots.ts";
import { drawPicture } from "./draw-picture.ts";
import { frameNames, namePicture } from "./frame-picture.ts";
import { layOutPicture } from "./lay-out-picture.ts";
import { readTokens } from "./read-tokens.ts";

/** Draws the pictures of a report from a file, for its card and its case, as its rows are today. */
export async function drawFilePictures(slug: string): Promise<void> {
  const [label, tokens] = await Promise.all([openLettering(), readTokens()]);
  const from = findRowsPath(slug, openFileReport(slug)!);
  for (const locale of locales) {
    for (const frame of frameNames) {
      const scene = await layOutPicture(slug, locale, frame);
      const svg = drawPicture(scene, frame, { from }, { label, tokens });
      await writeFile(inFolder(`content/images/projects/${namePicture(slug, frame, locale)}`), svg);
    }
  }
}
