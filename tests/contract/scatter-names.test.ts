import { expect, test } from "vitest";
import { createTips } from "../../dashboards/interact/tips.ts";
import { findKind, loadKinds } from "../../dashboards/kinds/registry.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import type { Scene, SceneMark, TextMark } from "../../dashboards/scene/scene.ts";
import { textWidth } from "../../dashboards/scene/text-metrics.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import { nameBin } from "../../dashboards/kinds/bins/order-bins.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { listVisuals, loadReportModel, type LoadedReport } from "../support/report-model.ts";

// Every name in a scatter is nearer to its own point than to another, clearly where it is optional, under any filter,
// and the points fill their plot.

const statesEach = 60;
const widths = [280, 350, 468, 596, 858];
const ignore = (): void => undefined;
const actions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };
const clearlyNearer = 6;
type Dot = { x: number; y: number; r: number };

await loadKinds(["scatter"]);
const counted = { names: 0, states: 0 };

for (const slug of await listReports()) {
  test(`${slug}: names stand at their own points, which fill the plot`, async () => {
    const report = await loadReportModel(slug, "es");
    const visuals = listVisuals(report).filter(({ visual }) => visual.spec.kind === "scatter");
    const faults: string[] = [];
    for (const { page, visual } of visuals) {
      for (const state of listStates(report, page)) {
        const shown = { ...report.model.show(state), state, describe: report.describe };
        const open = { ...report, tips: createTips() };
        const names = nameVisual(open, visual, 0, nameCompared(report, state));
        const chart = makeVisualProps(open, visual, names, actions, shown);
        const binOf = new Map(chart.result.shown.map((bin) => [nameBin(chart, bin), bin] as const));
        counted.states += 1;
        for (const width of widths) {
          const scene = findKind("scatter").layOut!(chart, width);
          const where = `${visual.id} ${JSON.stringify(state.filters)} at ${String(width)}`;
          faults.push(...listWrongNames(scene, binOf).map((name) => `${where}: ${name}`));
          if (isClotted(scene)) faults.push(`${where}: clotted`);
        }
      }
    }
    expect(faults.slice(0, 10), String(faults.length)).toEqual([]);
  });
}

test("many names were looked at, in many states", () => {
  expect(counted.states).toBeGreaterThan(400);
  expect(counted.names).toBeGreaterThan(5000);
});

function listStates({ model, module }: LoadedReport, page: string): ReportState[] {
  const start = { ...model.start, page };
  let seed = 1;
  const draw = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const { slicers } = module.layout;
  if (slicers.length === 0) return [start];
  return Array.from({ length: statesEach }, (_, at) => {
    let state: ReportState = start;
    for (let filters = at === 0 ? 0 : 1 + draw(2); filters > 0; filters -= 1) {
      const { view, kind } = slicers[draw(slicers.length)]!;
      const size = model.axes(start, view)[0]?.size ?? 0;
      const from = draw(Math.max(size - 1, 1));
      const selection = kind === "range" ? { from, to: from + 1 + draw(size - from) } : [from];
      state = { ...selectBins(state, view, selection), page };
    }
    return state;
  });
}

function listMarks(marks: readonly SceneMark[]): Exclude<SceneMark, { kind: "group" }>[] {
  return marks.flatMap((mark) => (mark.kind === "group" ? listMarks(mark.marks) : [mark]));
}

function listWrongNames(scene: Scene, bins: ReadonlyMap<string, number>): string[] {
  const marks = listMarks(scene.marks);
  const texts = marks.filter(
    (mark): mark is TextMark => mark.kind === "text" && mark.paint.startsWith("point-name"),
  );
  const circles = marks.flatMap((mark) =>
    mark.kind === "circle" ? [{ x: mark.cx, y: mark.cy, r: mark.r }] : [],
  );
  const dotOf = new Map(scene.targets.map(({ bins: [bin] }, at) => [bin!, circles[at]]));
  const named = texts.map((text) => ({ text, dot: dotOf.get(bins.get(text.text)!) }));
  counted.names += named.length;
  // If there are many points, only some may have names, and these may be near unnamed points.
  const candidates =
    circles.length <= 14 ? circles : named.flatMap(({ dot }) => (dot ? [dot] : []));
  return named.flatMap(({ text, dot }) => {
    if (dot === undefined) return [];
    // A name that need not stand is clearly nearer to its own point, or a reader gives it to the other.
    const isNeeded = text.paint !== "point-name";
    const own = distance(text, dot) + (isNeeded ? 0 : clearlyNearer);
    const wrong = candidates.some(
      (other) =>
        Math.hypot(other.x - dot.x, other.y - dot.y) > dot.r + other.r + 1 &&
        distance(text, other) <= own,
    );
    return wrong ? [text.text] : [];
  });
}

/** Returns the distance from the box of a name to the edge of a point. */
function distance({ x, y, text, anchor }: TextMark, dot: Dot): number {
  const long = textWidth(text);
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * long;
  const across = Math.max(left - dot.x, 0, dot.x - left - long);
  // A line of text is about 16 px high, its baseline 4 px below the middle.
  const up = Math.max(y - 12 - dot.y, 0, dot.y - y - 4);
  return Math.hypot(across, up) - dot.r;
}

const reaches = (values: number[], end: number): boolean =>
  Math.max(...values) > end || Math.min(...values) < 0;

/** Returns true for many points in less than a quarter of the available width or height. */
function isClotted({ width, height, targets }: Scene): boolean {
  if (targets.length < 3 || targets.some(({ bins }) => bins.length > 1)) return false;
  const xs = targets.map(({ x, width: own }) => x + own / 2);
  const ys = targets.map(({ y, height: own }) => y + own / 2);
  return !reaches(xs, width * 0.45) || Math.min(...ys) > height * 0.55;
}
