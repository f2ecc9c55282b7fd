import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { Projection, ReportFilter } from "../../../../ingest/powerbi/report/pbir-report.ts";
import { compileDax } from "../compile/compile-measure.ts";
import { compileRow } from "../compile/compile-row.ts";
import type { ModelNames } from "../compile/model-names.ts";
import type { RowFilter } from "../compile/scope.ts";
import { listFormulaLeaves } from "../formula/formula-parts.ts";
import { Refusal, type Formula } from "../formula/formula.ts";
import { listAxisColumns, type Axis, type Figure } from "./need.ts";

/** Counts the rows of the table from which all columns of a table without a measure are reached. */
export function countRows(
  axes: readonly Axis[],
  filters: readonly RowFilter[],
  names: ModelNames,
): Figure {
  const tables = axes.flatMap(listAxisColumns).map(({ table }) => table);
  const whole = tables.find((table) =>
    tables.every((other) => names.reach({ table, uses: [] }, other) !== null),
  );
  if (whole === undefined) throw new Refusal("no-measure", [...new Set(tables)].join(", "));
  const rows: Dax = { kind: "call", name: "COUNTROWS", args: [{ kind: "name", name: whole }] };
  const formula = compileDax(rows, names, filters);
  return { name: "rows", formula, format: "0", isDate: false, isRowCount: true };
}

/** Functions of an implicit measure, by their number in a query. */
const functions: Readonly<Record<number, string>> = {
  0: "SUM",
  1: "AVERAGE",
  2: "DISTINCTCOUNT",
  3: "MIN",
  4: "MAX",
  5: "COUNTA",
  6: "MEDIAN",
};

/** Compiles a measure or an aggregated column of a visual under its filters. */
export function readFigure(
  { field, name }: Projection,
  filters: readonly RowFilter[],
  names: ModelNames,
): Figure {
  const expression = toDax(field, name, names);
  const formula = compileDax(expression, names, filters);
  const measure = field.kind === "measure" ? names.measure(field.name) : undefined;
  const column =
    field.kind === "aggregation" ? names.column(field.of.table, field.of.column) : undefined;
  const format = measure?.formatString ?? column?.declared.formatString;
  return { name, formula, format, isDate: isDay(formula, names) };
}

function toDax(field: Projection["field"], name: string, names: ModelNames): Dax {
  if (field.kind === "measure") return { kind: "reference", name: field.name };
  if (field.kind !== "aggregation") throw new Refusal("field", name);
  const { table, column } = field.of;
  const call = functions[field.function];
  const declared = names.column(table, column)?.declared;
  if (call === undefined) throw new Refusal("function", String(field.function));
  const isText = declared?.dataType === "string";
  if (isText && (call === "MIN" || call === "MAX")) throw new Refusal("text", column);
  return { kind: "call", name: call, args: [{ kind: "column", table, name: column }] };
}

/** True of the least or greatest of a column of dates. */
function isDay(formula: Formula, names: ModelNames): boolean {
  if (formula.kind !== "leaf" || formula.leaf.kind !== "percentile") return false;
  const { of } = formula.leaf;
  const column = of?.kind === "column" ? names.column(of.table, of.name) : undefined;
  return column?.declared.dataType === "dateTime";
}

/** Compiles the filters that leave rows out by a condition. */
export function readRowFilters(filters: readonly ReportFilter[], names: ModelNames): RowFilter[] {
  return filters.flatMap((filter) => {
    if (filter.kind === "unknown") throw new Refusal("filter", filter.found);
    if (filter.kind === "top") return [];
    const { expression, columns } = compileRow(filter.condition, "", {
      names,
      filters: [],
      ignores: [],
      uses: [],
      shifts: [],
      variables: new Map(),
      open: [],
      compile: () => {
        throw new Refusal("filter", "—");
      },
    });
    const tables = columns.map(({ table }) => names.table(table)?.kind);
    if (tables.some((kind) => kind === "group" || kind === "choice" || kind === "autoDate"))
      throw new Refusal("filter", columns.map(({ table }) => table).join(", "));
    return [{ predicate: expression, columns, isOfTable: false }];
  });
}

/** Lists the facts that figures count. */
export function listFacts(figures: readonly Figure[]) {
  return figures.flatMap(({ formula }) => listFormulaLeaves(formula).map(({ fact }) => fact));
}
