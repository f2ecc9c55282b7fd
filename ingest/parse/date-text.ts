import type { DateOrder } from "../table-schema.ts";

/** A date's text in numbers, before it is known which one is the day. */
export type DateText = {
  /** Unambiguous: year first or a month in words. Numeric: three numbers, the third one a year or two digits. */
  form: "year-first" | "named" | "numeric";
  numbers: readonly [number, number, number];
  /** Digits of the last number, in numeric form: two or four. */
  hasLongYear: boolean;
  /** Minutes of the day; -1 is none. */
  minutes: number;
  hasSeconds: boolean;
  hasZone: boolean;
};

const monthNames = [
  "ene enero jan january",
  "feb febrero february",
  "mar marzo march",
  "abr abril apr april",
  "may mayo",
  "jun junio june",
  "jul julio july",
  "ago agosto aug august",
  "sep sept set septiembre setiembre september",
  "oct octubre october",
  "nov noviembre november",
  "dic diciembre dec december",
];
const monthOf = new Map(
  monthNames.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

const clock = String.raw`(?:(?:,? |T)\s*(\d{1,2}:\d{2}.*))?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${clock}$`);
const numeric = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${clock}$`);
const compact = /^(\d{4})(\d{2})(\d{2})?$/;
const monthFirst = /^(\d{1,2})[-/](\d{4})$/;
const yearMonth = /^(\d{4})[-/](\d{1,2})$/;
const dayName = new RegExp(
  String.raw`^(?:\p{L}{2,10},? )?(\d{1,2})(?:º|st|nd|rd|th)?[-/. ]+(?:de )?(\p{L}{3,10})\.?[-/, ]+(?:del? )?(\d{4}|\d{2})${clock}$`,
  "u",
);
const nameDay = new RegExp(
  String.raw`^(?:\p{L}{2,10},? )?(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${clock}$`,
  "u",
);
const nameYear = /^(\p{L}{3,10})\.?[-/. ]+(?:del? )?(\d{4}|\d{2})$/u;
const time =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?([ap])\.? ?m\.?)?(?: ?h)?( ?(?:Z|UTC|[-+]\d{2}(?::?\d{2})?))?$/i;

/** Returns the parts of a date's text, or undefined if it is none. */
export function splitDate(text: string): DateText | undefined {
  const cell = text.trim();
  let found = yearFirst.exec(cell);
  if (found) return make("year-first", found[1], found[3], found[4], found[5]);
  found = numeric.exec(cell);
  if (found) return make("numeric", found[1], found[3], found[4], found[5]);
  found = compact.exec(cell) ?? yearMonth.exec(cell);
  if (found) return make("year-first", found[1], found[2], found[3] ?? "1", undefined);
  found = monthFirst.exec(cell);
  if (found) return make("year-first", found[2], found[1], "1", undefined);
  return splitNamed(cell);
}

function splitNamed(cell: string): DateText | undefined {
  let found = dayName.exec(cell);
  if (found) return make("named", found[3], readMonth(found[2]), found[1], found[4]);
  found = nameDay.exec(cell);
  if (found) return make("named", found[3], readMonth(found[1]), found[2], found[4]);
  found = nameYear.exec(cell);
  return found ? make("named", found[2], readMonth(found[1]), "1", undefined) : undefined;
}

function readMonth(name = ""): string {
  return String(monthOf.get(name.toLowerCase()) ?? 0);
}

function make(
  form: DateText["form"],
  first = "",
  second = "",
  third = "",
  clockText: string | undefined,
): DateText | undefined {
  const moment = clockText === undefined ? undefined : splitTime(clockText);
  if (clockText !== undefined && !moment) return undefined;
  return {
    form,
    numbers: [Number(first), Number(second), Number(third)],
    hasLongYear: (form === "numeric" ? third : first).length === 4,
    minutes: moment?.minutes ?? -1,
    hasSeconds: moment?.hasSeconds ?? false,
    hasZone: moment?.hasZone ?? false,
  };
}

/** Returns the minutes of a time's text, or undefined if it is none. */
export function splitTime(
  text: string,
): { minutes: number; hasSeconds: boolean; hasZone: boolean } | undefined {
  const found = time.exec(text.trim());
  if (!found) return undefined;
  const [, hourText, minuteText, secondText = "0", half, zone] = found;
  let hour = Number(hourText);
  const [minute, second] = [Number(minuteText), Number(secondText)];
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  if (half !== undefined) hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return { minutes: hour * 60 + minute, hasSeconds: second > 0, hasZone: zone !== undefined };
}

const places: Record<DateOrder, readonly [year: number, month: number, day: number]> = {
  dmy: [2, 1, 0],
  mdy: [2, 0, 1],
  ymd: [0, 1, 2],
};

/** Returns the days since 1970-01-01 under an order, or undefined if it gives no day. */
export function findDay(date: DateText, order: DateOrder): number | undefined {
  const isNumeric = date.form === "numeric";
  if (isNumeric && order === "ymd" && date.hasLongYear) return undefined;
  const [yearPlace, monthPlace, dayPlace] = places[isNumeric ? order : "ymd"];
  const { numbers } = date;
  const [month, day] = [numbers[monthPlace]!, numbers[dayPlace]!];
  let year = numbers[yearPlace]!;
  // Two digits mean the years 1950 to 2049, as in spreadsheets.
  if (!date.hasLongYear) year += year < 50 ? 2000 : 1900;
  const stamp = Date.UTC(year, month - 1, day);
  const isReal = month >= 1 && month <= 12 && day >= 1 && new Date(stamp).getUTCDate() === day;
  return isReal && year > 1000 ? stamp / 86_400_000 : undefined;
}
