import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { noDay, type ParsedColumn } from "../../../../ingest/parse/parsed-column.ts";
import { dayMs } from "../../../query/table/calendar.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { factKey, Refusal, type Leaf } from "../formula/formula.ts";
import { evaluateRow, isTrue, type Cell } from "./evaluate-row.ts";
import type { JoinedFact } from "./join-facts.ts";

/** Most decimals that a computed number keeps; one with more is refused, never rounded. */
const mostDecimals = 6;
const closeness = 1e-9;

type Reader = (row: number) => Cell;

/** Fills a column by which visuals divide or filter: of each row of each fact, through its relationships. */
export function fillAxis(
  { table, column }: ColumnRef,
  joined: readonly JoinedFact[],
  isScale: boolean,
  isDay: boolean,
): ParsedColumn {
  const cells = joined.flatMap((fact) => readRows(fact.rowCount, fact.open(table, column)));
  if (isDay) return toDays(cells);
  return isScale ? toNumbers(cells) : toLabels(cells.map(toLabel));
}

/** Writes the texts of a column, days as dates; a row without a value has none. */
export function writeLabels(parsed: ParsedColumn): (string | null)[] {
  if (parsed.kind === "text")
    return Array.from(parsed.codes, (code) => (code < 0 ? null : parsed.labels[code]!));
  if (parsed.kind !== "date") return [];
  return Array.from(parsed.days, (day) =>
    day === noDay ? null : new Date(day * dayMs).toISOString().slice(0, 10),
  );
}

/** Makes one column of several, whose texts stand side by side. */
export function joinLabels(columns: readonly (readonly (string | null)[])[]): ParsedColumn {
  const [first = []] = columns;
  return toLabels(
    first.map((_, row) => {
      const texts = columns.map((column) => column[row]!);
      return texts.every((text) => text === null)
        ? null
        : texts.map((text) => text ?? "–").join(" · ");
    }),
  );
}

/** Returns the key of a leaf's column: leaves of the same key read the same column. */
export function keyLeaf({ of, where, fact, kind }: Leaf): string {
  const form = kind === "distinct" || kind === "distinctKnown" ? kind : "value";
  return JSON.stringify([form, factKey(fact), of, where]);
}

/**
 * Fills the column that a leaf counts or sums: its value in each row that its conditions leave, 1 where it has none that
 * is a number, nothing in other rows and in those of other facts.
 */
export function fillLeaf(
  leaf: Leaf,
  joined: readonly JoinedFact[],
  names: ModelNames,
): ParsedColumn {
  const key = factKey(leaf.fact);
  const cells = joined.flatMap((fact) =>
    factKey(fact.fact) === key
      ? readRows(fact.rowCount, openLeaf(leaf, fact))
      : Array.from<Cell>({ length: fact.rowCount }).fill(null),
  );
  const isDay = leaf.of?.kind === "column" && isDate(leaf.of.table, leaf.of.name, names);
  if (leaf.kind === "distinct" || leaf.kind === "distinctKnown") {
    // Moments are read to the minute alone.
    if (isDay && cells.some((cell) => typeof cell === "number" && !Number.isInteger(cell)))
      throw new Refusal("precision", leaf.fact.table);
    return toLabels(cells.map(toLabel));
  }
  if (isDay && leaf.kind === "percentile") return toDays(cells);
  const isNumber = cells.every((cell) => cell === null || typeof cell === "number");
  return toNumbers(isNumber && !isDay ? cells : cells.map((cell) => (cell === null ? null : 1)));
}

function openLeaf({ of, where, kind }: Leaf, fact: JoinedFact): Reader {
  const opened = new Map<string, Reader>();
  let at = 0;
  const read = (table: string, column: string): Cell => {
    const key = `${table}\n${column}`;
    const cells = opened.get(key) ?? fact.open(table, column);
    opened.set(key, cells);
    return cells(at);
  };
  return (row) => {
    at = row;
    if (!where.every((condition) => isTrue(evaluateRow(condition, read)))) return null;
    if (of === null) return 1;
    const value = evaluateRow(of, read);
    return kind === "distinct" && value === null ? blankKey : value;
  };
}

/** The label of blanks in a column of distinct values, which DAX counts as one. */
const blankKey = "\u0000";

function readRows(count: number, read: Reader): Cell[] {
  return Array.from({ length: count }, (_, row) => read(row));
}

function isDate(table: string, column: string, names: ModelNames): boolean {
  return names.column(table, column)?.declared.dataType === "dateTime";
}

function toLabel(cell: Cell): string | null {
  return cell === null || cell === "" ? null : typeof cell === "string" ? cell : String(cell);
}

/** Makes a column of texts; texts that differ in case alone are one, as in Power BI. */
function toLabels(texts: readonly (string | null)[]): ParsedColumn {
  const codeOf = new Map<string, number>();
  const labels: string[] = [];
  const codes = Int32Array.from(texts, (text) => {
    if (text === null) return -1;
    const key = text.toLowerCase();
    const code = codeOf.get(key) ?? labels.push(text) - 1;
    codeOf.set(key, code);
    return code;
  });
  return { kind: "text", labels, codes };
}

function toDays(cells: readonly Cell[]): ParsedColumn {
  return {
    kind: "date",
    days: Int32Array.from(cells, (cell) => (typeof cell === "number" ? Math.floor(cell) : noDay)),
  };
}

/** Makes a column of whole numbers with the fewest decimals that lose nothing. */
function toNumbers(cells: readonly Cell[]): ParsedColumn {
  const numbers = cells.filter((cell) => typeof cell === "number");
  for (let decimals = 0; decimals <= mostDecimals; decimals += 1) {
    const scale = 10 ** decimals;
    const isWhole = numbers.every((number) => {
      const scaled = number * scale;
      const off = Math.abs(scaled - Math.round(scaled));
      return off <= closeness * Math.max(1, Math.abs(scaled));
    });
    if (!isWhole) continue;
    const values = Float64Array.from(cells, (cell) =>
      typeof cell === "number" ? Math.round(cell * scale) : Number.NaN,
    );
    return { kind: "number", decimals, values };
  }
  throw new Refusal("precision", String(numbers.find((one) => !Number.isInteger(one * 1e6))));
}
