import type { Interface } from "node:readline/promises";
import { findOtherAnswer } from "../../dashboards/from-file/find-other-answer.ts";
import type { TableSchema } from "../../ingest/table-schema.ts";
import type { Doubt } from "../../ingest/text-table.ts";
import { reportWords as words } from "./report-words.ts";

/** Asks about each doubt that has another answer, and returns the schema as answered; Enter takes ours. */
export async function askDoubts(
  { schema, doubts }: { schema: TableSchema; doubts: readonly Doubt[] },
  terminal: Pick<Interface, "question">,
): Promise<TableSchema> {
  let answered = schema;
  for (const doubt of doubts) {
    const other = findOtherAnswer(answered, doubt);
    if (other === null) continue;
    const answer = await terminal.question(words.keep(doubt.column ?? ""));
    if (words.no.test(answer.trim())) answered = other;
  }
  return answered;
}
