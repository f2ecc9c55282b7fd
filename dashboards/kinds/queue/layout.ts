import { inState } from "../../scene/paints.ts";
import {
  group,
  textAround,
  verticalLine,
  type Scene,
  type SceneMark,
  type Target,
  type TipText,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { nameByTip } from "../bins/describe-bin.ts";
import type { Chart } from "../chart.ts";
import { readValues } from "../read-values.ts";
import { readStates } from "../read-states.ts";
import { writeDrawn } from "../units/write-drawn.ts";
import type { QueueSpec } from "./spec.ts";

const usualHeight = 420;
const room = { head: 26, between: 10, foot: 24 };
/** Distance of two lines at most, in px: on a phone, and where the drawing has room beside it. */
const mostPitch = { narrow: 3.6, wide: 5.4 };
const wideFrom = 520;
/** Distance of two lines in px below which these are thin. */
const thinBelow = 2.5;
const tickHours = 12;
const hour = 60;

type Plan = ReturnType<typeof planQueue>;
type Group = Plan["groups"][number];
type Line = Group["lines"][number];

/** Lays out the lines of a queue by the hour at which they begin, in two groups with their number and mean length. */
export function layOutQueue(chart: Chart<QueueSpec>, width: number): Scene {
  const plan = planQueue(chart, width);
  const { groups, height } = plan;
  return {
    width,
    height,
    marks: [
      group(drawHours(plan)),
      group(groups.flatMap((one) => drawLines(plan, one))),
      group(groups.length === 0 ? [drawNothing(plan)] : groups.map((one) => drawHead(plan, one))),
    ],
    targets: groups.map((one) => makeTarget(plan, one)),
  };
}

function planQueue(chart: Chart<QueueSpec>, width: number) {
  const { result, spec, height = usualHeight } = chart;
  const [lasts, waits, opens, moved] = readValues(chart, 4);
  const all = result.shown
    .filter((bin) => bin > 0 && result.hasRows(bin))
    .map((bin) => ({
      bin,
      from: (opens[bin]! - spec.opensAt) * hour,
      waits: waits[bin]!,
      lasts: lasts[bin]!,
      part: moved[bin]! > 0 ? 1 : 0,
    }))
    .toSorted((a, b) => a.from - b.from || a.lasts - b.lasts);
  const end = Math.max(tickHours * hour, ...all.map(({ from, lasts: length }) => from + length));
  const parts = [0, 1].filter((part) => all.some((line) => line.part === part));
  const free = height - room.foot - parts.length * (room.head + room.between);
  const most = mostPitch[width < wideFrom ? "narrow" : "wide"];
  const pitch = Math.min(free / Math.max(all.length, 1), most);
  let y = 0;
  const groups = parts.map((part) => {
    const lines = all.filter((line) => line.part === part);
    const top = y;
    y += room.head + lines.length * pitch + room.between;
    return { part, lines, top, foot: y - room.between };
  });
  return {
    chart,
    width,
    height: Math.max(y, room.head) + room.foot,
    groups,
    pitch,
    end,
    x: (minutes: number): number => (minutes / end) * width,
    stateOf: readStates(chart),
  };
}

/** Draws a line and the hours every half a day. */
function drawHours({ chart, width, height, groups, end, x }: Plan): SceneMark[] {
  if (groups.length === 0) return [];
  const bottom = height - room.foot;
  const marks: SceneMark[] = [];
  for (let hours = tickHours; hours * hour < end; hours += tickHours) {
    const at = x(hours * hour);
    const text = chart.format.value({ unit: "hours", decimals: 0 }, hours);
    marks.push(verticalLine("grid", at, room.head, bottom));
    if (at + textWidth(text) / 2 <= width)
      marks.push(textAround("tick", { x: at, middle: bottom + 12 }, text, "middle"));
  }
  return marks;
}

/** Draws what is worked and what is waited, each in one path for a state. */
function drawLines(plan: Plan, { lines, top }: Group): SceneMark[] {
  const { pitch, x, stateOf } = plan;
  const trace = (part: (line: Line) => readonly [number, number]): string =>
    lines
      .map((line, at) => {
        const [from, to] = part(line);
        const y = top + room.head + (at + 0.5) * pitch;
        return `M${x(from).toFixed(1)} ${y.toFixed(1)}h${(x(to) - x(from)).toFixed(1)}`;
      })
      .join("");
  const state = stateOf(lines[0]!.bin);
  const name = pitch < thinBelow ? "thin-queue" : "queue";
  const worked = trace(({ from, waits, lasts }) => [from + waits, from + lasts]);
  const waited = trace(({ from, waits }) => [from, from + waits]);
  return [
    { kind: "path", paint: `${name}-work`, d: worked },
    { kind: "path", paint: inState(name, state), d: waited },
  ];
}

function meanOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { lasts }) => sum + lasts, 0) / lines.length / hour;
}

function describe({ chart }: Plan, { part, lines }: Group) {
  const { format, axes, spec } = chart;
  const id = spec.groups[part]!;
  return {
    name: axes[0]?.label?.(id) ?? id,
    count: format.count(lines.length),
    mean: format.value({ unit: "hours", decimals: 0 }, meanOf(lines)),
  };
}

function drawHead(plan: Plan, one: Group): SceneMark {
  const said = describe(plan, one);
  const text = writeDrawn(plan.chart, 0, said) ?? `${said.name}: ${said.count} · ${said.mean}`;
  return textAround("value", { x: 0, middle: one.top + 12 }, text);
}

/** Says that no line is left, where a filter leaves none of the day. */
function drawNothing({ chart }: Plan): SceneMark {
  return textAround("key", { x: 0, middle: 12 }, chart.format.copy.summary.none);
}

/** Makes a target of a whole group. */
function makeTarget(plan: Plan, one: Group): Target {
  const { chart, width } = plan;
  const { name, count, mean } = describe(plan, one);
  const [lasts, waits] = chart.measures;
  const waited = one.lines.reduce((sum, line) => sum + line.waits, 0) / one.lines.length / hour;
  const tip = (): TipText => ({
    title: `${name}: ${count}`,
    rows: [
      { name: lasts!.name, value: mean },
      { name: waits!.name, value: chart.format.value({ unit: "hours", decimals: 0 }, waited) },
    ],
  });
  return {
    bins: one.lines.map(({ bin }) => bin),
    name: () => nameByTip(tip()),
    tip,
    x: 0,
    y: one.top,
    width,
    height: one.foot - one.top,
  };
}
