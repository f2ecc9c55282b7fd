import type { TrialPreview, Understood } from "../../../contracts/trial/file-trial.ts";
import type { ColumnSchema, TableSchema } from "../../../ingest/table-schema.ts";
import type { TextColumn, TextTable } from "../../../ingest/text-table.ts";

const previewRows = 10;
const previewColumns = 5;

/** Lists what was understood of a table, each with the first text that shows it. */
export function understandTable(table: TextTable, schema: TableSchema): Understood[] {
  const { dialect } = schema;
  return [
    ...(dialect.format === "csv"
      ? [describeEncoding(table, dialect.encoding), describe("separator", dialect.separator)]
      : []),
    ...(dialect.format === "xlsx" ? [describe("sheet", dialect.sheet)] : []),
    ...("headerLine" in dialect ? [describe("header", String(dialect.headerLine))] : []),
    ...describeMarks(table, schema),
    ...describeDates(table, schema),
    ...describeNulls(table, schema),
  ];
}

function describe(topic: Understood["topic"], value: string): Understood {
  return { topic, value };
}

function describeEncoding({ columns }: TextTable, encoding: string): Understood {
  const found = findText(columns, (text) => /[^\p{ASCII}]/u.test(text));
  return { topic: "encoding", value: encoding, ...found };
}

function describeMarks(table: TextTable, { columns }: TableSchema): Understood[] {
  const numbers = columns.filter((one) => one.type === "number");
  const marked = numbers.find(({ decimals }) => decimals > 0) ?? numbers[0];
  if (marked === undefined) return [];
  const found = findText(listOf(table, marked), (text) => text.includes(marked.decimalMark));
  return found === undefined ? [] : [{ topic: "marks", value: marked.decimalMark, ...found }];
}

function describeDates(table: TextTable, { columns }: TableSchema): Understood[] {
  const date = columns.find((one) => one.type === "date");
  if (date === undefined) return [];
  const found = findText(listOf(table, date), (text) => text !== "");
  return [{ topic: "dates", value: date.order, ...found }];
}

function describeNulls({ columns }: TextTable, schema: TableSchema): Understood[] {
  const texts = [...new Set(schema.columns.flatMap(({ nulls }) => nulls))];
  const blank = columns.find((column) => column.texts.includes(""));
  if (texts.length === 0 && blank === undefined) return [];
  return [
    { topic: "nulls", value: texts.slice(0, 3).join(", "), ...(blank && { column: blank.name }) },
  ];
}

function listOf({ columns }: TextTable, { name }: ColumnSchema): TextColumn[] {
  return columns.filter((column) => column.name === name).slice(0, 1);
}

function findText(
  columns: readonly TextColumn[],
  matches: (text: string) => boolean,
): { found: string; column: string } | undefined {
  for (const { name, texts } of columns) {
    const found = texts.find(matches);
    if (found !== undefined) return { found: found.slice(0, 40), column: name };
  }
  return undefined;
}

/** Returns ten rows from the middle of a table, with the columns that a doubt is about among the first. */
export function previewTable(
  table: TextTable,
  { columns: schemas }: TableSchema,
  doubtful: ReadonlySet<string>,
): TrialPreview {
  const places = table.columns
    .map((_, place) => place)
    .toSorted((one, other) => rank(table.columns[one]!) - rank(table.columns[other]!))
    .slice(0, previewColumns)
    .toSorted((one, other) => one - other);
  const start = Math.max(0, Math.floor((table.rowCount - previewRows) / 2));
  return {
    columns: places.map((place) => ({
      name: table.columns[place]!.name,
      type: schemas[place]?.type ?? "text",
      texts: table.columns[place]!.texts.length,
    })),
    rows: Array.from({ length: Math.min(previewRows, table.rowCount) }, (_, index) => ({
      line: table.lines[start + index]!,
      cells: places.map((place) => {
        const { texts, codes } = table.columns[place]!;
        return texts[codes[start + index]!]!.slice(0, 40);
      }),
    })),
    more: table.columns.filter((_, place) => !places.includes(place)).map(({ name }) => name),
  };

  function rank({ name }: TextColumn): number {
    return doubtful.has(name) ? -1 : 0;
  }
}
