import { createModel, type ReportModel } from "../engine/report-model.ts";
import { decodeState } from "../engine/state-codec.ts";
import { createTable, type Table } from "../engine/table.ts";
import { readFragment } from "./read-fragment.ts";
import type { ReportModule } from "./report-layout.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";

export type StartedReport = {
  module: ReportModule;
  table: Table;
  model: ReportModel;
  store: ReportStore;
};

/** Makes the rows of a report and opens it at the state of the address. */
export function startReport(module: ReportModule): StartedReport {
  const table = createTable(module.definition.columns, module.generate());
  const model = createModel(module.definition, table);
  const state = decodeState(readFragment(), model.shape, model.start);
  return { module, table, model, store: createReportStore(model, state) };
}
