import { areaPath, linePath, type Point } from "../../scene/line-path.ts";
import { inState } from "../../scene/paints.ts";
import { textAround, type SceneMark, type Target } from "../../scene/scene.ts";
import { readStates } from "../read-states.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { placeOverEnd } from "./place-over-end.ts";
import { placeValue } from "./place-value.ts";
import type { HuedSeries, LineHue, LinePlan } from "./plan.ts";

const pointRadius = 5;
const gap: Point = { x: 0, y: Number.NaN };

export function drawSelectedBand(
  targets: readonly Target[],
  selected: readonly number[],
): SceneMark[] {
  const [first, last] = [targets[selected[0] ?? -1], targets[selected.at(-1) ?? -1]];
  if (first === undefined || last === undefined) return [];
  const { y, height } = first;
  const [from, to] = [first.x, last.x + last.width];
  const grips = [from, to].map((x) => `M${String(x)} ${String(y)}v${String(height)}`);
  return [
    { kind: "rect", paint: "band", x: from, y, width: to - from, height },
    { kind: "path", paint: "grip", d: grips.join("") },
  ];
}

export function drawTarget({ target, series, left, right, x, y }: LinePlan): SceneMark[] {
  const paint = "target-behind";
  if (target.kind === "none") return [];
  if (target.kind === "value") {
    const at = y(target.value);
    return [{ kind: "line", paint, x1: left, x2: right, y1: at, y2: at }];
  }
  const points = series[0]!.cells.map(({ bin }, at) => ({ x: x(at), y: y(target.at(bin)) }));
  return [{ kind: "path", paint, d: linePath(points) }];
}

/** Draws a line with its baseline, area, halo, points and end label; a single line is dimmed outside the selection. */
export function drawLine(
  plan: LinePlan,
  line: HuedSeries,
  at: number,
  selected: readonly number[],
): SceneMark[] {
  const { hasBaseline, isArea, series, x, y } = plan;
  const { cells, hue } = line;
  const points = cells.map(({ value }, index) => ({ x: x(index), y: y(value) }));
  const d = linePath(points);
  const isDimmed = selected.length > 0 && series.length === 1;
  const marks: SceneMark[] = [];
  if (hasBaseline && cells.some(({ value, total }) => !Object.is(value, total))) {
    const unfiltered = cells.map(({ total }, index) => ({ x: x(index), y: y(total) }));
    marks.push({ kind: "path", paint: "line-baseline", d: linePath(unfiltered) });
  }
  if (isArea) {
    const base = y(Math.max(0, y.domain[0]));
    marks.push({ kind: "path", paint: "area", d: areaPath(points, base) });
  }
  if (isDimmed) {
    const selectedPath = linePath(
      points.map((point, index) => (selected.includes(index) ? point : gap)),
    );
    marks.push({ kind: "path", paint: "line-single-unselected", d });
    marks.push({ kind: "path", paint: "line-selected", d: selectedPath });
  } else {
    if (hue === "single") marks.push({ kind: "path", paint: "line-halo", d });
    marks.push({ kind: "path", paint: `line-${hue}`, d });
  }
  const stateOf = readStates(plan.chart);
  for (const [index, { bin, value }] of cells.entries()) {
    const state = stateOf(bin);
    const isOnly = cells.length === 1 || (state === "selected" && selected.length === 1);
    const { x: cx, y: cy } = points[index]!;
    if (Number.isNaN(cy) || !(isOnly || state === "highlighted")) continue;
    marks.push({ kind: "circle", paint: inState("dot", state), cx, cy, r: pointRadius });
    // The last value is written at the end of the line.
    if (isOnly || index === cells.length - 1) continue;
    const [middle, anchor] = placeValue(points, index, plan.bottom);
    const text = plan.writeValue(value);
    marks.push(textAround("point-name-highlighted", { x: cx, middle }, text, anchor));
  }
  marks.push(...drawEnd(plan, hue, at, points));
  return marks;
}

function drawEnd(
  { isOver, right, endTexts, endYs, bottom }: LinePlan,
  hue: LineHue,
  at: number,
  points: readonly Point[],
): SceneMark[] {
  const text = endTexts[at];
  if (text === undefined) return [];
  const paint = `end-${hue}` as const;
  if (!isOver) return [textAround(paint, { x: right + 8, middle: endYs[at]! }, text)];
  const middle = placeOverEnd(points, textWidth(text), bottom);
  return middle === undefined ? [] : [textAround(paint, { x: right, middle }, text, "end")];
}
