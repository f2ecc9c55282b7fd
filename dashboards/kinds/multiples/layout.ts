import { textAround, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { fitText } from "../../scene/text-metrics.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import { drawChart } from "../chart-kind.ts";
import type { Chart } from "../chart.ts";
import { listCodes } from "../read-selection.ts";
import { count } from "../read-series.ts";
import { listShared } from "./list-shared.ts";
import { slicePanel } from "./slice-panel.ts";
import type { MultiplesSpec } from "./spec.ts";

const gap = 20;
const nameHeight = 26;
const panelHeight = 150;
/**
 * Widest panel in px: up to this width bars have their names above them, so that they begin at one x in every panel.
 */
const widest = 410;
const narrowest = 150;
/** Least width in px of a bin beside others, for a finger. */
const binWidth = 24;
const scaleRoom = 56;
const upright = new Set(["columns", "histogram", "line"]);

type Panel = { row: number; name: string; scene: Scene };

/** Lays out the same chart for each row of a pair result, with as many panels in a line as fit. */
export function layOutMultiples(chart: Chart<MultiplesSpec>, width: number): Scene {
  const { result } = chart;
  const rows = count(result.axes[0]!.size);
  const across = fitAcross(chart, rows.length, width);
  const wide = (width - (across - 1) * gap) / across;
  const panels = rows.map((row) => layOutPanel(chart, row, wide));
  const marks: SceneMark[] = [];
  const targets: Target[] = [];
  let top = 0;
  for (let first = 0; first < panels.length; first += across) {
    const line = panels.slice(first, first + across);
    for (const [at, panel] of line.entries()) {
      const place = { x: at * (wide + gap), y: top };
      marks.push(...drawPanel(panel, place));
      targets.push(...listTargets(chart, panel, place));
    }
    top += nameHeight + Math.max(...line.map(({ scene }) => scene.height)) + gap;
  }
  return { width, height: Math.max(top - gap, 0), isBrushable: false, marks, targets };
}

function fitAcross({ spec, result }: Chart<MultiplesSpec>, panels: number, width: number): number {
  const bins = result.shown.length / Math.max(panels, 1);
  const needed = upright.has(spec.of.kind) ? bins * binWidth + scaleRoom : narrowest;
  const least = Math.min(Math.max(needed, narrowest), widest);
  const most = Math.floor((width + gap) / (least + gap));
  const fewest = Math.ceil((width + gap) / (widest + gap));
  const across = Math.max(Math.min(most, panels), fewest, 1);
  // Lines are evenly filled, but no panel is so wide that its names go beside its rows.
  return Math.max(Math.ceil(panels / Math.ceil(panels / across)), fewest);
}

function layOutPanel(chart: Chart<MultiplesSpec>, row: number, width: number): Panel {
  const { spec, result, axes, selection, format } = chart;
  const columns = result.axes[1]!.size;
  const own = listCodes(selection).filter((cell) => Math.floor(cell / columns) === row);
  const panel: Chart = {
    ...chart,
    spec: spec.of,
    result: slicePanel(result, row),
    axes: axes.slice(1),
    selection: selection === null ? null : own.map((cell) => cell % columns),
    highlight: undefined,
    height: upright.has(spec.of.kind) ? panelHeight : undefined,
    shared: extent(listShared(chart)),
  };
  return {
    row,
    name: format.bin(result.axes[0]!, axes[0], row),
    scene: drawChart(spec.base, panel, width)!,
  };
}

function drawPanel({ name, scene }: Panel, { x, y }: { x: number; y: number }): SceneMark[] {
  return [
    textAround("name-selected", { x, middle: y + nameHeight / 2 }, fitText(name, scene.width)),
    { kind: "group", marks: scene.marks, at: { x, y: y + nameHeight } },
  ];
}

/** Lists the targets of a panel: its name selects all of it, its marks their bins. */
function listTargets(
  { result, axes }: Chart<MultiplesSpec>,
  { row, name, scene }: Panel,
  { x, y }: { x: number; y: number },
): Target[] {
  const columns = result.axes[1]!.size;
  const first = row * columns;
  const head: Target = {
    x,
    y,
    width: scene.width,
    height: nameHeight,
    bins: count(columns).map((bin) => first + bin),
    name: () => `${axes[0]?.name ?? ""}: ${name}`,
    tip: () => null,
  };
  const marks = scene.targets.map(({ tipAt, ...target }): Target => ({
    ...target,
    x: x + target.x,
    y: y + nameHeight + target.y,
    ...(tipAt && { tipAt: { x: x + tipAt.x, y: y + nameHeight + tipAt.y } }),
    bins: target.bins.map((bin) => first + bin),
    name: () => `${name}, ${target.name()}`,
    tip: () => {
      const tip = target.tip();
      return tip && { ...tip, title: `${name}, ${tip.title}` };
    },
  }));
  return [head, ...marks];
}
