// Draws the pictures of the case studies from their reports into content/images/projects; run by hand after a change of
// reports, with their slugs, or without any for all.
import { mkdir, writeFile } from "node:fs/promises";
import { locales } from "../contracts/locale.ts";
import { listReports } from "../generator/reports/list-reports.ts";
import { openLettering } from "../generator/drawing/lettering.ts";
import type { Scheme } from "../generator/drawing/read-tokens.ts";
import { toSvg } from "./report-pictures/to-svg.ts";
import { composePicture } from "./report-pictures/compose-picture.ts";
import { followScheme } from "./report-pictures/follow-scheme.ts";
import { frameNames, namePicture, pictureFrames } from "./report-pictures/frame-picture.ts";
import { hashSource } from "./report-pictures/hash-source.ts";
import { layOutPicture } from "./report-pictures/lay-out-picture.ts";
import { readTokens } from "./report-pictures/read-tokens.ts";

const folder = new URL("../content/images/projects/", import.meta.url);
const named = process.argv.slice(2);
const [label, tokens] = await Promise.all([openLettering(), readTokens()]);

await mkdir(folder, { recursive: true });
for (const slug of named.length > 0 ? named : await listReports()) {
  for (const locale of locales) {
    const from = await hashSource(slug, locale);
    for (const frame of frameNames) {
      const scene = await layOutPicture(slug, locale, frame);
      const size = pictureFrames[frame];
      const draw = (scheme: Scheme): string =>
        toSvg(composePicture(scene, { height: size.height, scheme }, label, tokens), {
          ...size,
          from,
        });
      const name = namePicture(slug, frame, locale);
      await writeFile(new URL(name, folder), followScheme(draw("dark"), draw("light")));
      console.log(name);
    }
  }
}
