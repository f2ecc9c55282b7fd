import { measureChange } from "../comparison/measure-change.ts";
import type { MeasureDeclaration } from "../measures/measure.ts";
import { ReportFault } from "../report-fault.ts";
import type { Axis } from "../table/axis.ts";
import type { ViewResult } from "../view-result.ts";
import type { BinName, ClaimReader } from "./claim.ts";
import { listMeasureColumns } from "./list-read-columns.ts";

type Measures = Readonly<Record<string, MeasureDeclaration>>;

type Options = {
  main: string;
  marked: readonly BinName[];
  parts?: number;
  /** The columns that the view bins. */
  viewColumns?: readonly string[];
  /** All rows under the filters. */
  total?: ViewResult;
};

/**
 * Returns the reader of a result's figures for claims; `parts` is how often each row is repeated in it. Throws a
 * `ReportFault` for a bin or measure that does not exist.
 */
export function readFigures(
  result: ViewResult,
  measures: Measures,
  { main, marked, parts = 1, viewColumns = [], total = result }: Options,
): ClaimReader {
  const { axes, shown, countRows } = result;
  // A scenario also draws bins that it has emptied.
  const hasRows = (bin: number): boolean => countRows(bin) > 0;
  const known = new Map<string, Float64Array>();
  const conditions = new Set<string>();
  const readExact = (id: string): Float64Array => {
    for (const column of listMeasureColumns(measures[id]!.value)) conditions.add(column);
    return result.values(id);
  };
  const write = (id: string, value: number): number => roundAsWritten(value, measures[id]!);
  const read = (id: string): Float64Array => {
    const values = known.get(id) ?? readExact(id).map((value) => write(id, value));
    known.set(id, values);
    return values;
  };
  let fewest = Number.POSITIVE_INFINITY;
  const findWithRows = (names: readonly BinName[]): number[] => {
    const bins = names.map((name) => findBin(axes, name)).filter(hasRows);
    const rows = bins.reduce((whole, bin) => whole + countRows(bin), 0);
    if (rows > 0) fewest = Math.min(fewest, rows);
    return bins;
  };
  const list = (id: string): number[] =>
    shown.filter((bin) => hasRows(bin) && !Number.isNaN(read(id)[bin]!));
  const others = (names: readonly BinName[], id = main): number[] => {
    const bins = new Set(names.map((name) => findBin(axes, name)));
    return list(id).flatMap((bin) => (bins.has(bin) ? [] : read(id)[bin]!));
  };
  const exact = (name?: BinName, id = main): number => {
    const values = readExact(id);
    if (name === undefined) return result.whole(id);
    const [bin] = findWithRows([name]);
    return bin === undefined ? Number.NaN : values[bin]!;
  };
  const at = (name: BinName, id = main): number => write(id, exact(name, id));
  const end = (id: string, sign: 1 | -1): number => {
    const bins = list(id).toSorted((a, b) => sign * (read(id)[b]! - read(id)[a]!));
    const [first = -1, second] = bins;
    return second !== undefined && read(id)[first] !== read(id)[second] ? first : -1;
  };
  const areEnd = (names: readonly BinName[], id: string, sign: 1 | -1): boolean => {
    const rest = others(names, id);
    const least = Math.min(...names.map((name) => sign * at(name, id)));
    return rest.length > 0 && rest.every((value) => sign * value < least);
  };
  const sum = (names: readonly BinName[], id = main): number => {
    for (const column of viewColumns) conditions.add(column);
    const values = readExact(id);
    return findWithRows(names).reduce((whole, bin) => whole + values[bin]!, 0);
  };
  return {
    countRows: (only) =>
      only === undefined
        ? shown.reduce((whole, bin) => whole + countRows(bin), 0) / parts
        : countRows(only),
    isWhole: !result.isFiltered(),
    marked,
    bins: (id = main) => list(id),
    at,
    exact,
    others,
    all: (id) => others([], id),
    sum,
    share: (names, id) => sum(names, id) / sum(list(main), id),
    whole: (id = main) => write(id, exact(undefined, id)),
    change: (id) => {
      const sides = total.compared(id);
      if (sides === null) return Number.NaN;
      return measureChange(measures[id]!, sides.current[0]!, sides.reference[0]!).value;
    },
    top: (id = main) => end(id, 1),
    bottom: (id = main) => end(id, -1),
    areTop: (names, id = main) => areEnd(names, id, 1),
    areBottom: (names, id = main) => areEnd(names, id, -1),
    trend: (names, id = main) => {
      const steps = names
        .map((name) => at(name, id))
        .flatMap((later, last, values) => values.slice(0, last).map((sooner) => later - sooner));
      return steps.reduce((whole, step) => whole + Math.sign(step), 0) / steps.length;
    },
    say: (value, as) => ({ value, as: typeof as === "string" ? measures[as]! : as }),
    countFewest: () => fewest,
    isConditionFiltered: () => result.filteredColumns.some((column) => conditions.has(column)),
  };
}

function findBin(axes: readonly Axis[], name: BinName): number {
  const [first, second] = axes;
  if (typeof name !== "object") return findCode(first, name);
  return findCode(first, name[0]) * (second?.size ?? 1) + findCode(second, name[1]);
}

/** Returns the bin of an axis by its label id or number; throws a `ReportFault` where there is none. */
export function findCode(axis: Axis | undefined, name: string | number): number {
  const code =
    typeof name === "number" || axis?.kind !== "labels" ? Number(name) : axis.labels.indexOf(name);
  if (code >= 0) return code;
  throw new ReportFault("a claim", `names the bin "${name}", which there is not`, "name another");
}

/**
 * Rounds half away from zero, as `Intl` does; `toPrecision` of twelve digits removes errors of binary arithmetic first.
 */
function roundAsWritten(value: number, { unit, decimals }: Measures[string]): number {
  const factor = 10 ** (decimals + (unit === "percent" ? 2 : 0));
  const scaled = Number(Math.abs(value * factor).toPrecision(12));
  return (Math.sign(value) * Math.round(scaled)) / factor;
}
