import { isMarked, type MarkState } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import {
  group,
  horizontalLine,
  textAround,
  type Scene,
  type SceneMark,
  type Target,
} from "../../scene/scene.ts";
import { textWidth, wrapText } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { nameBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { gatherNarrow } from "../gather-targets.ts";
import { planShelf, type Box, type Shelf, type ShelfPlan } from "./plan.ts";
import type { ShelfSpec } from "./spec.ts";

const gap = 2;
const inset = 7;
const lineHeight = 17;
const states = ["plain", "unselected", "highlighted", "selected"] as const;

/** Lays out shelves of open boxes: as wide as a product sells, filled as far as its margin. */
export function layOutShelf(chart: Chart<ShelfSpec>, width: number): Scene {
  const plan = planShelf(chart, width);
  const { placed, height } = plan;
  return {
    width,
    height,
    marks: [
      group(drawBoards(plan)),
      group(drawActual(plan)),
      group(states.map((state) => drawFills(plan, state))),
      group(drawMarked(plan)),
      group(placed.flatMap((shelf) => shelf.boxes.flatMap((box) => drawTexts(plan, shelf, box)))),
    ],
    targets: placed.flatMap((shelf) => gatherNarrow(makeTargets(plan, shelf), width)),
  };
}

/** Draws each shelf with its name, and how high a full box would be. */
function drawBoards({ chart, placed, boxHeight }: ShelfPlan): SceneMark[] {
  const { axes } = chart;
  return placed.flatMap(({ label, from, to, foot }) => [
    horizontalLine("grid", foot - boxHeight, from, to),
    horizontalLine("base", foot, from, to),
    textAround("tick", { x: from, middle: foot + 10 }, axes[0]?.label?.(label) ?? label),
  ]);
}

function fillOf({ chart, boxHeight }: ShelfPlan, share: number): number {
  return Math.min(Math.max((share || 0) / chart.spec.full, 0), 1) * boxHeight;
}

/**
 * Traces the fills of some boxes of a shelf in one path along its foot, which has few numbers that change with the
 * width.
 */
function traceFills(
  plan: ShelfPlan,
  { boxes, from, foot }: Shelf,
  shares: Float64Array,
  isFilled: (bin: number) => boolean,
): string {
  const steps = boxes.map(({ bin, width }) => {
    if (!isFilled(bin)) return `m${width.toFixed(1)} 0`;
    const [top, across] = [foot - fillOf(plan, shares[bin]!), width - gap];
    return `h${String(gap / 2)}V${top.toFixed(1)}h${across.toFixed(1)}V${foot.toFixed(1)}h${String(gap / 2)}`;
  });
  return `M${from.toFixed(1)} ${foot.toFixed(1)}${steps.join("")}`;
}

/** Fills the boxes of one state, all in one path. */
function drawFills(plan: ShelfPlan, state: MarkState): SceneMark {
  const { chart, placed, stateOf } = plan;
  const shares = chart.result.values(chart.measures[1]!.id);
  const isFilled = (bin: number): boolean => stateOf(bin) === state;
  const d = placed
    .filter(({ boxes }) => boxes.some(({ bin }) => isFilled(bin)))
    .map((shelf) => traceFills(plan, shelf, shares, isFilled));
  return {
    kind: "path",
    paint: inState(isMarked(state) ? "bar" : "bar-open", state),
    d: d.join(""),
  };
}

/** Draws in a scenario how full each box is. */
function drawActual(plan: ShelfPlan): SceneMark[] {
  const { chart, placed } = plan;
  if (chart.comparison === undefined) return [];
  const shares = chart.result.totals(chart.measures[1]!.id);
  const d = placed.map((shelf) => traceFills(plan, shelf, shares, () => true));
  return [{ kind: "path", paint: "baseline", d: d.join("") }];
}

/** Outlines the marked boxes, which are open above. */
function drawMarked({ placed, boxHeight, stateOf }: ShelfPlan): SceneMark[] {
  const d = placed
    .flatMap(({ boxes, foot }) =>
      boxes
        .filter(({ bin }) => isMarked(stateOf(bin)))
        .map(
          ({ x, width }) =>
            `M${(x + gap).toFixed(1)} ${(foot - boxHeight).toFixed(1)}v${boxHeight.toFixed(1)}` +
            `h${(width - 2 * gap).toFixed(1)}v-${boxHeight.toFixed(1)}`,
        ),
    )
    .join("");
  return d === "" ? [] : [{ kind: "path", paint: "grip", d }];
}

/** Writes name and share into a marked box, whose emptiness has room for them. */
function drawTexts(plan: ShelfPlan, { foot }: Shelf, { bin, x, width }: Box): SceneMark[] {
  const { chart, boxHeight, planned, stateOf } = plan;
  const measure = chart.measures[1]!;
  const share = chart.result.values(measure.id)[bin]!;
  const text = chart.format.value(measure, share);
  const room = width * planned - 2 * inset;
  const free = boxHeight - fillOf(plan, share) - 6;
  if (!isMarked(stateOf(bin)) || textWidth(text) > room || lineHeight > free) return [];
  const lines = wrapText(nameBin(chart, bin), room, 2);
  const written = (lines.length + 1) * lineHeight <= free ? lines : [];
  const place = (line: number) => ({
    x: x + inset,
    middle: foot - boxHeight + 12 + line * lineHeight,
  });
  return [
    ...written.map((line, at) => textAround("value", place(at), line)),
    textAround("key", place(written.length), text),
  ];
}

function makeTargets({ chart, boxHeight }: ShelfPlan, { boxes, foot }: Shelf): Target[] {
  return boxes.map(({ bin, x, width }) => ({
    ...targetBin(chart, bin, { x, y: foot - boxHeight, width, height: boxHeight + 20 }),
    tipAt: { x: x + width / 2, y: foot - boxHeight },
  }));
}
