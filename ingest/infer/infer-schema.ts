import { findTotals, listTotals, type Totals } from "../parse/find-totals.ts";
import { parseTable } from "../parse/parse-table.ts";
import type { ColumnSchema, DateOrder, TableSchema } from "../table-schema.ts";
import type { Doubt, TextTable } from "../text-table.ts";
import { listColumnDoubts } from "./column-doubts.ts";
import { findColumnFacts, type ColumnFacts } from "./column-facts.ts";
import { findProvenOrder } from "./date-facts.ts";
import { findLastSums } from "./find-last-sums.ts";
import { inferNumber } from "./infer-number.ts";
import { nameIds } from "./name-ids.ts";
import { findProvenMark } from "./number-facts.ts";

/** Infers a table's schema from its texts; everything that was guessed is a doubt with an example. */
export function inferSchema(table: TextTable): { schema: TableSchema; doubts: Doubt[] } {
  const { ids, doubts } = nameIds(table.columns.map(({ name }) => name));
  const totals = findTotals(table);
  const facts = table.columns.map((column, index) =>
    findColumnFacts(column, ids[index]!, new Set(column === totals?.column ? totals.texts : [])),
  );
  const mark = chooseMark(table, facts);
  const order = chooseOrder(table, facts);
  const columns = facts.map((one) => inferColumn(one, mark, order));
  for (const [index, one] of facts.entries())
    doubts.push(...listColumnDoubts(table, one, columns[index]!));
  doubts.push(...listWideDoubts(table));
  const schema: TableSchema = {
    dialect: table.dialect,
    columns,
    leaveOut: { column: ids[0] ?? "", texts: [] },
  };
  if (totals) addTotals(schema, totals, ids[table.columns.indexOf(totals.column)]!, doubts);
  else {
    doubts.push(...listTotalsLeftIn(table));
    addLastSums(table, schema, doubts);
  }
  return { schema, doubts };
}

/** Lists the doubt about a table with a column for each year. */
function listWideDoubts({ columns }: TextTable): Doubt[] {
  const years = columns
    .map(({ name }) => name.trim())
    .filter((name) => /^(?:19|20)\d\d$/.test(name));
  if (years.length < 3) return [];
  return [{ code: "wideTable", params: { found: years.slice(0, 4).join(", ") } }];
}

/** Lists the doubt about totals that are more than half of the rows. */
function listTotalsLeftIn({ columns }: TextTable): Doubt[] {
  for (const column of columns) {
    const [index] = listTotals(column);
    if (index === undefined) continue;
    const params = { found: column.texts[index]! };
    return [{ code: "totalsLeftIn", column: column.name, params }];
  }
  return [];
}

/** Leaves out the rows of totals, and names those that stay. */
function addTotals(
  schema: TableSchema,
  { column, texts, rows, remaining }: Totals,
  id: string,
  doubts: Doubt[],
): void {
  schema.leaveOut = { column: id, texts };
  const found = texts.slice(0, 3).join(", ");
  doubts.push({ code: "totalsLeftOut", column: column.name, params: { count: rows, found } });
  if (!remaining) return;
  const params = { found: remaining.text };
  doubts.push({ code: "totalsLeftIn", column: remaining.column.name, params });
}

function inferColumn(facts: ColumnFacts, mark: "," | ".", order: DateOrder): ColumnSchema {
  const { id, column, texts, type, dates } = facts;
  const named = { id, name: column.name, nulls: type === "text" ? [] : texts.nulls };
  if (type === "number")
    return { ...named, ...inferNumber(texts.filled, facts.numbers, mark, column.name) };
  if (type === "date") {
    const open = dates.orders.includes(order) ? order : dates.orders[0]!;
    return { ...named, type, order: findProvenOrder(dates) ?? open, hasTime: dates.hasTime };
  }
  return { ...named, type };
}

/** Returns the decimal mark of numbers that leave it open: that of the other columns, else by the separator. */
function chooseMark({ dialect }: TextTable, facts: readonly ColumnFacts[]): "," | "." {
  const proven = listMarks(facts);
  const commas = proven.filter((mark) => mark === ",").length;
  const points = proven.filter((mark) => mark === ".").length;
  if (commas !== points) return commas > points ? "," : ".";
  return dialect.format === "csv" && dialect.separator === ";" ? "," : ".";
}

/** Returns the decimal marks that the columns of numbers prove. */
function listMarks(facts: readonly ColumnFacts[]): ("," | "." | undefined)[] {
  return facts
    .filter(({ type }) => type === "number")
    .map(({ numbers }) => findProvenMark(numbers));
}

/** Returns the order of dates that leave it open: that of the other columns, else by the decimal mark. */
function chooseOrder({ dialect }: TextTable, facts: readonly ColumnFacts[]): DateOrder {
  for (const { type, dates } of facts) {
    const proven = type === "date" && dates.numeric ? findProvenOrder(dates) : undefined;
    if (proven) return proven;
  }
  const marks = new Set(listMarks(facts));
  const isAmerican = marks.has(".") && !marks.has(",");
  return isAmerican && !(dialect.format === "csv" && dialect.separator === ";") ? "mdy" : "dmy";
}

function addLastSums(table: TextTable, schema: TableSchema, doubts: Doubt[]): void {
  const last = table.rowCount - 1;
  const named = schema.columns.map((column, index) => ({
    id: column.id,
    type: column.type,
    column: table.columns[index]!,
  }));
  const others = named.filter(({ type }) => type !== "number");
  const isBare = others.some(({ column }) => column.texts[column.codes[last]!]?.trim() === "");
  if (!isBare) return;
  const numbers: Record<string, Float64Array> = {};
  for (const [id, column] of Object.entries(parseTable(table, schema).columns))
    if (column.kind === "number") numbers[id] = column.values;
  const leaveOut = findLastSums(table, numbers, others);
  if (!leaveOut) return;
  schema.leaveOut = leaveOut;
  doubts.push({ code: "lastRowSums", params: { line: table.lines[last]! } });
}
