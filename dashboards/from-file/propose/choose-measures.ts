import {
  averageKnown,
  constant,
  count,
  distinct,
  ratio,
  sum,
  those,
  type MeasureDeclaration,
  type Unit,
} from "../../query/measures/measure.ts";
import { unitOf } from "../pack/pack-columns.ts";
import type { Profile, ProfileOf } from "./profile-columns.ts";

/** A measure and how it was made of a column, for its name and its explanation. */
export type ChosenMeasure = {
  id: string;
  made: "rows" | "sum" | "average" | "distinct" | "rate";
  /** Ids of the columns: of a rate, the part and the whole. */
  of: readonly string[];
  declaration: MeasureDeclaration;
};

const mostSums = 4;
const mostAverages = 3;
const mostCounts = 2;

/**
 * Chooses the measures of a report, the most telling first: amounts of money, other amounts, their rates, means and
 * counts; the count of rows is always the last.
 */
export function chooseMeasures(profiles: readonly Profile[]): ChosenMeasure[] {
  const numbers = profiles.filter(
    (one): one is Numbers => one.kind === "number" && !ordinal.test(one.name.trim()),
  );
  const sums = numbers
    .filter(({ addsUp }) => addsUp)
    .toSorted((one, other) => rank(other) - rank(one))
    .flatMap((one) =>
      one.units.length === 0 ? measure(one.id, "sum", [one], sum(one.id)) : sumByUnit(one),
    )
    .slice(0, mostSums);
  const averages = numbers
    .filter(({ addsUp }) => !addsUp)
    .slice(0, mostAverages)
    .map((one) => measure(`${one.id}Mean`, "average", [one], averageKnown(one.id)));
  const counts = profiles
    .filter((one) => one.kind === "code" && one.values > 1)
    .slice(0, mostCounts)
    .map(({ id }) => ({
      id: `${id}Count`,
      made: "distinct" as const,
      of: [id],
      declaration: { value: distinct(id), unit: "count" as const, decimals: 0 },
    }));
  const rows = { value: count(), unit: "count" as const, decimals: 0 };
  return [
    ...sums,
    ...chooseRates(numbers),
    ...averages,
    ...counts,
    { id: "rows", made: "rows", of: [], declaration: rows },
  ];
}

/** Headers of numbers that name a place or a period, and measure nothing. */
const ordinal =
  /^(?:id\b.*|a[nñ]o|year|mes|month|semana|week|d[ií]a|day|trimestre|quarter|hora|hour|cp|c[oó]d(?:igo)?\b.*|code\b.*|n[ºo°.]\b.*|num(?:ero|ber)?\b.*|n[uú]mero\b.*|lat(?:itud)?|lon(?:gitud)?|lng|zip\b.*)$/i;

type Numbers = ProfileOf<"number"> & Pick<Profile, "id" | "name" | "blanks">;

/** A sum for each unit of a column with several: euros and dollars do not add up. */
function sumByUnit(column: Numbers): ChosenMeasure[] {
  return column.units.map((unit) =>
    measure(
      `${column.id}${unit}`,
      "sum",
      [{ ...column, unit }],
      sum(column.id, those(unitOf(column.id), unit)),
    ),
  );
}

const telling = /importe|venta|total|factur|ingreso|amount|sales|revenue|value|valor/i;

function rank({ unit, name }: Numbers): number {
  return (toUnit(unit, name) === "count" ? 0 : 2) + Number(telling.test(name));
}

const partOfWhole = /benefic|margen|coste|descuento|profit|margin|cost|discount|devoluci|return/i;

/** A part of the first amount of money, such as its profit or its discount, as a share of it. */
function chooseRates(numbers: readonly Numbers[]): ChosenMeasure[] {
  const money = numbers.filter((one) => one.addsUp && readsMoney(one));
  const whole = money.find(({ name }) => telling.test(name));
  const part = money.find((one) => one !== whole && partOfWhole.test(one.name));
  if (whole === undefined || part === undefined || part.max > whole.max) return [];
  const value = ratio(sum(part.id), sum(whole.id));
  const declaration = { value, unit: "percent", decimals: 1 } as const;
  return [{ id: `${part.id}Rate`, made: "rate", of: [part.id, whole.id], declaration }];
}

function readsMoney({ unit, name }: Numbers): boolean {
  const known = toUnit(unit, name);
  return known === "euros" || known.startsWith("currency ");
}

function measure(
  id: string,
  made: "sum" | "average",
  [column]: readonly [Numbers],
  value: MeasureDeclaration["value"],
): ChosenMeasure {
  const unit = toUnit(column.unit, column.name);
  const isShare = unit === "percent";
  const decimals =
    made === "sum"
      ? Math.min(column.decimals, decimalsOf(column.max))
      : Math.max(decimalsOf(column.max), 1);
  return {
    id,
    made,
    of: [column.id],
    declaration: { value: isShare ? ratio(value, constant(100)) : value, unit, decimals },
  };
}

function decimalsOf(largest: number): number {
  return largest >= 10 ? 0 : 2;
}

const units: Readonly<Record<string, Unit>> = {
  percent: "percent",
  EUR: "euros",
  kg: "kilos",
  h: "hours",
  min: "minutes",
  d: "days",
};

/** Returns the unit of a column by what its values say, else its header. */
function toUnit(unit: string | undefined, name: string): Unit {
  if (unit !== undefined) {
    return units[unit] ?? (/^[A-Z]{3}$/.test(unit) ? `currency ${unit}` : "count");
  }
  if (/€|\beur(?:os?)?\b/i.test(name)) return "euros";
  if (/\$|\busd\b/i.test(name)) return "currency USD";
  if (/£|\bgbp\b/i.test(name)) return "currency GBP";
  if (/\bkg\b|\bkilos?\b/i.test(name)) return "kilos";
  return "count";
}
