// Draws the pictures of cases and of questions of the services page from the reports into content/images; run by hand
// after a change of reports, with their slugs, or without any for all.
import { pathToFileURL } from "node:url";
import { mkdir, writeFile } from "node:fs/promises";
import type { Scene } from "../dashboards/scene/scene.ts";
import { defaultLocale, locales } from "../contracts/locale.ts";
import { listReports, loadReport } from "../generator/reports/list-reports.ts";
import { openLettering } from "../generator/drawing/lettering.ts";
import { findSketch, nameSketch, sketchNames } from "./report-pictures/case-sketches.ts";
import { drawSketch, sketchSizes } from "./report-pictures/draw-sketch.ts";
import { findOrigin } from "./report-pictures/compose-picture.ts";
import { drawPicture } from "./report-pictures/draw-picture.ts";
import {
  drawingWidth,
  frameNames,
  namePicture,
  pictureFrames,
  type FrameName,
} from "./report-pictures/frame-picture.ts";
import {
  findQuestionVisual,
  questionFrames,
  questionIds,
  questionSlug,
} from "./report-pictures/question-pictures.ts";
import { hashSource, hashVisuals } from "./report-pictures/hash-source.ts";
import { layOutPicture, layOutVisual } from "./report-pictures/lay-out-picture.ts";
import { traceStroke } from "./report-pictures/strokes/trace-stroke.ts";
import { readTokens } from "./report-pictures/read-tokens.ts";
import { inFolder } from "../roots/roots.ts";

const images = pathToFileURL(inFolder("content/images/"));
const named = process.argv.slice(2);
const [label, tokens] = await Promise.all([openLettering(), readTokens()]);

for (const slug of named.length > 0 ? named : await listReports()) {
  for (const locale of locales) {
    const from = await hashSource(slug, locale);
    for (const frame of frameNames) {
      const scene = await layOutPicture(slug, locale, frame);
      await write(
        `projects/${namePicture(slug, frame, locale)}`,
        drawWithWords(scene, frame, from, slug),
      );
    }
  }
  const report = await loadReport(slug);
  for (const name of sketchNames) {
    const visual = { ...findSketch(slug, report, name), height: sketchSizes[name].height };
    const from = await hashVisuals(slug, defaultLocale, [visual]);
    const scene = await layOutVisual(slug, defaultLocale, visual, sketchSizes[name].width);
    await write(
      `projects/${nameSketch(slug, name)}`,
      await drawSketch(scene, name, { from, tokens }),
    );
  }
  for (const id of questionIds.filter((one) => questionSlug(one) === slug)) {
    for (const locale of locales) {
      for (const frame of questionFrames) {
        const visual = findQuestionVisual(id, report.layout, frame);
        const from = await hashVisuals(slug, locale, [visual]);
        const scene = await layOutVisual(slug, locale, visual, drawingWidth(frame));
        await write(
          `questions/${namePicture(id, frame, locale)}`,
          drawWithWords(scene, frame, from),
        );
      }
    }
  }
}

/** Draws a scene for a frame; the picture of a case brings the stroke that it lends to the page's line. */
function drawWithWords(scene: Scene, frame: FrameName, from: string, slug?: string): string {
  const { height } = pictureFrames[frame];
  const stroke = slug && traceStroke(slug, scene, findOrigin(scene, height, tokens));
  return drawPicture(scene, frame, { from, ...(stroke && { stroke }) }, { label, tokens });
}

async function write(name: string, svg: string): Promise<void> {
  await mkdir(new URL(".", new URL(name, images)), { recursive: true });
  await writeFile(new URL(name, images), svg);
  console.log(name);
}
