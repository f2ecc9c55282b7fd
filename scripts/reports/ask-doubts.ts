import type { Interface } from "node:readline/promises";
import type { ColumnSchema, TableSchema } from "../../ingest/table-schema.ts";
import type { Doubt } from "../../ingest/text-table.ts";
import { reportWords as words } from "./report-words.ts";

/** Asks about each doubt that has another answer, and returns the schema as answered; Enter takes ours. */
export async function askDoubts(
  { schema, doubts }: { schema: TableSchema; doubts: readonly Doubt[] },
  terminal: Pick<Interface, "question">,
): Promise<TableSchema> {
  let answered = schema;
  for (const doubt of doubts) {
    const other = findOther(answered, doubt);
    if (other === null) continue;
    const answer = await terminal.question(words.keep(doubt.column ?? ""));
    if (words.no.test(answer.trim())) answered = other;
  }
  return answered;
}

/** Returns the schema under the other answer to a doubt; null for one that has none. */
function findOther(schema: TableSchema, { code, column, params }: Doubt): TableSchema | null {
  const change = (to: (own: ColumnSchema) => ColumnSchema): TableSchema => ({
    ...schema,
    columns: schema.columns.map((own) => (own.name === column ? to(own) : own)),
  });
  if (code === "dateOrder") {
    return change((own) =>
      own.type === "date" ? { ...own, order: own.order === "dmy" ? "mdy" : "dmy" } : own,
    );
  }
  if (code === "thousandsOrDecimals") {
    return change((own) => (own.type === "number" ? swapMarks(own, String(params["found"])) : own));
  }
  if (code !== "totalsLeftOut" && code !== "lastRowSums") return null;
  const { leaveOut: _, ...all } = schema;
  return all;
}

/** Reads the mark of thousands as that of decimals, or the other way round. */
function swapMarks(
  own: Extract<ColumnSchema, { type: "number" }>,
  found: string,
): Extract<ColumnSchema, { type: "number" }> {
  const mark = found.includes(",") ? "," : ".";
  const opposite = mark === "," ? "." : ",";
  return own.decimalMark === mark
    ? { ...own, decimalMark: opposite, groupMark: mark, decimals: 0 }
    : { ...own, decimalMark: mark, groupMark: "", decimals: 3 };
}
