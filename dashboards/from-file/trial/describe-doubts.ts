import type { TrialDoubt, TrialOutcome } from "../../../contracts/trial/file-trial.ts";
import { findDay, splitDate } from "../../../ingest/parse/date-text.ts";
import { noDay, type ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import { parseTable } from "../../../ingest/parse/parse-table.ts";
import type { TableSchema } from "../../../ingest/table-schema.ts";
import type { Doubt, TextTable } from "../../../ingest/text-table.ts";
import { findOtherAnswer } from "../find-other-answer.ts";

/** A doubt that has another answer, with the schema under it. */
export type OpenDoubt = { doubt: Doubt; described: TrialDoubt };

/** More questions than these are not asked. */
const mostDoubts = 5;
const mostMonths = 36;
const dayMs = 86_400_000;

/** Lists the doubts that have two answers, with what the data would be under each. */
export function describeDoubts(
  table: TextTable,
  schema: TableSchema,
  doubts: readonly Doubt[],
): OpenDoubt[] {
  return doubts
    .flatMap((doubt) => {
      const other = findOtherAnswer(schema, doubt);
      return other === null ? [] : [{ doubt, described: describe(table, schema, other, doubt) }];
    })
    .slice(0, mostDoubts);
}

/** Applies the answers to the doubts that were asked. */
export function answerDoubts(
  schema: TableSchema,
  asked: readonly OpenDoubt[],
  isOther: readonly boolean[],
): TableSchema {
  return asked.reduce(
    (answered, { doubt }, place) =>
      isOther[place] === true ? (findOtherAnswer(answered, doubt) ?? answered) : answered,
    schema,
  );
}

function describe(
  table: TextTable,
  schema: TableSchema,
  other: TableSchema,
  { code, column = "", params }: Doubt,
): TrialDoubt {
  const found = String(params["found"] ?? "");
  const line = Number(params["line"] ?? 0);
  const known = { column, found, line, rows: table.rowCount };
  if (code === "dateOrder") {
    const { rows, answers } = readDates(table, column, found, [schema, other]);
    return { ...known, code, rows, answers };
  }
  if (code === "thousandsOrDecimals") {
    const read = [String(params["read"]), String(params["other"])];
    const answers = [schema, other].map((one, place) => ({
      read: read[place]!,
      total: sumColumn(table, one, column),
    }));
    return { ...known, code, answers: answers as [TrialOutcome, TrialOutcome] };
  }
  return { ...known, code: "totals", answers: sumBoth(table, schema, other) };
}

/** Sums the column of numbers that leaving rows out changes most; none where no number changes. */
function sumBoth(
  table: TextTable,
  schema: TableSchema,
  other: TableSchema,
): [TrialOutcome, TrialOutcome] {
  const sums = schema.columns
    .filter(({ type }) => type === "number")
    .map(({ name }) => ({
      name,
      ours: sumColumn(table, schema, name),
      others: sumColumn(table, other, name),
    }))
    .toSorted((one, two) => Math.abs(two.others - two.ours) - Math.abs(one.others - one.ours));
  const [most] = sums;
  if (most === undefined || most.ours === most.others) return [{ read: "" }, { read: "" }];
  return [
    { read: most.name, total: most.ours },
    { read: most.name, total: most.others },
  ];
}

/** Parses one column of a table, without the rows that the schema leaves out. */
function parse(table: TextTable, schema: TableSchema, name: string): ParsedColumn | undefined {
  const { id } = schema.columns.find((one) => one.name === name) ?? {};
  const needed = schema.columns.filter(
    (one) => one.id === id || one.id === schema.leaveOut?.column,
  );
  const { columns } = parseTable(table, { ...schema, columns: needed });
  return columns[id ?? ""];
}

function sumColumn(table: TextTable, schema: TableSchema, name: string): number {
  const column = parse(table, schema, name);
  if (column?.kind !== "number") return 0;
  const sum = column.values.reduce((all, value) => all + (Number.isNaN(value) ? 0 : value), 0);
  return sum / 10 ** column.decimals;
}

function readDates(
  table: TextTable,
  name: string,
  found: string,
  schemas: readonly [TableSchema, TableSchema],
): { rows: number; answers: [TrialOutcome, TrialOutcome] } {
  const days = schemas.map((schema) => {
    const column = parse(table, schema, name);
    return column?.kind === "date" ? column.days.filter((day) => day !== noDay) : new Int32Array();
  });
  const ends: readonly [Ends, Ends] = [findEnds(days[0]!), findEnds(days[1]!)];
  const months = ends.flat().map(monthOf);
  const [from, to] = [Math.min(...months), Math.max(...months)];
  const perBin = Math.max(1, Math.ceil((to - from + 1) / mostMonths));
  const describeOne = (place: 0 | 1): TrialOutcome => {
    const own = days[place]!;
    const counts = Array.from({ length: Math.ceil((to - from + 1) / perBin) }, () => 0);
    for (const day of own) counts[Math.floor((monthOf(day) - from) / perBin)]! += 1;
    const [first, last] = ends[place];
    return {
      read: readFound(found, name, schemas[place]),
      first: writeDay(first),
      last: writeDay(last),
      months: counts,
    };
  };
  return { rows: days[0]!.length, answers: [describeOne(0), describeOne(1)] };
}

type Ends = readonly [first: number, last: number];

function findEnds(days: Int32Array): Ends {
  let [first, last] = [Infinity, -Infinity];
  for (const day of days) [first, last] = [Math.min(first, day), Math.max(last, day)];
  return [first, last];
}

/** Reads the text that is doubtful as a day, in the order of a schema. */
function readFound(found: string, name: string, { columns }: TableSchema): string {
  const own = columns.find((one) => one.name === name);
  const date = splitDate(found);
  const day = date && own?.type === "date" ? findDay(date, own.order) : undefined;
  return day === undefined ? found : writeDay(day);
}

function monthOf(day: number): number {
  const date = new Date(day * dayMs);
  return 12 * date.getUTCFullYear() + date.getUTCMonth();
}

function writeDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
