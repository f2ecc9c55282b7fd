import { isMarked } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import { group, textAround, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { nameBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";
import { listMarked } from "../list-marked.ts";
import { readValues } from "../read-values.ts";
import { readStates } from "../read-states.ts";
import { chooseUnit } from "../units/choose-unit.ts";
import { drawUnits } from "../units/draw-units.ts";
import { writeUnit } from "../units/write-drawn.ts";
import type { SheetSpec } from "./spec.ts";

const usualHeight = 360;
/** Room above for the key, below for a name and a figure, and for a second row of both. */
const room = { above: 30, below: 46, row: 36 };
/** Distances of squares in px; a square is a stroke (`square` in `paints.ts`). */
const pitches = { wide: 9, narrow: 7 };
const narrowBelow = 480;
const between = 14;
/** Least distance of two names in px. */
const leastGap = 6;
/** Squares of a row in the narrowest frame. */
const least = 2;
/** Share of the budget from which an overflow is written. */
const told = 0.1;

type Plan = ReturnType<typeof planSheet>;
type Frame = Plan["frames"][number];

/** Lays out bins in order as frames of their budget, filled from below; what does not fit goes on above the frame. */
export function layOutSheet(chart: Chart<SheetSpec>, width: number): Scene {
  const plan = planSheet(chart, width);
  const { frames, height } = plan;
  return {
    width,
    height,
    marks: [
      group(frames.map((frame) => drawFrame(plan, frame))),
      group(frames.flatMap((frame) => drawSquares(plan, frame))),
      group(frames.flatMap((frame) => drawNames(plan, frame))),
      group(drawKey(plan)),
    ],
    targets: frames.map((frame) => makeTarget(plan, frame)),
  };
}

function planSheet(chart: Chart<SheetSpec>, width: number) {
  const { height = usualHeight } = chart;
  const [done, planned] = readValues(chart, 2);
  const pitch = width < narrowBelow ? pitches.narrow : pitches.wide;
  const bins = listMarked(chart, "both").filter((bin) => planned[bin]! > 0);
  const names = bins.reduce((sum, bin) => sum + textWidth(nameBin(chart, bin)), 0);
  // Names that do not fit side by side go with their figures on two rows in turn.
  const isTwo = names + bins.length * leastGap > width;
  const bottom = height - room.below - (isTwo ? room.row : 0);
  const columns = Math.floor((width - between * bins.length) / pitch);
  const wholeBudget = bins.reduce((sum, bin) => sum + planned[bin]!, 0);
  const fullest = Math.max(1, ...bins.map((bin) => done[bin]! / planned[bin]!));
  // Frames have one height, so that the fullest ends below the key.
  const rows = Math.max(Math.floor((bottom - room.above) / pitch / fullest), 1);
  let unit = chooseUnit(wholeBudget / (rows * Math.max(columns - bins.length, 1)), 1);
  const planFrames = () =>
    bins.map((bin) => {
      const across = Math.max(Math.round(planned[bin]! / unit / rows), least);
      const [squares, budget] = [done, planned].map((hours) => Math.round(hours[bin]! / unit)) as [
        number,
        number,
      ];
      const tall = Math.ceil(Math.max(squares, budget) / across) * pitch;
      return { bin, across, width: across * pitch + 3, squares, budget, tall };
    });
  let frames = planFrames();
  // Frames of whole squares may be taller than their share: a larger unit makes them fit.
  while (frames.some(({ tall }) => tall > bottom - room.above)) {
    unit = chooseUnit(unit + 1, 1);
    frames = planFrames();
  }
  // A frame has room for its name; the rest of the width goes between them.
  const needed = frames.map((frame) =>
    isTwo ? frame.width : Math.max(frame.width, textWidth(nameBin(chart, frame.bin))),
  );
  const rest = (width - needed.reduce((sum, one) => sum + one, 0)) / Math.max(frames.length, 1);
  let x = 0;
  const placed = frames.map((frame, at) => {
    const from = x;
    x += needed[at]! + rest;
    return Object.assign(frame, {
      x: from,
      room: needed[at]! + rest,
      row: isTwo ? room.row * (at % 2) : 0,
    });
  });
  return {
    chart,
    width,
    height,
    bottom,
    pitch,
    unit,
    frames: placed,
    stateOf: readStates(chart),
  };
}

function drawFrame({ bottom, pitch }: Plan, { x, width, across, budget }: Frame): SceneMark {
  const height = Math.ceil(budget / across) * pitch + 3;
  return { kind: "rect", paint: "base", x, y: bottom - height, width, height };
}

/** Draws the squares within the budget, then those above it, which alone may be highlighted. */
function drawSquares({ bottom, pitch, stateOf }: Plan, frame: Frame): SceneMark[] {
  const { bin, x, across, squares, budget } = frame;
  const trace = (from: number, to: number): string => {
    let d = "";
    for (let at = from; at < to;) {
      const row = Math.floor(at / across);
      const end = Math.min((row + 1) * across, to);
      const y = bottom - 1.5 - (row + 0.5) * pitch;
      // A row is one dashed stroke.
      d += `M${(x + 1.5 + ((at % across) + 0.5) * pitch).toFixed(1)} ${y.toFixed(1)}h${String((end - at - 1) * pitch + 0.1)}`;
      at = end;
    }
    return d;
  };
  const state = stateOf(bin);
  const within = isMarked(state) && state !== "selected" ? "plain" : state;
  const name = pitch === pitches.wide ? "square" : "small-square";
  const over = trace(Math.min(budget, squares), squares);
  return [
    { kind: "path", paint: inState(name, within), d: trace(0, Math.min(budget, squares)) },
    ...drawUnits(name, state, over),
  ];
}

/** Writes a bin's name and value below its frame, and above how far it overflows. */
function drawNames(plan: Plan, frame: Frame): SceneMark[] {
  const { chart, width, bottom, pitch, stateOf } = plan;
  const { bin, x, row, squares, budget, across } = frame;
  const measure = chart.measures[0]!;
  const paint = (name: "name" | "value") => inState(name, stateOf(bin));
  const name = nameBin(chart, bin);
  const [done, planned] = readValues(chart, 2).map((hours) => hours[bin]!) as [number, number];
  const over = done - planned;
  const left = Math.min(x, width - textWidth(name));
  const top = bottom - Math.ceil(squares / across) * pitch;
  return [
    textAround(paint("name"), { x: left, middle: bottom + 15 + row }, name),
    textAround(
      paint("value"),
      { x: left, middle: bottom + 33 + row },
      chart.format.value(measure, done),
    ),
    ...(over > planned * told && squares > budget
      ? [textAround(paint("value"), { x, middle: top - 10 }, chart.format.change(measure, over))]
      : []),
  ];
}

/** Draws one square with what it holds, at the right, where fewer frames overflow. */
function drawKey({ chart, width, unit, pitch }: Plan): SceneMark[] {
  const paint = pitch === pitches.wide ? "square" : "small-square";
  const text = writeUnit(chart, unit);
  return [
    { kind: "path", paint, d: `M${(width - textWidth(text) - 8).toFixed(1)} 10h.1` },
    textAround("key", { x: width, middle: 10 }, text, "end"),
  ];
}

function makeTarget({ chart, bottom, height }: Plan, { bin, x, room: free }: Frame): Target {
  return {
    ...targetBin(chart, bin, { x, y: 0, width: free, height }),
    tipAt: { x: x + free / 2, y: bottom - 120 },
  };
}
