import { expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { drawChart } from "../../dashboards/kinds/chart-kind.ts";
import { findKind, laterKinds, loadKinds } from "../../dashboards/kinds/registry.ts";
import { captionPicture } from "../../dashboards/render/picture/caption-picture.ts";
import { framePicture } from "../../dashboards/render/picture/frame-picture.ts";
import type { Paint } from "../../dashboards/scene/paint.ts";
import { paints } from "../../dashboards/scene/paints.ts";
import type { Scene, SceneMark, TextMark } from "../../dashboards/scene/scene.ts";
import { labelSize } from "../../dashboards/scene/text-metrics.ts";
import { openLettering } from "../../generator/drawing/lettering.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { listVisuals, loadReportModel, readNote, readProps } from "../support/report-model.ts";

// A saved picture says title, note and source, and its edges cut none of its texts, whose widths are those of the fonts.

const label = await openLettering();
await loadKinds(laterKinds);
/** Widths of a page in px, whose columns a drawing takes, and of a drawing on a phone. */
const pages = [704, 1136, 1760];
const onPhones = [240, 280, 310];

for (const slug of await listReports()) {
  for (const locale of locales) {
    test(`no picture of ${slug} cuts a text (${locale})`, async () => {
      const known = await loadReportModel(slug, locale);
      const faults: string[] = [];
      for (const { visual } of listVisuals(known)) {
        if (visual.spec.kind === "table") continue;
        const inColumns = pages.map((width) => Math.round((width * visual.span) / 12 - 40));
        const props = readProps(known, visual.id);
        for (const width of [...onPhones, ...inColumns]) {
          const scene = drawChart(findKind(visual.spec.kind), props, width)!;
          const caption = captionPicture(props, "", known.copy.shell.source);
          const picture = framePicture(scene, caption);
          const texts = listTexts(picture.marks);
          const where = `${visual.id} at ${String(width)} px`;
          faults.push(...texts.filter(isCut(picture)).map(({ text }) => `${where}: ${text}`));
          const said = texts.map(({ text }) => text).join(" ");
          for (const words of [props.title, readNote(known, visual.id), known.copy.shell.source]) {
            if (!said.includes(words)) faults.push(`${where} does not say ${words}`);
          }
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

test("a text over the edge is found", () => {
  const mark: TextMark = { kind: "text", paint: "value", x: 5, y: 20, text: "69 %", anchor: "end" };
  const size = { width: 100, height: 40, targets: [], marks: [] };
  expect([mark, { ...mark, x: 80 }].map(isCut(size))).toEqual([true, false]);
});

function listTexts(
  marks: readonly SceneMark[],
  [left, top]: readonly [number, number] = [0, 0],
): TextMark[] {
  return marks.flatMap((mark) => {
    if (mark.kind === "text" && mark.text !== "")
      return [{ ...mark, x: mark.x + left, y: mark.y + top }];
    if (mark.kind !== "group") return [];
    const { x, y } = mark.at ?? { x: 0, y: 0 };
    return listTexts(mark.marks, [left + x, top + y]);
  });
}

function isCut({ width, height }: Scene): (mark: TextMark) => boolean {
  return (mark) => {
    const { left, right, top, bottom } = measure(mark);
    return left < 0 || top < 0 || right > width || bottom > height;
  };
}

/** Bold is a fiftieth wider than the boldest face that is measured. */
const boldWidening = 1.02;

function measure({ text, x, y, anchor, paint, isUpright }: TextMark) {
  const look: Paint = paints[paint];
  const { fontSize = labelSize, letterSpacing = 0 } = look;
  const fontWeight = look.fontWeight ?? 400;
  const weight: 360 | 400 | 600 | 650 = fontWeight === 700 ? 650 : fontWeight;
  const box = label(text, { x: 0, y: 0 }, { weight, fill: "", sizePx: fontSize }).label;
  const widening = fontWeight === 700 ? boldWidening : 1;
  const length = box.right * widening + letterSpacing * text.length;
  const before = length * { start: 0, middle: 0.5, end: 1 }[anchor];
  const { top, bottom } = box;
  return isUpright === true
    ? { left: x + top, right: x + bottom, top: y - length + before, bottom: y + before }
    : { left: x - before, right: x - before + length, top: y + top, bottom: y + bottom };
}
