import { noDay, type ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import type { ColumnSchema } from "../../../ingest/table-schema.ts";
import { readDate } from "../../query/table/calendar.ts";
import type { ColumnUse } from "../pack/column-use.ts";

/** A published column, as the rules see it. */
export type Profile = { id: string; name: string; blanks: number } & (
  | { kind: "label"; labels: number; within: readonly string[] }
  | { kind: "code"; values: number }
  | NumberProfile
  | DayProfile
);

type NumberProfile = {
  kind: "number";
  min: number;
  max: number;
  /** Different values, at most `mostValues`. */
  values: number;
  decimals: number;
  unit: string | undefined;
  /** Units of a column with more than one, which are not added up together. */
  units: readonly string[];
  /** True of amounts that add up; prices, rates, marks and ages are averaged. */
  addsUp: boolean;
};

type DayProfile = {
  kind: "day";
  first: number;
  last: number;
  /** Different days and months that have rows, and the months from the first to the last. */
  days: number;
  months: number;
  span: number;
  hasHours: boolean;
};

export type ProfileOf<Kind extends Profile["kind"]> = Extract<Profile, { kind: Kind }>;

const mostValues = 10_000;

/** Profiles the published columns, in the order of the file. */
export function profileColumns(
  columns: readonly ColumnSchema[],
  parsed: Readonly<Record<string, ParsedColumn>>,
  uses: Readonly<Record<string, ColumnUse>>,
): Profile[] {
  return columns.flatMap((schema) => {
    const [use, column] = [uses[schema.id], parsed[schema.id]];
    if (use === undefined || use.as === "stay" || column === undefined) return [];
    return [{ id: schema.id, name: schema.name, ...profile(schema, use, column) } as Profile];
  });
}

function profile(schema: ColumnSchema, use: ColumnUse, column: ParsedColumn) {
  if (use.as === "code") return { kind: "code", blanks: 0, values: countCodes(column) };
  if (column.kind === "text") return profileLabels(column, use);
  if (column.kind === "date") return profileDays(column, use.as === "month");
  if (column.kind === "time") {
    const none = { decimals: 0, unit: undefined, units: [], addsUp: false };
    return { kind: "number", min: 0, max: 23, values: 24, blanks: 0, ...none };
  }
  return profileNumbers(schema, column);
}

function countCodes(column: ParsedColumn): number {
  if (column.kind === "text") return column.labels.length;
  return column.kind === "number" ? new Set(column.values).size : 0;
}

function profileLabels({ labels, codes }: ParsedColumn & { kind: "text" }, use: ColumnUse) {
  let blanks = 0;
  for (const code of codes) blanks += Number(code < 0);
  const { within = [], first } = use.as === "label" ? use : {};
  const shown = new Set(labels.map((label) => label.slice(0, first)));
  return { kind: "label", blanks, labels: shown.size, within };
}

function profileNumbers(
  schema: ColumnSchema,
  { values, decimals }: ParsedColumn & { kind: "number" },
) {
  const different = new Set<number>();
  let [min, max, blanks] = [Infinity, -Infinity, 0];
  for (const value of values) {
    if (Number.isNaN(value)) blanks += 1;
    else {
      if (value < min) min = value;
      if (value > max) max = value;
      if (different.size < mostValues) different.add(value);
    }
  }
  const scale = 10 ** decimals;
  const { unit, units = [] } = schema.type === "number" ? schema : {};
  return {
    kind: "number",
    blanks,
    min: min / scale,
    max: max / scale,
    values: different.size,
    decimals,
    unit,
    units,
    addsUp: unit !== "percent" && !averaged.test(schema.name),
  };
}

/** Headers of numbers that do not add up. */
const averaged =
  /precio|price|tarifa|coste unitario|unit cost|tasa|rate|ratio|porcentaje|percent|%|margen\s*%|nota|puntuaci|score|rating|valoraci|satisfacci|nps|edad|\bage\b|temperatura|temperature|media|medio|average|mean|d[ií]as|days|minutos|minutes|horas|hours|plazo|duraci|duration|latitud|longitud|a[nñ]o|year|mes\b|month|stock|saldo|balance|distancia|distance|peso unitario/i;

function profileDays(column: ParsedColumn & { kind: "date" }, isByMonth: boolean) {
  const days = new Set<number>();
  const months = new Set<number>();
  let [first, last, blanks] = [Infinity, -Infinity, 0];
  for (const day of column.days) {
    if (day === noDay) {
      blanks += 1;
      continue;
    }
    if (days.has(day)) continue;
    days.add(day);
    months.add(monthOf(day));
    first = Math.min(first, day);
    last = Math.max(last, day);
  }
  const span = days.size === 0 ? 0 : monthOf(last) - monthOf(first) + 1;
  return {
    kind: "day",
    blanks,
    first,
    last,
    days: isByMonth ? months.size : days.size,
    months: months.size,
    span,
    hasHours: !isByMonth && column.minutes?.some((minute) => minute > 0) === true,
  };
}

function monthOf(day: number): number {
  const { year, month } = readDate(day);
  return 12 * year + month;
}
