import type { Chart, Comparison } from "../../kinds/chart.ts";
import type { Scene, SceneMark, Target, TextMark } from "../../scene/scene.ts";
import { nameLines } from "../comparison/name-lines.ts";
import { writeDifference } from "./write-difference.ts";
import { textWidth } from "../../scene/text-metrics.ts";

/** Height above columns and lines for a row of differences, in px. */
const rowHeight = 18;
const lineHeight = 15;
/** Least heights in px for one more line: in a cell with a figure, and in an area with a name and a figure. */
const leastCell = 30;
const leastArea = 64;

/**
 * Draws actual values as outlines over marks or points beside points, and writes differences over columns and into
 * cells.
 */
export const decorateScene: Comparison["decorate"] = (scene, chart, { scenario, layOut }) => {
  const outlined = { ...scene, marks: scene.marks.map(outlineActual) };
  switch (scenario) {
    case "points":
      return drawActualPoints(outlined, chart, layOut);
    case "parts":
      return markActualParts(outlined, chart);
    case "columns":
      return writeOverColumns(outlined, chart);
    case "lines":
      return writeOverColumns(nameActual(scene, outlined, chart), chart);
    case "cells":
    case "areas":
      return writeIntoCells(outlined, chart, scenario);
    case "outlines":
      return outlined;
    case "none":
      return scene;
  }
};

function outlineActual(mark: SceneMark): SceneMark {
  if (mark.kind !== "group") return mark;
  const marks = mark.marks.map(outlineActual);
  const actual = marks.flatMap((one): SceneMark[] =>
    isActual(one) ? [{ ...one, paint: "actual" }] : [],
  );
  return {
    ...mark,
    marks: [...marks.filter((one) => !isActual(one)), ...actual],
  };
}

/** Names the lines of actual values, with their series where there are several. */
function nameActual(scene: Scene, outlined: Scene, chart: Chart): Scene {
  const { actual } = chart.comparison!;
  const names = nameLines(scene, chart, "point-name", [
    (series) => (series === undefined ? actual : `${series}: ${actual.toLowerCase()}`),
    () => actual,
  ]);
  return { ...outlined, marks: [...outlined.marks, { kind: "group", marks: names }] };
}

function isActual(mark: SceneMark): mark is Exclude<SceneMark, { kind: "group" }> {
  return mark.kind !== "group" && /^(?:line-)?baseline$/.test(mark.paint);
}

/** Writes the difference of the first measure, short. */
function differenceOf({ format, measures, result }: Chart, bin: number): string {
  const measure = measures[0]!;
  const [values, totals] = [result.values(measure.id), result.totals(measure.id)];
  return writeDifference(format, measure, values[bin]! - totals[bin]!, (size) =>
    format.alike(measure, [size])(size),
  );
}

/** Writes the difference in percent of the actual value, for less room. */
function changeOf({ format, measures, result }: Chart, bin: number): string {
  const { id, unit } = measures[0]!;
  const change = result.values(id)[bin]! / result.totals(id)[bin]! - 1;
  const text = format.change({ unit: "percent", decimals: 0 }, change);
  return unit !== "percent" && Number.isFinite(change) && /[1-9]/.test(text) ? text : "";
}

function writeOverColumns(scene: Scene, chart: Chart): Scene {
  const columns = scene.targets.filter(({ bins }) => bins.length === 1);
  // Columns without room become bars, which write the difference beside their values.
  const isBars = columns.length > 1 && columns.every(({ x }) => x === columns[0]!.x);
  const isSingle = !isBars && chart.spec.series !== "measures" && chart.result.axes.length === 1;
  const texts = [differenceOf, changeOf]
    .map((write) => columns.map(({ bins }) => write(chart, bins[0]!)))
    .find((all) => all.every((text, at) => textWidth(text) + 2 < columns[at]!.width));
  if (!isSingle || !texts?.some((text) => text !== "")) return scene;
  const written = columns.flatMap(({ x, width }, at): SceneMark[] =>
    texts[at] === ""
      ? []
      : [
          {
            kind: "text",
            paint: "key",
            x: x + width / 2,
            y: 12,
            text: texts[at]!,
            anchor: "middle",
          },
        ],
  );
  return {
    ...scene,
    height: scene.height + rowHeight,
    marks: [
      { kind: "group", marks: scene.marks, at: { x: 0, y: rowHeight } },
      { kind: "group", marks: written },
    ],
    targets: scene.targets.map(moveDown),
  };
}

function moveDown({ y, tipAt, ...target }: Target): Target {
  return {
    ...target,
    y: y + rowHeight,
    ...(tipAt && { tipAt: { x: tipAt.x, y: tipAt.y + rowHeight } }),
  };
}

/** Marks the actual ends of stacked parts. */
function markActualParts(scene: Scene, chart: Chart): Scene {
  const { spec, result, measures } = chart;
  if (!("layering" in spec) || spec.series !== "measures") return scene;
  const parts = measures.map(({ id }) => [result.values(id), result.totals(id)] as const);
  const rows = Map.groupBy(scene.targets, ({ bins }) => bins[0]!);
  const marks = [...rows].flatMap(([bin, targets]): SceneMark[] => {
    const sum = (at: 0 | 1): number => parts.reduce((all, part) => all + part[at][bin]!, 0);
    const length = targets.reduce((all, { width }) => all + width, 0);
    const scale = length / (spec.layering === "whole" ? sum(1) : sum(0));
    if (targets.length !== parts.length || !Number.isFinite(scale)) return [];
    const { x, y, height } = targets[0]!;
    let end = 0;
    // The last part of shares always ends at the end of the bar.
    return parts.slice(0, spec.layering === "whole" ? -1 : undefined).map(([, totals]) => {
      end += totals[bin]!;
      const at = x + end * scale;
      return { kind: "line", paint: "actual", x1: at, x2: at, y1: y - 2, y2: y + height + 2 };
    });
  });
  return { ...scene, marks: [...scene.marks, { kind: "group", marks }] };
}

/** Writes differences below the figures: in all cells of a heat map or in none, and in areas that have room. */
function writeIntoCells(scene: Scene, chart: Chart, way: "cells" | "areas"): Scene {
  const isOfAll = way === "cells";
  const texts = scene.targets.map(({ bins }) => differenceOf(chart, bins[0]!));
  const fits = scene.targets.map(
    ({ width, height }, at) =>
      height >= (isOfAll ? leastCell : leastArea) && textWidth(texts[at]!) + 4 < width,
  );
  if (isOfAll && !fits.every(Boolean)) return scene;
  const add = (mark: SceneMark): SceneMark[] => {
    if (mark.kind === "group") return [{ ...mark, marks: mark.marks.flatMap(add) }];
    if (mark.kind !== "text" || !/^(?:cell-text|area-value)/.test(mark.paint)) return [mark];
    const at = scene.targets.findIndex((target) => isIn(mark, target));
    const text = texts[at] ?? "";
    if (text === "" || fits[at] !== true) return [mark];
    if (!isOfAll) return [mark, { ...mark, y: mark.y + lineHeight, text }];
    return [
      { ...mark, y: mark.y - lineHeight / 2 },
      { ...mark, y: mark.y + lineHeight / 2, text },
    ];
  };
  return { ...scene, marks: scene.marks.flatMap(add) };
}

function isIn(mark: TextMark, { x, y, width, height }: Target): boolean {
  return mark.x >= x && mark.x < x + width && mark.y > y && mark.y < y + height;
}

/** Draws the actual points, each with a line to its point in the scenario. */
function drawActualPoints(scene: Scene, chart: Chart, layOut: (chart: Chart) => Scene): Scene {
  const { result } = chart;
  const swapped = { ...result, values: result.totals, totals: result.values };
  const before = new Map(
    layOut({ ...chart, result: swapped }).targets.map((target) => [target.bins.join(), target]),
  );
  const actual = scene.targets.flatMap((target): SceneMark[] => {
    const from = before.get(target.bins.join());
    if (from === undefined) return [];
    const [start, end] = [middleOf(from), middleOf(target)];
    if (Math.hypot(start.x - end.x, start.y - end.y) < 2) return [];
    return [
      {
        kind: "line",
        paint: "line-baseline",
        x1: start.x,
        y1: start.y,
        x2: end.x,
        y2: end.y,
      },
      { kind: "circle", paint: "actual", cx: start.x, cy: start.y, r: 3.5 },
    ];
  });
  return { ...scene, marks: [...scene.marks, { kind: "group", marks: actual }] };
}

function middleOf({ x, y, width, height }: Target): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
