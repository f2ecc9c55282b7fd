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

/** Draws each shelf with its name, and the sides of its boxes. */
function drawBoards({ chart, placed, boxHeight }: ShelfPlan): SceneMark[] {
  const { axes } = chart;
  const sides = placed.flatMap(({ boxes, foot, to }) =>
    [...boxes.map(({ x }) => x), to].map(
      (x) => `M${x.toFixed(1)} ${foot.toFixed(1)}v-${boxHeight.toFixed(1)}`,
    ),
  );
  return [
    { kind: "path", paint: "grid", d: sides.join("") },
    ...placed.flatMap(({ label, from, to, foot }) => [
      horizontalLine("base", foot, from, to),
      textAround("tick", { x: from, middle: foot + 10 }, axes[0]?.label?.(label) ?? label),
    ]),
  ];
}

function fillOf({ chart, boxHeight }: ShelfPlan, share: number): number {
  return Math.min(Math.max((share || 0) / chart.spec.full, 0), 1) * boxHeight;
}

function traceFill({ x, width }: Box, foot: number, height: number): string {
  const [w, h] = [(width - gap).toFixed(1), height.toFixed(1)];
  return `M${(x + gap / 2).toFixed(1)} ${foot.toFixed(1)}h${w}v-${h}h-${w}z`;
}

/** Fills the boxes of one state, all in one path. */
function drawFills(plan: ShelfPlan, state: MarkState): SceneMark {
  const { chart, placed, stateOf } = plan;
  const shares = chart.result.values(chart.measures[1]!.id);
  const d = placed
    .flatMap(({ boxes, foot }) =>
      boxes
        .filter(({ bin }) => stateOf(bin) === state)
        .map((box) => traceFill(box, foot, fillOf(plan, shares[box.bin]!))),
    )
    .join("");
  return { kind: "path", paint: inState(isMarked(state) ? "bar" : "bar-open", state), d };
}

/** Draws in a scenario how full each box is. */
function drawActual(plan: ShelfPlan): SceneMark[] {
  const { chart, placed } = plan;
  if (chart.comparison === undefined) return [];
  const shares = chart.result.totals(chart.measures[1]!.id);
  const d = placed.flatMap(({ boxes, foot }) =>
    boxes.map((box) => traceFill(box, foot, fillOf(plan, shares[box.bin]!))),
  );
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

/** Writes name and share into a marked box, whose emptiness has room for them, and the share alone into another. */
function drawTexts(plan: ShelfPlan, { foot }: Shelf, { bin, x, width }: Box): SceneMark[] {
  const { chart, boxHeight, stateOf } = plan;
  const measure = chart.measures[1]!;
  const share = chart.result.values(measure.id)[bin]!;
  const text = chart.format.value(measure, share);
  const room = width - 2 * inset;
  if (textWidth(text) > room) return [];
  const left = x + inset;
  const fill = fillOf(plan, share);
  if (!isMarked(stateOf(bin))) {
    const middle = foot - 11;
    return fill > 20 && stateOf(bin) === "plain" && chart.spec.isPressed !== false
      ? [textAround("key", { x: left, middle }, text)]
      : [];
  }
  const lines = wrapText(nameBin(chart, bin), room, 2);
  const free = boxHeight - fill - 6;
  const written = [...lines, text].length * lineHeight <= free ? lines : [];
  if (lineHeight > free) return [];
  const middle = (line: number): number => foot - boxHeight + 12 + line * lineHeight;
  return [
    ...written.map((line, at) => textAround("value", { x: left, middle: middle(at) }, line)),
    textAround("key", { x: left, middle: middle(written.length) }, text),
  ];
}

function makeTargets({ chart, boxHeight }: ShelfPlan, { boxes, foot }: Shelf): Target[] {
  return boxes.map(({ bin, x, width }) => ({
    ...targetBin(chart, bin, { x, y: foot - boxHeight, width, height: boxHeight + 20 }),
    tipAt: { x: x + width / 2, y: foot - boxHeight },
  }));
}
