import { drawNameLines, nameLineHeight } from "../../scene/labels/name-lines.ts";
import { inState, type PaintName } from "../../scene/paints.ts";
import { extent, linearScale } from "../../scene/scales/linear-scale.ts";
import { group, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { breakText, fitText, textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { describeBin, describeTip } from "../describe-bin.ts";
import { nameBin } from "../order-bins.ts";
import { readStates } from "../read-states.ts";
import { readSteps, type Step } from "./read-steps.ts";
import type { WaterfallSpec } from "./spec.ts";

const defaultHeight = 260;
const valueRoom = 20;
const widestColumn = 84;
const mostLines = 3;

type Plan = ReturnType<typeof planWaterfall>;

/** Lays out columns that each begin where the one before ended, and their sum as the last one. */
export function layOutWaterfall(chart: Chart<WaterfallSpec>, width: number): Scene {
  const plan = planWaterfall(chart, width);
  const { steps, step, y, sum, names, bottom, height } = plan;
  const base = y(0);
  return {
    width,
    height,
    isBrushable: false,
    marks: [
      group([{ kind: "line", paint: "base", x1: 0, x2: width, y1: base, y2: base }]),
      ...steps.map((one, at) => group(drawStep(plan, one, at))),
      group(drawColumn(plan, { at: steps.length, from: 0, to: sum, paint: "bar-open" })),
      group(
        names.flatMap((lines, at) =>
          drawNameLines("tick", lines, {
            x: (at + 0.5) * step,
            first: bottom + 14,
            anchor: "middle",
          }),
        ),
      ),
    ],
    targets: steps.map((one, at) => makeTarget(plan, one, at)),
  };
}

function planWaterfall(chart: Chart<WaterfallSpec>, width: number) {
  const { measures, format, targetName, result } = chart;
  const steps = readSteps(chart);
  const sum = steps.at(-1)?.to ?? 0;
  const step = width / (steps.length + 1);
  const isDated = result.axes[0]?.kind === "days";
  const write = format.alike(measures[0]!, [...steps.map(({ change }) => change), sum]);
  const texts = [...steps.map(({ change }) => writeChange(write, change)), write(sum)];
  const names = [...steps.map(({ name }) => name), targetName ?? measures[0]!.name].map((name) =>
    isDated ? [fitText(name, step)] : breakLines(name, step - 6),
  );
  const height = chart.height ?? defaultHeight;
  const bottom = height - Math.max(...names.map(({ length }) => length)) * nameLineHeight - 10;
  const limits = extent(
    [0],
    steps.map(({ to }) => to),
  );
  const room = limits[0] < 0 ? valueRoom : 0;
  return {
    chart,
    height,
    steps,
    sum,
    step,
    thick: Math.min(step - Math.min(step * 0.24, 16), widestColumn),
    texts,
    // Where not all have room, those that change most.
    isWritten: Math.max(...texts.map((text) => textWidth(text))) + 4 < step,
    names,
    bottom,
    y: linearScale(limits, [bottom - room, valueRoom], 0),
    stateOf: readStates(chart),
  };
}

function breakLines(name: string, width: number): string[] {
  const lines = breakText(name, width);
  const kept = lines.slice(0, mostLines - 1);
  const rest = lines.slice(mostLines - 1).join(" ");
  return [...kept, ...(rest === "" ? [] : [rest])].map((line) => fitText(line, width + 6));
}

function writeChange(write: (value: number) => string, change: number): string {
  return change > 0 ? `+${write(change)}` : write(change);
}

function drawStep(plan: Plan, { bin, change, from, to }: Step, at: number): SceneMark[] {
  const { stateOf, step, thick, y } = plan;
  const state = stateOf(bin);
  const paint = change < 0 && state === "plain" ? "bar-adverse" : inState("bar", state);
  const [start, end] = [(at + 0.5) * step + thick / 2, (at + 1.5) * step - thick / 2];
  return [
    ...drawColumn(plan, { at, from, to, paint }),
    { kind: "line", paint: "base", x1: start, x2: end, y1: y(to), y2: y(to) },
  ];
}

type Column = { at: number; from: number; to: number; paint: PaintName };

function drawColumn(plan: Plan, { at, from, to, paint }: Column): SceneMark[] {
  const { step, thick, y, texts, isWritten, steps, stateOf } = plan;
  const middle = (at + 0.5) * step;
  const [top, foot] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
  const state = at < steps.length ? stateOf(steps[at]!.bin) : "plain";
  const isShown = isWritten || at === steps.length || isSteepest(steps, at);
  const x = Math.min(middle, steps.length * step + step - textWidth(texts[at]!) / 2);
  return [
    {
      kind: "rect",
      paint,
      x: middle - thick / 2,
      y: top,
      width: thick,
      height: Math.max(foot - top, 1),
    },
    ...(isShown
      ? [
          {
            kind: "text",
            paint: inState("value", state),
            x,
            y: to < 0 && from <= 0 ? foot + 15 : top - 6,
            text: texts[at]!,
            anchor: "middle",
          } as const,
        ]
      : []),
  ];
}

function isSteepest(steps: readonly Step[], at: number): boolean {
  const most = Math.max(...steps.map(({ change }) => Math.abs(change)));
  return Math.abs(steps[at]!.change) === most;
}

function makeTarget({ chart, step, bottom, y }: Plan, { bin, from, to }: Step, at: number): Target {
  return {
    bins: [bin],
    name: () => describeBin(chart, nameBin(chart, bin), bin),
    tip: () => describeTip(chart, bin),
    x: at * step,
    y: 0,
    width: step,
    height: bottom,
    tipAt: { x: (at + 0.5) * step, y: Math.min(y(from), y(to)) },
  };
}
