import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { Span, YearEnd } from "../../../query/measures/interval.ts";
import { nameRef, Refusal, type DatedSpan, type Fact, type Shift } from "../formula/formula.ts";
import type { ModelNames } from "./model-names.ts";
import { isSameContext, type Scope } from "./scope.ts";

type Call = Extract<Dax, { kind: "call" }>;
type Period = "day" | "month" | "quarter" | "year";

const toDate: Readonly<Record<string, Period>> = {
  DATESMTD: "month",
  DATESQTD: "quarter",
  DATESYTD: "year",
};
const before: Readonly<Record<string, Period>> = {
  PREVIOUSDAY: "day",
  PREVIOUSMONTH: "month",
  PREVIOUSQUARTER: "quarter",
  PREVIOUSYEAR: "year",
};
/** Functions of a total to date, and the filter that each sets. */
const totals: Readonly<Record<string, string>> = {
  TOTALMTD: "DATESMTD",
  TOTALQTD: "DATESQTD",
  TOTALYTD: "DATESYTD",
};
const monthsOfYear = 12;

/** Writes a total to date as the `CALCULATE` that it stands for; null for another function. */
export function readTotal({ name, args }: Call): Call | null {
  const filter = totals[name];
  const [of, dates, ...rest] = args;
  if (filter === undefined || of === undefined || dates === undefined) return null;
  const call: Dax = {
    kind: "call",
    name: filter,
    args: [dates, ...rest.filter(({ kind }) => kind === "text")],
  };
  const filters = rest.filter(({ kind }) => kind !== "text");
  return { kind: "call", name: "CALCULATE", args: [of, call, ...filters] };
}

/** Reads a filter of the days from a start up to the last one, or of a period before; null for another. */
export function readSpan(arg: Dax, scope: Scope): DatedSpan | null {
  if (arg.kind === "binary") return readUpTo(arg, scope);
  if (arg.kind !== "call") return null;
  const [first, second] = arg.args;
  if (arg.name === "FILTER")
    return first !== undefined && isUnfiltered(first) && second?.kind === "binary"
      ? readUpTo(second, scope)
      : null;
  const span = readFunction(arg, scope);
  return span === null ? null : { ...readDates(first, scope, arg.name), span };
}

function readFunction({ name, args }: Call, scope: Scope): Span | null {
  const [dates, second] = args;
  if (toDate[name] !== undefined)
    return { kind: "toDate", period: toDate[name], ...readYearEnd(name, second) };
  if (before[name] !== undefined)
    return { kind: "before", period: before[name], ...readYearEnd(name, second) };
  if (name === "LASTDATE") return { kind: "latest", days: 1 };
  if (name !== "DATESINPERIOD") return null;
  const isLast = dates !== undefined && second !== undefined && isLastOf(second, dates, scope);
  const count = readNegative(args[2]);
  const unit = args[3]?.kind === "name" ? args[3].name.toUpperCase() : "";
  if (!isLast || count === null || args.length > 4) throw new Refusal("function", name);
  if (unit === "DAY") return { kind: "latest", days: count };
  const months = count * ({ MONTH: 1, QUARTER: 3, YEAR: monthsOfYear }[unit] ?? Number.NaN);
  // Spans that begin on a day that their month lacks are described nowhere; in years that is 29 February alone.
  if (months % monthsOfYear !== 0) throw new Refusal("function", `${name} ${unit}`);
  return { kind: "latest", years: months / monthsOfYear };
}

/** Reads `dates <= MAX(dates)`. */
function readUpTo(
  { operator, left, right }: Extract<Dax, { kind: "binary" }>,
  scope: Scope,
): DatedSpan | null {
  if (operator === ">=")
    return readUpTo({ kind: "binary", operator: "<=", left: right, right: left }, scope);
  if (operator !== "<=" || !isLastOf(right, left, scope)) return null;
  return { ...readDates(left, scope, "MAX"), span: { kind: "upTo" } };
}

/** True of `MAX` or `LASTDATE` of a column, also as a variable of the same filters. */
function isLastOf(arg: Dax, dates: Dax, scope: Scope): boolean {
  if (arg.kind === "name") {
    const variable = scope.variables.get(arg.name.toLowerCase());
    return (
      variable !== undefined &&
      isSameContext(variable.scope, scope) &&
      isLastOf(variable.value, dates, variable.scope)
    );
  }
  if (arg.kind !== "call" || (arg.name !== "MAX" && arg.name !== "LASTDATE")) return false;
  const [of] = arg.args;
  if (of?.kind !== "column" || dates.kind !== "column" || arg.args.length > 1) return false;
  const [one, other] = [of, dates].map(({ table, name }) => scope.names.column(table, name));
  return one !== undefined && other !== undefined && nameRef(one) === nameRef(other);
}

function isUnfiltered(of: Dax): boolean {
  return (
    of.kind === "call" && (of.name === "ALL" || of.name === "REMOVEFILTERS") && of.args.length === 1
  );
}

function readDates(
  of: Dax | undefined,
  { names }: Scope,
  name: string,
): { table: string; column: string } {
  const found = of?.kind === "column" ? names.column(of.table, of.name) : undefined;
  if (found?.declared.dataType !== "dateTime") throw new Refusal("function", name);
  return { table: found.table, column: found.column };
}

/** Reads the day on which a year ends, "30/6" or "6-30"; throws where both orders give one, and in February. */
function readYearEnd(name: string, arg: Dax | undefined): { yearEnd?: YearEnd } {
  if (arg === undefined) return {};
  const text = arg.kind === "text" ? arg.value : "";
  const [one = 0, other = 0, more] = text
    .split(/[-/.]/)
    .map(Number)
    .filter((part) => part < 1000);
  const [month, day] = one > monthsOfYear || one === other ? [other, one] : [one, other];
  const isOne = day > monthsOfYear || day === month;
  const isDay = month >= 1 && month <= monthsOfYear && month !== 2 && day <= 31;
  if (more !== undefined || !isOne || !isDay || !(day >= 1))
    throw new Refusal("function", `${name} ${text}`);
  return { yearEnd: { month, day } };
}

function readNegative(arg: Dax | undefined): number | null {
  const isNegative = arg?.kind === "unary" && arg.operator === "-" && arg.of.kind === "number";
  return isNegative && arg.of.kind === "number" && Number.isInteger(arg.of.value)
    ? arg.of.value
    : null;
}

/**
 * True of a table of dates that a fact reaches; throws unless that is by the column of dates or the table is marked:
 * otherwise DAX keeps the filters of the table's other columns.
 */
export function reachesDates(fact: Fact, dates: ColumnRef, names: ModelNames): boolean {
  const path = names.reach(fact, dates.table);
  if (path === null) return false;
  const to = path.at(-1)?.to;
  const isOfDates = to?.column === dates.column || names.table(dates.table)?.isDateTable === true;
  if (to === undefined || !isOfDates) throw new Refusal("filter", nameRef(dates));
  return true;
}

/** Keeps the span of a table of dates that a fact reaches; no filter inside or around it may be of dates. */
export function keepSpan(
  fact: Fact,
  { dated, filters, shifts, names }: Scope,
): DatedSpan | undefined {
  if (dated === undefined || !reachesDates(fact, dated, names)) return undefined;
  const isOfDates = (table: string): boolean =>
    names.reach({ table: dated.table, uses: [] }, table) !== null;
  const filter = filters.flatMap(({ columns }) => columns).find(({ table }) => isOfDates(table));
  if (filter !== undefined) throw new Refusal("filter", nameRef(filter));
  const backwards = names.findBackwards({ table: dated.table, uses: [] });
  if (backwards !== null || filtersDates(fact, dated, names))
    throw new Refusal("both-ways", nameRef(dated));
  if (shifts.some(({ table }) => table !== dated.table))
    throw new Refusal("filter", nameRef(dated));
  return dated;
}

/** True where rows of the fact filter the dates. */
function filtersDates(fact: Fact, { table }: DatedSpan, names: Scope["names"]): boolean {
  return names.reach(fact, table)?.some(({ filtersBothWays }) => filtersBothWays) === true;
}

/** True of a shift around a span that gives the same days inside it: back by whole periods. */
export function commutes({ isParallel, months }: Shift, { span }: DatedSpan): boolean {
  if (isParallel || months >= 0) return false;
  if (span.kind === "upTo") return true;
  const size = { day: Number.NaN, month: 1, quarter: 3, year: monthsOfYear };
  return span.kind === "toDate" && months % size[span.period] === 0;
}
