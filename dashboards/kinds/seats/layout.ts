import { inState } from "../../scene/paints.ts";
import { group, textAround, type Box, type Scene, type SceneMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { targetBin } from "../bins/describe-bin.ts";
import type { Chart } from "../chart.ts";
import { drawUnits } from "../units/draw-units.ts";
import { labelHeight, placeSeat, planSeats, type Cabin, type SeatsPlan } from "./plan.ts";
import type { SeatsSpec } from "./spec.ts";

/** Width in px of a digit of the figures, which are tabular. */
const digitWidth = 13.2;

/** Lays out a plane of a hundred seats, lying across where there is room, else with its nose up. */
export function layOutSeats(chart: Chart<SeatsSpec>, width: number): Scene {
  const plan = planSeats(chart, width);
  const { cabins, height } = plan;
  return {
    width,
    height,
    marks: [
      group(drawPlane(plan)),
      group(cabins.flatMap((cabin) => drawSeats(plan, cabin))),
      group(cabins.flatMap((cabin, at) => drawLabel(plan, cabin, at))),
    ],
    targets: cabins.map((cabin) => targetBin(chart, cabin.bin, boxOf(plan, cabin))),
  };
}

/** Returns a place along and across the plane as one in the drawing. */
function toPoint({ isAcross, start, edge }: SeatsPlan, along: number, across: number) {
  return isAcross ? { x: start + along, y: edge + across } : { x: edge + across, y: start + along };
}

function boxOf(plan: SeatsPlan, { from, to }: Cabin): Box {
  const { isAcross, body, step } = plan;
  const margin = step * 0.3;
  const [along, length] = [from - margin, to - from + margin];
  const { x, y } = toPoint(plan, along, 0);
  return isAcross
    ? { x, y, width: length, height: body }
    : { x, y, width: plan.width - x, height: length };
}

function drawPlane(plan: SeatsPlan): SceneMark[] {
  const { body, length, cabins, step } = plan;
  const write = (along: number, across: number): string => {
    const { x, y } = toPoint(plan, along, across);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const [front, back] = [body * 0.42, length - body * 0.62];
  const middle = body / 2;
  const d =
    `M${write(front, 0)}C${write(body * 0.12, 0)} ${write(0, middle * 0.5)} ${write(0, middle)}` +
    `C${write(0, middle * 1.5)} ${write(body * 0.12, body)} ${write(front, body)}` +
    `L${write(back, body)}Q${write(length - body * 0.1, body)} ${write(length, middle)}` +
    `Q${write(length - body * 0.1, 0)} ${write(back, 0)}z`;
  const walls = cabins.slice(1).map(({ from }): SceneMark => {
    const [one, other] = [
      toPoint(plan, from - step * 0.6, 0),
      toPoint(plan, from - step * 0.6, body),
    ];
    return { kind: "line", paint: "planned", x1: one.x, y1: one.y, x2: other.x, y2: other.y };
  });
  return [{ kind: "path", paint: "area", d }, { kind: "path", paint: "base", d }, ...walls];
}

/** Draws the taken seats of a cabin from its front, then the empty ones. */
function drawSeats(plan: SeatsPlan, cabin: Cabin): SceneMark[] {
  const state = plan.stateOf(cabin.bin);
  const { paint: name } = plan.size;
  const trace = (from: number, to: number): string => {
    let d = "";
    for (let at = from; at < to; at += 1) d += traceSeat(plan, cabin, at);
    return d;
  };
  const taken = trace(0, cabin.taken);
  return [
    ...drawUnits(name, state, taken),
    { kind: "path", paint: `${name}-empty`, d: trace(cabin.taken, cabin.all) },
  ];
}

/** Traces a seat as two strokes, its cushion and its back towards the tail. */
function traceSeat(plan: SeatsPlan, cabin: Cabin, at: number): string {
  const { along, across, pitch } = placeSeat(plan, cabin, at);
  const { x, y } = toPoint(plan, along, across + pitch / 2);
  const { cushion, gap, back } = plan.size;
  const [draw, move] = plan.isAcross ? ["h", `${String(gap)} 0`] : ["v", `0 ${String(gap)}`];
  return `M${x.toFixed(1)} ${y.toFixed(1)}${draw}${String(cushion)}m${move}${draw}${String(back)}`;
}

/** Writes how many of a cabin's seats are taken, its name and its share; a short cabin has its label below. */
function drawLabel(plan: SeatsPlan, cabin: Cabin, at: number): SceneMark[] {
  const { isAcross, chart, cabins, body, stateOf } = plan;
  const { format, measures } = chart;
  const state = stateOf(cabin.bin);
  const figure = format.count(cabin.taken);
  const of = format.copy.mark.of.replace("{{count}}", format.count(cabin.all));
  const share = format.value(measures[0]!, cabin.share);
  const figureWidth = figure.length * digitWidth + 9;
  const write = (x: number, middle: number, name: string): SceneMark[] => [
    textAround(inState("figure", state), { x, middle }, figure),
    textAround("key", { x: x + figureWidth, middle: middle + 3 }, of),
    textAround(inState("value", state), { x, middle: middle + 22 }, name),
  ];
  if (!isAcross) {
    const x = body + 18;
    const middle = (cabin.from + cabin.to) / 2;
    return [
      ...write(x, middle - 18, cabin.name),
      textAround("key", { x, middle: middle + 21 }, share),
    ];
  }
  const { x } = toPoint(plan, cabin.from, 0);
  const long = `${cabin.name}, ${share}`;
  const room = (cabins[at + 2] ?? { from: plan.length }).from - cabin.from;
  const name = textWidth(long) < room && chart.isPicture !== true ? long : cabin.name;
  const isBelow = at % 2 === 1;
  const left = Math.min(x, plan.width - textWidth(name));
  return write(left, isBelow ? labelHeight + body + 18 : 13, name);
}
