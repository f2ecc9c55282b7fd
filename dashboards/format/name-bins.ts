import type { Axis } from "../query/table/axis.ts";
import { dayMs, dayNumber, readDate } from "../query/table/calendar.ts";
import { readCurrency } from "../query/measures/units.ts";
import type { Period } from "../query/table/view.ts";
import type { AxisNames, Written } from "./axis-names.ts";
import type { ChartCopy } from "./chart-copy.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { getDateFormat } from "./intl-formats.ts";

type NameBin = (axis: Axis, names: AxisNames | undefined, bin: number) => string;

export type BinNames = { bin: NameBin; tick: NameBin };

type Writers = {
  value: (written: Written, value: number) => string;
  parts: (written: Written, value: number) => { figure: string };
  day: (dayNumber: number) => string;
};

const firstYear = 1970;
const firstMonday = dayNumber(firstYear, 1, 5);

/**
 * Creates the functions that name the bins of an axis in one language, in full (`enero de 2024`) and as ticks (`ene`).
 */
export function makeBinNames(
  region: string,
  copy: ChartCopy,
  { value, parts, day }: Writers,
): BinNames {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const settings = { timeZone: "UTC", ...options };
    return (start: number): string => getDateFormat(region, settings).format(start * dayMs);
  };
  const long = {
    month: dates({ month: "long", year: "numeric" }),
    weekday: dates({ weekday: "long" }),
    monthOfYear: dates({ month: "long" }),
  };
  const brief = {
    day: dates({ day: "numeric", month: "short" }),
    month: dates({ month: "short" }),
    january: dates({ month: "short", year: "numeric" }),
    weekday: dates({ weekday: "short" }),
  };
  const writeQuarter = (start: number): string => {
    const { year, month } = readDate(start);
    return fillText(copy.bins.quarter, { n: Math.ceil(month / 3), year });
  };
  const inFull: Record<Period, (start: number) => string> = {
    year: (start) => String(readDate(start).year),
    quarter: writeQuarter,
    month: long.month,
    week: (start) => fillText(copy.bins.week, { day: day(start) }),
    day,
    weekday: long.weekday,
    monthOfYear: long.monthOfYear,
  };
  const asTick: Record<Period, (start: number, isFirst: boolean) => string> = {
    year: inFull.year,
    quarter: (start, isFirst) => {
      const text = writeQuarter(start);
      return isFirst || readDate(start).month === 1 ? text : text.slice(0, text.indexOf(" "));
    },
    month: (start, isFirst) =>
      (isFirst || readDate(start).month === 1 ? brief.january : brief.month)(start),
    week: brief.day,
    day: brief.day,
    weekday: brief.weekday,
    monthOfYear: brief.month,
  };

  const nameNumbers = (
    axis: Axis & { kind: "numbers" },
    names: AxisNames | undefined,
    bin: number,
  ): string => {
    const written = { unit: names?.unit ?? "count", decimals: names?.decimals ?? 0 } as const;
    const from = axis.starts[bin]!;
    const next = axis.starts[bin + 1] ?? axis.end;
    if (bin === 0 && axis.isOpenBelow) {
      return fillText(copy.bins.below, { to: value(written, next) });
    }
    if (bin === axis.size - 1 && axis.isOpenAbove) {
      return fillText(copy.bins.above, { from: value(written, from) });
    }
    // Bins of whole numbers end before the next begins; bins of money and shares reach up to it.
    const isWhole =
      written.decimals === 0 && written.unit !== "percent" && readCurrency(written.unit) === null;
    const to = isWhole ? next - 1 : next;
    if (to <= from) return value(written, from);
    return fillText(copy.bins.range, {
      from: parts(written, from).figure,
      to: value(written, to),
    });
  };

  return {
    bin: keepNames((axis, names, bin) => {
      if (axis.kind === "labels") return nameLabel(axis.labels[bin]!, names, inFull);
      if (axis.kind === "numbers") return nameNumbers(axis, names, bin);
      return inFull[axis.period](axis.starts[bin]!);
    }),
    tick: keepNames((axis, names, bin) => {
      if (axis.kind === "labels") return nameLabel(axis.labels[bin]!, names, asTick);
      if (axis.kind === "days") return asTick[axis.period](axis.starts[bin]!, bin === 0);
      const written = { unit: names?.unit ?? "count", decimals: names?.decimals ?? 0 } as const;
      return parts(written, axis.starts[bin]!).figure;
    }),
  };
}

/** Caches the names of bins, which no filter changes. */
function keepNames(write: NameBin): NameBin {
  const unnamed: AxisNames = { name: "" };
  const kept = new WeakMap<AxisNames, WeakMap<Axis, string[]>>();
  // Most calls in a row are for the same axis.
  let last: { key: AxisNames; axis: Axis; texts: string[] } | undefined;
  return (axis, names, bin) => {
    const key = names ?? unnamed;
    if (last?.axis !== axis || last.key !== key) {
      const byAxis = kept.get(key) ?? new WeakMap<Axis, string[]>();
      kept.set(key, byAxis);
      const texts = byAxis.get(axis) ?? [];
      byAxis.set(axis, texts);
      last = { key, axis, texts };
    }
    return (last.texts[bin] ??= write(axis, names, bin));
  };
}

type PeriodNames = Record<Period, (start: number, isFirst: boolean) => string>;

function nameLabel(id: string, names: AxisNames | undefined, periods: PeriodNames): string {
  const [, period, code] = /^(weekday|monthOfYear)(\d+)$/.exec(id) ?? [];
  if (period === "weekday") return periods.weekday(firstMonday + Number(code), false);
  if (period === "monthOfYear") {
    return periods.monthOfYear(dayNumber(firstYear, Number(code) + 1, 1), false);
  }
  return names?.label?.(id) ?? id;
}
