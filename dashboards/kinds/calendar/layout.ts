import type { Axis } from "../../query/table/axis.ts";
import { readDate, readWeekday } from "../../query/table/calendar.ts";
import { drawRampKey, rampKeyHeight } from "../../scene/keys/ramp-key.ts";
import { isMarked } from "../../scene/mark-state.ts";
import { drawOutline } from "../../scene/outline.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import { makeRamp } from "../../scene/scales/ramp.ts";
import { group, textAround, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { readStates } from "../read-states.ts";
import type { CalendarSpec } from "./spec.ts";

const daysOfWeek = 7;
/** The least target size of WCAG 2.5.8, in px. */
const leastCell = 24;
const cellHeight = 24;
const headHeight = 22;
const bandGap = 10;
const gap = 2;

type Plan = ReturnType<typeof planCalendar>;

/**
 * Lays out the days of a year as weeks across and weekdays down, in as many bands as keep each day large enough for a
 * finger.
 */
export function layOutCalendar(chart: Chart<CalendarSpec>, width: number): Scene {
  const plan = planCalendar(chart, width);
  const { days, ramp, height } = plan;
  const write = chart.format.alike(chart.measures[0]!, [ramp.low, ramp.high]);
  return {
    width,
    height,
    marks: [
      group(drawWeekdays(plan)),
      group(drawMonths(plan)),
      group(drawDays(plan)),
      ...drawOutline(
        days.filter(({ bin }) => isMarked(plan.stateOf(bin))),
        gap,
      ),
      drawRampKey(ramp, { y: height - 14, width }, write),
    ],
    targets: days.map((day) => makeTarget(chart, day)),
  };
}

function planCalendar(chart: Chart<CalendarSpec>, width: number) {
  const { result, measures, format, spec } = chart;
  const axis = result.axes[0] as Axis & { kind: "days" };
  const names = Array.from({ length: daysOfWeek }, (_, at) => nameWeekday(format, at));
  const left = Math.max(...names.map((name) => textWidth(name))) + 8;
  const monday = (axis.starts[0] ?? 0) - readWeekday(axis.starts[0] ?? 0);
  const weeks = Math.ceil(((axis.starts.at(-1) ?? 0) + 1 - monday) / daysOfWeek);
  const bands = Math.max(Math.ceil((weeks * leastCell) / (width - left)), 1);
  const perBand = Math.ceil(weeks / bands);
  const cellWidth = (width - left) / perBand;
  const bandHeight = headHeight + daysOfWeek * cellHeight + bandGap;
  const days = result.shown.map((bin) => {
    const start = axis.starts[bin]!;
    const week = Math.floor((start - monday) / daysOfWeek);
    return {
      bin,
      start,
      x: left + (week % perBand) * cellWidth,
      y: Math.floor(week / perBand) * bandHeight + headHeight + readWeekday(start) * cellHeight,
      width: cellWidth - gap,
      height: cellHeight - gap,
    };
  });
  const values = result.values(measures[0]!.id);
  const used = Math.ceil(weeks / perBand);
  return {
    chart,
    width,
    names,
    used,
    bandHeight,
    days,
    values,
    height: used * bandHeight + rampKeyHeight - bandGap,
    ramp: makeRamp(extent(result.totals(measures[0]!.id), values), spec.ramp),
    stateOf: readStates(chart),
  };
}

type Day = Plan["days"][number];

function nameWeekday(format: Chart["format"], at: number): string {
  const axis: Axis = { kind: "labels", size: 1, labels: [`weekday${String(at)}`] };
  return format.tick(axis, undefined, 0);
}

/** Draws every other weekday: all seven would overlap. */
function drawWeekdays({ names, used, bandHeight }: Plan): SceneMark[] {
  return Array.from({ length: used }, (_, band) =>
    names.flatMap((name, at) => {
      const middle = band * bandHeight + headHeight + (at + 0.5) * cellHeight - gap / 2;
      return at % 2 === 0 ? [textAround("tick", { x: 0, middle }, name)] : [];
    }),
  ).flat();
}

/** Draws the name of each month over the week that holds its first day. */
function drawMonths({ chart, days, width, bandHeight }: Plan): SceneMark[] {
  return days.flatMap((day): SceneMark[] => {
    const { month, day: dayOfMonth } = readDate(day.start);
    if (dayOfMonth !== 1) return [];
    const axis: Axis = { kind: "labels", size: 1, labels: [`monthOfYear${String(month - 1)}`] };
    const text = chart.format.tick(axis, undefined, 0);
    const x = Math.min(day.x, width - textWidth(text));
    const top = Math.floor(day.y / bandHeight) * bandHeight;
    return [textAround("tick", { x, middle: top + 10 }, text)];
  });
}

function drawDays({ chart, days, values, ramp }: Plan): SceneMark[] {
  return days.map(({ bin, x, y, width, height }) => {
    const step = chart.result.hasRows(bin) ? ramp.stepOf(values[bin]!) : "none";
    return { kind: "rect", paint: `cell-${step}`, x, y, width, height };
  });
}

function makeTarget(chart: Chart, { bin, x, y, width, height }: Day): Target {
  return targetBin(chart, bin, { x, y, width: width + gap, height: height + gap });
}
