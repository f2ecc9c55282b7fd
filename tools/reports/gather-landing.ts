import { createModel } from "../../dashboards/engine/report-model.ts";
import { createTable } from "../../dashboards/engine/table.ts";
import { readLanding, type Landing } from "../../dashboards/report/landing.ts";
import { loadReport } from "./list-reports.ts";

/** Makes the rows of a report and reads what it opens with. */
export async function gatherLanding(slug: string): Promise<Landing> {
  const { definition, generate } = await loadReport(slug);
  const model = createModel(definition, createTable(definition.columns, generate()));
  return readLanding(definition, model);
}
