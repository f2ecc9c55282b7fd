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
      group(placed.flatMap((shelf) => shelf.boxes.flatMap((box) => drawInside(plan, shelf, box)))),
      group(placed.flatMap((shelf) => drawNarrow(plan, shelf))),
    ],
    targets: placed.flatMap((shelf) => gatherNarrow(makeTargets(plan, shelf), width)),
  };
}

/** Draws each shelf with its name, and how high a full box would be. */
function drawBoards({ chart, placed, boxHeight }: ShelfPlan): SceneMark[] {
  return placed.flatMap(({ label, from, to, foot }) => [
    horizontalLine("grid", foot - boxHeight, from, to),
    horizontalLine("base", foot, from, to),
    textAround("tick", { x: from, middle: foot + 10 }, nameShelf(chart, label)),
  ]);
}

function nameShelf({ axes }: ShelfPlan["chart"], label: string): string {
  return axes[0]?.label?.(label) ?? label;
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

function readShare({ chart }: ShelfPlan, bin: number): { share: number; text: string } {
  const measure = chart.measures[1]!;
  const share = chart.result.values(measure.id)[bin]!;
  return { share, text: chart.format.value(measure, share) };
}

/** Returns the lines of a marked box's name, and then of its share, as its emptiness has room for them. */
function fillBox(plan: ShelfPlan, { bin, width }: Box): { names: string[]; hasShare: boolean } {
  const { chart, boxHeight, planned, stateOf } = plan;
  const { share, text } = readShare(plan, bin);
  const room = width * planned - 2 * inset;
  const free = boxHeight - fillOf(plan, share) - 6;
  const hasShare = isMarked(stateOf(bin)) && textWidth(text) <= room && lineHeight <= free;
  const lines = hasShare ? wrapText(nameBin(chart, bin), room, 2) : [];
  const names = (lines.length + 1) * lineHeight <= free ? lines : [];
  // A picture says beside it what it marks.
  return { names, hasShare: hasShare && (names.length > 0 || chart.isPicture === true) };
}

/** Writes name and share into a marked box. */
function drawInside(plan: ShelfPlan, { foot }: Shelf, box: Box): SceneMark[] {
  const { boxHeight } = plan;
  const { bin, x } = box;
  const { names, hasShare } = fillBox(plan, box);
  if (!hasShare) return [];
  const place = (line: number) => ({
    x: x + inset,
    middle: foot - boxHeight + 12 + line * lineHeight,
  });
  return [
    ...names.map((line, at) => textAround("value", place(at), line)),
    textAround("key", place(names.length), readShare(plan, bin).text),
  ];
}

/** Writes names and shares of the marked boxes that have no room for them beside the shelf's name. */
function drawNarrow(plan: ShelfPlan, { label, boxes, from, to, foot }: Shelf): SceneMark[] {
  const { chart, width, planned, stateOf } = plan;
  const text = boxes
    .filter((box) => isMarked(stateOf(box.bin)) && !fillBox(plan, box).hasShare)
    .map(({ bin }) => `${nameBin(chart, bin)} ${readShare(plan, bin).text}`)
    .join(" · ");
  const start = textWidth(nameShelf(chart, label)) + 10;
  const room = (plan.isPaired ? to - from : width) * planned;
  if (text === "" || chart.isPicture === true || start + textWidth(text) > room) return [];
  return [textAround("value", { x: from + start, middle: foot + 10 }, text)];
}

function makeTargets({ chart, boxHeight }: ShelfPlan, { boxes, foot }: Shelf): Target[] {
  return boxes.map(({ bin, x, width }) => ({
    ...targetBin(chart, bin, { x, y: foot - boxHeight, width, height: boxHeight + 20 }),
    tipAt: { x: x + width / 2, y: foot - boxHeight },
  }));
}
