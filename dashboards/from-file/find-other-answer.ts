import type { ColumnSchema, TableSchema } from "../../ingest/table-schema.ts";
import type { Doubt } from "../../ingest/text-table.ts";

/** Returns the schema under the other answer to a doubt; null for one that has none. */
export function findOtherAnswer(
  schema: TableSchema,
  { code, column, params }: Doubt,
): TableSchema | null {
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
