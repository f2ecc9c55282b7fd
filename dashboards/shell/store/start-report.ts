import { decodeState } from "../../query/state/state-codec.ts";
import { createBrushIndex, type BrushIndex } from "./brush-index.ts";
import type { Landing } from "./landing.ts";
import { createLazyModel, type LazyModel } from "./lazy-model.ts";
import { readFragment } from "../address/read-fragment.ts";
import { repeatRows } from "./repeat-rows.ts";
import type { ReportModule } from "../report-layout.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";
import { trialParameter } from "../address/trial-parameter.ts";

export type StartedReport = {
  module: ReportModule;
  model: LazyModel;
  store: ReportStore;
  brushIndex: BrushIndex | null;
  /** Over many times its rows. */
  isTrial: boolean;
};

/** Opens a report at the state of the address; its rows are made now where there is no landing, else when they are needed. */
export function startReport(module: ReportModule, landing: Landing | null): StartedReport {
  const { definition, generate, trialTimes } = module;
  const isTrial =
    trialTimes !== undefined && new URLSearchParams(location.search).has(trialParameter);
  const model = isTrial
    ? createLazyModel(definition, () => repeatRows(generate(), trialTimes), null)
    : createLazyModel(definition, generate, landing);
  const state = decodeState(readFragment(), model.shape, model.start);
  const store = createReportStore(model, state);
  return { module, model, store, brushIndex: createBrushIndex(model), isTrial };
}
