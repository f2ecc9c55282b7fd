import { createModel, type ReportModel } from "../engine/report-model.ts";
import { decodeState } from "../engine/state-codec.ts";
import { createTable, type Table } from "../engine/table.ts";
import { createBrushIndex, type BrushIndex } from "./brush-index.ts";
import { readFragment } from "./read-fragment.ts";
import { repeatRows } from "./repeat-rows.ts";
import type { ReportModule } from "./report-layout.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";
import { trialParameter } from "./trial-parameter.ts";

export type StartedReport = {
  module: ReportModule;
  table: Table;
  model: ReportModel;
  store: ReportStore;
  brushIndex: BrushIndex | null;
  /** Over many times its rows. */
  isTrial: boolean;
};

/** Makes the rows of a report and opens it at the state of the address. */
export function startReport(module: ReportModule): StartedReport {
  const { definition, generate, trialTimes } = module;
  const isTrial =
    trialTimes !== undefined && new URLSearchParams(location.search).has(trialParameter);
  const rows = isTrial ? repeatRows(generate(), trialTimes) : generate();
  const table = createTable(definition.columns, rows);
  const model = createModel(definition, table);
  const state = decodeState(readFragment(), model.shape, model.start);
  const store = createReportStore(model, state);
  return { module, table, model, store, brushIndex: createBrushIndex(model), isTrial };
}
