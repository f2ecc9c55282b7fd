import { openModel, type ReportModel } from "../../query/report-model.ts";
import { bindColumns, type Table } from "../../query/table/table.ts";
import type { CountedRows } from "../../query/counted-rows.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import type { ReportModule } from "../report-layout.ts";

export type ReportRows = { table: Table; model: ReportModel };

/** Generates or fetches the rows of a report, which the build has checked, and counts its first page. */
export async function makeRows(
  { definition, generate, fetchRows }: Pick<ReportModule, "definition" | "generate" | "fetchRows">,
  times: number,
): Promise<ReportRows> {
  const columns = (await fetchRows?.()) ?? generate();
  const rows =
    times > 1
      ? (await loadGrouped()).openRepeated(definition, columns, times)
      : openOnce(definition, columns);
  // After this count, the next filter processes only the rows that it moves.
  rows.model.show(rows.model.start);
  return rows;
}

function openOnce(definition: ReportDefinition, columns: ReturnType<ReportModule["generate"]>) {
  const table = bindColumns(definition.columns, columns);
  return { table, model: openModel(definition, table) };
}

/** Opens the rows that a worker made and counted, without a pass over them. */
export async function openRows(
  definition: ReportDefinition,
  counted: CountedRows,
): Promise<ReportRows> {
  const table = bindColumns(definition.columns, counted.columns);
  const model =
    counted.groups === null
      ? openModel(definition, table, counted)
      : (await loadGrouped()).openGroupedModel(definition, table, counted);
  model.show(model.start);
  return { table, model };
}

/** Loads code that only reports of many rows need. */
async function loadGrouped(): Promise<typeof import("../../query/open-grouped-model.ts")> {
  return import("../../query/open-grouped-model.ts");
}
