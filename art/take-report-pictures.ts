// Draws the pictures of the case studies from their reports into content/images/projects: run by hand after changing a report,
// with the slugs of those that changed or none for all.
import { mkdir, writeFile } from "node:fs/promises";
import { locales } from "../contracts/locale.ts";
import { listReports } from "../generator/reports/list-reports.ts";
import { openLettering } from "../generator/drawing/lettering.ts";
import { schemes } from "../generator/drawing/read-tokens.ts";
import { toSvg } from "./pictures/to-svg.ts";
import { composePicture } from "./report-pictures/compose-picture.ts";
import { pictureFrame } from "./report-pictures/frame-picture.ts";
import { hashSource } from "./report-pictures/hash-source.ts";
import { layOutPicture } from "./report-pictures/lay-out-picture.ts";
import { readTokens } from "./report-pictures/read-tokens.ts";

const folder = new URL("../content/images/projects/", import.meta.url);
const named = process.argv.slice(2);
const [label, tokens] = await Promise.all([openLettering(), readTokens()]);

await mkdir(folder, { recursive: true });
for (const slug of named.length > 0 ? named : await listReports()) {
  for (const locale of locales) {
    const scene = await layOutPicture(slug, locale);
    const from = await hashSource(slug, locale);
    for (const scheme of schemes) {
      const name = `${slug}.${locale}.${scheme}.svg`;
      const marks = composePicture(scene, label, (colour) => tokens(scheme, colour));
      await writeFile(new URL(name, folder), toSvg(marks, { ...pictureFrame, from }));
      console.log(name);
    }
  }
}
