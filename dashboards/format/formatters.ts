import { languageTags, type Locale } from "../../contracts/locale.ts";
import type { Currency, Unit } from "../query/measures/measure.ts";
import { isCurrency, readCurrency } from "../query/measures/units.ts";
import { dayMs } from "../query/table/calendar.ts";
import type { ChartCopy } from "./chart-copy.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { makeBinNames, type BinNames } from "./name-bins.ts";
import type { Written } from "./axis-names.ts";
import { getDateFormat, getNumberFormat } from "./intl-formats.ts";
import { chooseScale, writeInScale } from "./write-alike.ts";

/**
 * Formats numbers, days and bins in one language, with the unit of their measure; NaN is a dash. `value` writes in full
 * (0.6944 of a percentage is `69,44 %`), `plain` without the words of a unit (`de 5`), `change` with its sign (`+3,2
 * %`), and `day` a day number (`3 mar 2024`).
 */
export type Formatters = {
  language: Locale;
  copy: ChartCopy;
  value: (written: Written, value: number) => string;
  /** Writes the numbers of one drawing short and in one notation (`400,5 mil`, `64,3 mil`). */
  alike: (written: Written, values: Iterable<number>) => (value: number) => string;
  /** Writes a tick: short, with only the decimals that the scale needs, in the notation of its `largest`. */
  onScale: (written: Written, value: number, largest: number) => string;
  plain: (written: Written, value: number) => string;
  /** Splits figure and unit, for large type; the unit is empty where it comes first (`€1,200`). */
  parts: (written: Written, value: number) => { figure: string; unit: string };
  change: (written: Written, value: number) => string;
  count: (value: number) => string;
  day: (dayNumber: number) => string;
} & BinNames;

type NumberKind = "value" | "change" | "short" | "tick" | "compact";

const missing = "—";
const compactFrom = 10_000;
const counted: Written = { unit: "count", decimals: 0 };

const styles: Record<Exclude<Unit, Currency | "euros">, Intl.NumberFormatOptions> = {
  count: {},
  points: {},
  rating: {},
  times: {},
  date: {},
  percent: { style: "percent" },
  minutes: { style: "unit", unit: "minute", unitDisplay: "short" },
  hours: { style: "unit", unit: "hour", unitDisplay: "short" },
  days: { style: "unit", unit: "day", unitDisplay: "long" },
  kilos: { style: "unit", unit: "kilogram", unitDisplay: "short" },
};

function chooseStyle(unit: Unit): Intl.NumberFormatOptions {
  if (unit === "euros" || isCurrency(unit)) {
    return { style: "currency", currency: readCurrency(unit)! };
  }
  return styles[unit];
}

/** Creates the formatters of a language; keep them, since they cache the names of bins. */
export function createFormatters(language: Locale, copy: ChartCopy): Formatters {
  const region = languageTags[language];
  const kept = new Map<string, Intl.NumberFormat>();
  const numberFormat = (kind: NumberKind, written: Written): Intl.NumberFormat => {
    const key = `${kind} ${written.unit} ${String(written.decimals)}`;
    const format = kept.get(key) ?? findNumberFormat(kind, written);
    kept.set(key, format);
    return format;
  };
  const findNumberFormat = (kind: NumberKind, { unit, decimals }: Written): Intl.NumberFormat => {
    const isTight = kind !== "value" && kind !== "change";
    const isPlain =
      isTight && kind !== "compact" && unit !== "percent" && readCurrency(unit) === null;
    const isLoose = kind === "tick" || kind === "compact";
    return getNumberFormat(region, {
      // Spanish leaves 1440 ungrouped by default; the site writes 1.440 (§9).
      useGrouping: "always",
      ...(isPlain ? {} : chooseStyle(unit)),
      minimumFractionDigits: isLoose ? 0 : decimals,
      maximumFractionDigits: decimals,
      ...(kind === "compact" ? { notation: "compact", maximumSignificantDigits: 3 } : {}),
      signDisplay: kind === "change" ? "exceptZero" : "negative",
    });
  };
  const inWords: Partial<Record<Unit, string>> = {
    rating: copy.units.rating,
    points: copy.units.points,
    times: copy.units.times,
  };
  const oneInWords: Partial<Record<Unit, string>> = {
    ...inWords,
    points: copy.units.point,
    times: copy.units.time,
  };
  const unitWords: Partial<Record<Unit, string>> = {
    rating: copy.units.ratingUnit,
    points: copy.units.pointsUnit,
    times: copy.units.timesUnit,
  };
  const write = (kind: "value" | "change", written: Written, value: number): string => {
    if (Number.isNaN(value)) return missing;
    if (written.unit === "date") return day(Math.round(value));
    const figure = withMinus(numberFormat(kind, written).format(value));
    const sentence = isOne(figure) ? oneInWords[written.unit] : inWords[written.unit];
    return sentence === undefined ? figure : fillText(sentence, { value: figure });
  };
  const day = (dayNumber: number): string =>
    getDateFormat(region, { dateStyle: "medium", timeZone: "UTC" }).format(dayNumber * dayMs);
  const count = (value: number): string => write("value", counted, value);

  const formatters = {
    language,
    copy,
    value: (written: Written, value: number) => write("value", written, value),
    alike: (written: Written, values: Iterable<number>) => {
      const scale = chooseScale(values);
      const { unit } = written;
      const one =
        scale && numberFormat("compact", { unit, decimals: 0 }).formatToParts(scale.power);
      return (value: number): string => {
        if (Number.isNaN(value)) return missing;
        if (scale === null || one === null || value === 0) {
          return withMinus(numberFormat("short", written).format(value));
        }
        return writeInScale(region, one, scale, value);
      };
    },
    onScale: (written: Written, value: number, largest: number) => {
      const kind = Math.abs(largest) >= compactFrom ? "compact" : "tick";
      return withMinus(numberFormat(kind, written).format(value));
    },
    plain: (written: Written, value: number) =>
      Number.isNaN(value) || written.unit === "date"
        ? write("value", written, value)
        : withMinus(numberFormat("value", written).format(value)),
    parts: (written: Written, value: number) => {
      if (Number.isNaN(value)) return { figure: missing, unit: "" };
      const isLong = Math.abs(value) >= 1_000_000;
      const parts = numberFormat(isLong ? "compact" : "value", written).formatToParts(value);
      const first = parts.findIndex(isUnit);
      const isLeading = first < parts.findIndex(({ type }) => type === "integer");
      const end = isLeading ? parts.length : first;
      return {
        figure: join(parts.slice(0, end)),
        unit: unitWords[written.unit] ?? joinUnits(parts.slice(end)),
      };
    },
    change: (written: Written, value: number) => write("change", written, value),
    count,
    day,
  };
  return { ...formatters, ...makeBinNames(region, copy, formatters) };
}

/** True of 1 in digits without decimals: `1,0` takes the plural in both languages. */
function isOne(figure: string): boolean {
  return /^[+−]?1$/.test(figure);
}

function isUnit({ type }: Intl.NumberFormatPart): boolean {
  return type === "unit" || type === "percentSign" || type === "currency" || type === "compact";
}

function join(parts: readonly Intl.NumberFormatPart[]): string {
  return withMinus(parts.map(({ value }) => value).join("")).trim();
}

/**
 * Joins the parts of a unit: browsers put different spaces between them ("M €", "M€"), the document has one of these.
 */
function joinUnits(parts: readonly Intl.NumberFormatPart[]): string {
  const units = parts.filter(isUnit).map(({ value }) => value);
  return units.join("\u{a0}");
}

function withMinus(text: string): string {
  return text.replace("-", "−");
}
