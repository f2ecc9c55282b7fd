import type { Locale } from "../../contracts/locale.ts";
import { createFormatters } from "../../dashboards/format/formatters.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import { findKind, loadKinds } from "../../dashboards/kinds/registry.ts";
import { createModel } from "../../dashboards/query/report-model.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import type { Scene, TextMark } from "../../dashboards/scene/scene.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { createDescribe } from "../../dashboards/shell/claims/create-describe.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { loadClaims, loadReport } from "../../generator/reports/list-reports.ts";
import {
  drawingWidth,
  findVisual,
  framePicture,
  namedPx,
  type FrameName,
} from "./frame-picture.ts";

/** Baseline of a line of text below its top, in px. */
const lineBase = 12;

const noActions = {
  onSelect: () => undefined,
  onSort: () => undefined,
  onDrill: () => undefined,
  onDrillUp: () => undefined,
};

/** Lays out the visual that a report's picture shows, in the report's initial state, at the width of a frame. */
export async function layOutPicture(
  slug: string,
  locale: Locale,
  frame: FrameName,
): Promise<Scene> {
  const [{ layout, picture }, { report }] = await Promise.all([
    loadReport(slug),
    gatherReportCopy(slug, locale),
  ]);
  const visual = framePicture(layout, picture, frame, report.picture);
  const scene = await layOutVisual(slug, locale, visual, drawingWidth(frame));
  const { above } = report.picture ?? {};
  return above === undefined ? scene : { ...scene, marks: [...scene.marks, drawAbove(above)] };
}

/** Lays out a visual over the rows of a report, in the report's initial state. */
export async function layOutVisual(
  slug: string,
  locale: Locale,
  visual: VisualLayout,
  width: number,
): Promise<Scene> {
  const [module, claims, copy] = await Promise.all([
    loadReport(slug),
    loadClaims(slug),
    gatherReportCopy(slug, locale),
  ]);
  const { definition, generate } = module;
  const model = createModel(definition, createTable(definition.columns, generate()));
  const state = { ...model.start, page: findVisual(module.layout, visual.id).page };
  const { read } = model.show(state);
  const report = {
    module,
    copy,
    format: createFormatters(locale, copy.charts),
    tips: createTips(),
  };
  await loadKinds([visual.spec.kind]);
  const names = nameVisual(report, visual, 0, nameCompared({ outline: model, copy }, state));
  const chart = makeVisualProps(report, visual, names, noActions, {
    state,
    read,
    describe: createDescribe(module.definition, claims),
  });
  const scene = findKind(visual.spec.kind).layOut?.({ ...chart, isPicture: true }, width);
  if (scene === undefined) throw new Error(`A ${visual.spec.kind} is no drawing (${slug})`);
  return scene;
}

/** Draws what the picture shows over its first line. */
function drawAbove(text: string): TextMark {
  return { kind: "text", paint: "axis-name", x: 0, y: lineBase - namedPx, text, anchor: "start" };
}
