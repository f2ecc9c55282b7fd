import { beforeAll, expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import { listMarks } from "../../dashboards/kinds/fixtures/list-marks.ts";
import { findKind, laterKinds, loadKinds } from "../../dashboards/kinds/registry.ts";
import { labelSize, textWidth } from "../../dashboards/scene/text-metrics.ts";
import type { Paint } from "../../dashboards/scene/paint.ts";
import { paints } from "../../dashboards/scene/paints.ts";
import type { Scene, TextMark } from "../../dashboards/scene/scene.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { listVisuals, loadReportModel } from "../support/report-model.ts";

// A name that is shortened or outside of the drawing may be the one that the title is about. Windows of 320, 360, 390
// and 430 px give drawings these widths; the others are those of rows in a wide window.

const widths = [280, 320, 350, 390, 480, 600];
const ignore = (): void => undefined;
const actions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };

beforeAll(async () => loadKinds(laterKinds));

test.each(await listReports())("%s writes every name whole on a narrow screen", async (slug) => {
  const faults: string[] = [];
  for (const locale of locales) {
    const report = await loadReportModel(slug, locale);
    const { model, describe } = report;
    const open = { ...report, tips: createTips() };
    for (const { page, visual } of listVisuals(report)) {
      const state = { ...model.start, page };
      const names = nameVisual(open, visual, 0, nameCompared(report, state));
      const shown = { state, ...model.show(state), describe };
      const props = makeVisualProps(open, visual, names, actions, shown);
      for (const width of widths) {
        const scene = findKind(visual.spec.kind).layOut?.(props, width);
        const place = `${visual.id} ${locale} ${String(width)}`;
        if (scene === undefined) continue;
        faults.push(...findFaults(scene).map((one) => place + one));
        if (props.spec.kind !== "scatter") continue;
        const argued = listMarks(scene, "point-name-highlighted").length;
        if (argued !== (props.highlight ?? []).length)
          faults.push(`${place} names ${String(argued)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

function findFaults(scene: Scene): string[] {
  const faults: string[] = [];
  for (const mark of listMarks(scene, "")) {
    if (mark.kind !== "text") continue;
    if (mark.text.includes("…")) faults.push(` cuts ${mark.text}`);
    if (isBeyond(mark, scene)) faults.push(` writes ${mark.text} beyond the drawing`);
  }
  return faults;
}

/** Widths are estimates, usually too large. */
const estimated = 0.92;
/** A line's last tick label may extend into the margin by this. */
const marginPx = 4;

function isBeyond({ x, text, anchor, paint, isUpright }: TextMark, { width }: Scene): boolean {
  if (isUpright === true) return false;
  const { fontSize = labelSize }: Paint = paints[paint];
  const long = textWidth(text, fontSize) * estimated;
  const left = x - long * { start: 0, middle: 0.5, end: 1 }[anchor];
  return left < -marginPx || left + long > width + marginPx;
}
