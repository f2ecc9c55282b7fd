import type { ReportDefinition } from "./report-definition.ts";
import { openModel, type ReportModel } from "./report-model.ts";
import { bindColumns } from "./table/table.ts";

/** Opens a model without rows, which knows views and states. */
export function openRowlessModel(definition: ReportDefinition): ReportModel {
  const columns = Object.keys(definition.columns).map((name) => [name, new Uint8Array()] as const);
  return openModel(definition, bindColumns(definition.columns, Object.fromEntries(columns)));
}
