import { findTotals } from "../parse/find-totals.ts";
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
  const periods = table.columns.filter(({ name }) => /^(?:19|20)\d\d$/.test(name.trim()));
  if (periods.length > 2)
    doubts.push({
      code: "wideTable",
      params: {
        found: periods
          .map(({ name }) => name)
          .slice(0, 4)
          .join(", "),
      },
    });
  const schema: TableSchema = {
    dialect: table.dialect,
    columns,
    leaveOut: { column: ids[0] ?? "", texts: [] },
  };
  if (totals) {
    const id = ids[table.columns.indexOf(totals.column)]!;
    schema.leaveOut = { column: id, texts: totals.texts };
    doubts.push({
      code: "totalsLeftOut",
      column: totals.column.name,
      params: { count: totals.rows, found: totals.texts.slice(0, 3).join(", ") },
    });
    if (totals.remaining)
      doubts.push({
        code: "totalsLeftIn",
        column: totals.remaining.column.name,
        params: { found: totals.remaining.text },
      });
  } else addLastSums(table, schema, doubts);
  return { schema, doubts };
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
