import type { CountedRows } from "./counted-rows.ts";
import { groupRows } from "./cross-filter/group-rows.ts";
import { makeGrouping } from "./cross-filter/row-groups.ts";
import { listLevels } from "./cross-filter/view-level.ts";
import { buildBases } from "./measures/measure-bases.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { countBlanks, openModel, type ReportModel } from "./report-model.ts";
import type { Integers } from "./table/column.ts";
import { repeatRows } from "./table/repeat-rows.ts";
import { bindColumns, type Table } from "./table/table.ts";

/** From this number of rows on, groups take less memory and less time for every filter. */
export const minGroupedRows = 500_000;

/**
 * Opens a model that counts rows with the same bins in all views as one group, where that pays; the definition has been
 * checked. `counted` is from another model of the same rows.
 */
export function openGroupedModel(
  definition: ReportDefinition,
  table: Table,
  counted?: CountedRows,
): ReportModel {
  const known = counted ?? findGroups(definition, table);
  if (!known?.groups) return openModel(definition, table, counted);
  return openModel(definition, table, known, makeGrouping(known.groups, known.codes));
}

/** Opens the table and the model of rows that are repeated several times. */
export function openRepeated(
  definition: ReportDefinition,
  columns: Readonly<Record<string, Integers>>,
  times: number,
): { table: Table; model: ReportModel } {
  const table = bindColumns(definition.columns, repeatRows(columns, times));
  return { table, model: openGroupedModel(definition, table) };
}

function findGroups(definition: ReportDefinition, table: Table): ReturnType<typeof groupRows> {
  const levels = listLevels(definition, table, buildBases(table, definition));
  return groupRows(countBlanks(levels), table.rowCount);
}
