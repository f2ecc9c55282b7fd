// Takes the pictures of the case studies from their reports into content/images/projects: run by hand after changing a report,
// with the slugs of those that changed or none for all; needs Chromium.
import { mkdir, writeFile } from "node:fs/promises";
import { openLettering } from "./lettering/lettering.ts";
import { toSvg } from "./pictures/to-svg.ts";
import { composePicture } from "./report-pictures/compose-picture.ts";
import { pictureFrame } from "./report-pictures/frame-picture.ts";
import { hashSource } from "./report-pictures/hash-source.ts";
import { takeDrawings } from "./report-pictures/take-drawings.ts";
import { listReports } from "../generator/reports/list-reports.ts";

const folder = new URL("../content/images/projects/", import.meta.url);
const named = process.argv.slice(2);
const label = await openLettering();

await mkdir(folder, { recursive: true });
for await (const { slug, locale, scheme, drawing } of takeDrawings(
  named.length > 0 ? named : await listReports(),
)) {
  const from = await hashSource(slug, locale);
  const name = `${slug}.${locale}.${scheme}.svg`;
  await writeFile(
    new URL(name, folder),
    toSvg(composePicture(drawing, label), { ...pictureFrame, from }),
  );
  console.log(name);
}
