import { createModel } from "../../dashboards/query/report-model.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import {
  readInitialSnapshot,
  type InitialSnapshot,
} from "../../dashboards/shell/store/initial-snapshot.ts";
import { loadReport } from "./list-reports.ts";

export async function gatherInitialSnapshot(slug: string): Promise<InitialSnapshot> {
  const { definition, generate } = await loadReport(slug);
  const model = createModel(definition, createTable(definition.columns, generate()));
  return readInitialSnapshot(definition, model);
}
