import { drawRampKey, rampKeyHeight } from "../../scene/keys/ramp-key.ts";
import { drawNameLines } from "../../scene/labels/draw-name-lines.ts";
import { isMarked } from "../../scene/mark-state.ts";
import { drawOutline } from "../../scene/outline.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import { planWidth } from "../../scene/scales/planned-width.ts";
import { makeRamp } from "../../scene/scales/ramp.ts";
import {
  group,
  textAround,
  type Box,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { splitBin } from "../bins/order-bins.ts";
import { readStates } from "../read-states.ts";
import { valueWriter } from "../write-values.ts";
import { drawHeads } from "./heads.ts";
import { findNamePlan } from "./name-plan.ts";
import type { HeatmapSpec } from "./spec.ts";

const rowHeights = { asked: 24, least: 26, usual: 34, most: 72 };
const gap = 2;
/** The least target size of WCAG 2.5.8, in px. */
const leastTarget = 24;
/** Share of the width that the names of rows usually take. */
const namesShare = 0.2;

type Plan = ReturnType<typeof planHeatmap>;

/**
 * Lays out a pair view as cells shaded by value, with the figure in the cell where it fits and a key where it does not.
 */
export function layOutHeatmap(chart: Chart<HeatmapSpec>, width: number): Scene {
  const plan = planHeatmap(chart, width);
  const { result } = chart;
  const { left, cellWidth, heads, stateOf, boxes } = plan;
  const marked = boxes.filter((_, at) => {
    const bin = result.shown[at]!;
    const state = stateOf(bin);
    // Cells without rows are never highlighted: the title does not count them.
    return isMarked(state) && (state === "selected" || result.hasRows(bin));
  });
  return {
    width,
    height: plan.height,
    marks: [
      drawHeads(heads, (column) => left + column * cellWidth + (cellWidth - gap) / 2),
      drawRowNames(plan),
      { ...group(drawCells(chart, plan)), hasTextsOnTop: true },
      ...drawOutline(marked, gap),
      ...drawLegend(chart, plan),
    ],
    targets: boxes.map((box, at) => makeTarget(chart, box, result.shown[at]!)),
  };
}

function planHeatmap(chart: Chart<HeatmapSpec>, width: number) {
  const { result, measures, axes, format } = chart;
  const isTurned = isBetterTurned(result, width);
  const [down, across] = isTurned ? [1, 0] : [0, 1];
  const rows = result.axes[down]!;
  const { left, cellWidth, heads, rowHeads } = findNamePlan({
    rows,
    rowNames: axes[down],
    columns: result.axes[across]!,
    columnNames: axes[across],
    format,
    width,
    planned: planWidth(width),
  });
  const measure = measures[0]!;
  const values = result.values(measure.id);
  // Counts of 0 are not written.
  const write = valueWriter(chart);
  const texts = result.shown.map((bin) =>
    measure.unit === "count" && values[bin] === 0 ? "" : write(measure, values[bin]!),
  );
  const isWritten = Math.max(...texts.map((text) => textWidth(text))) + 8 < cellWidth;
  const keyHeight = isWritten ? 0 : rampKeyHeight;
  const free = ((chart.height ?? 0) - heads.height - keyHeight) / rows.size;
  const isLow =
    chart.height !== undefined && !isTurned && rowHeads.every((lines) => lines.length === 1);
  const usual = rows.size > 12 ? rowHeights.least : rowHeights.usual;
  const least = isLow ? rowHeights.asked : usual;
  const rowHeight = Math.min(Math.max(free, least), rowHeights.most);
  const boxes = result.shown.map((bin): Box => {
    const cell = splitBin(result, bin);
    const [row, column] = isTurned ? [cell.column, cell.row] : [cell.row, cell.column];
    return {
      x: left + column * cellWidth,
      y: heads.height + row * rowHeight,
      width: cellWidth - gap,
      height: rowHeight - gap,
    };
  });
  return {
    width,
    left,
    cellWidth,
    heads,
    texts,
    isWritten,
    rowHeads,
    rowHeight,
    boxes,
    height: heads.height + rows.size * rowHeight + keyHeight,
    ramp: makeRamp(extent(result.totals(measure.id), values), chart.spec.ramp),
    stateOf: readStates(chart),
  };
}

/** True where columns would be too narrow for a finger, on a phone, and would not be as rows. */
function isBetterTurned({ axes }: Chart["result"], width: number): boolean {
  const [rows, columns] = [axes[0]!.size, axes[1]!.size];
  const room = (width * (1 - namesShare)) / leastTarget;
  return columns > room && rows <= room;
}

function drawRowNames({ rowHeads, heads, rowHeight }: Plan): SceneMark {
  return group(
    rowHeads.flatMap((lines, row) => {
      const middle = heads.height + row * rowHeight + (rowHeight - gap) / 2;
      return drawNameLines("name", lines, { x: 0, middle });
    }),
  );
}

function drawCells({ result, measures }: Chart, plan: Plan): SceneMark[] {
  const { boxes, texts, isWritten, ramp } = plan;
  const values = result.values(measures[0]!.id);
  return boxes.flatMap((box, at): SceneMark[] => {
    const step = ramp.stepOf(values[result.shown[at]!]!);
    const cell = { kind: "rect", paint: `cell-${step}`, ...box } as const;
    if (!isWritten) return [cell];
    const middle = { x: box.x + box.width / 2, middle: box.y + box.height / 2 };
    return [cell, textAround(`cell-text-${step}`, middle, texts[at]!, "middle")];
  });
}

function drawLegend(
  { measures, format }: Chart,
  { isWritten, width, height, ramp }: Plan,
): SceneMark[] {
  if (isWritten) return [];
  const write = format.alike(measures[0]!, [ramp.low, ramp.high]);
  return [drawRampKey(ramp, { y: height - 14, width }, write)];
}

function makeTarget(chart: Chart, box: Box, bin: number): Target {
  return targetBin(chart, bin, { ...box, width: box.width + gap, height: box.height + gap });
}
