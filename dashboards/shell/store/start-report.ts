import type { ReportOutline } from "../../query/report-outline.ts";
import { decodeState } from "../../query/state/state-codec.ts";
import { readFragment } from "../address/read-fragment.ts";
import { trialParameter } from "../address/trial-parameter.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import type { ReportModule } from "../report-layout.ts";
import { createBrushIndex, type BrushIndex } from "./brush-index.ts";
import type { InitialSnapshot } from "./initial-snapshot.ts";
import { repeatRows } from "./repeat-rows.ts";
import { createReportSource, type ReportSource } from "./report-source.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";

export type StartedReport = {
  module: ReportModule;
  outline: ReportOutline;
  source: ReportSource;
  store: ReportStore;
  brushIndex: BrushIndex | null;
  isTrial: boolean;
};

/** Opens a report at the state of the address. */
export function startReport(
  module: ReportModule,
  initial: InitialSnapshot | null,
  copy: ReportCopy,
): StartedReport {
  const { definition, generate, trialTimes } = module;
  const isTrial =
    trialTimes !== undefined && new URLSearchParams(location.search).has(trialParameter);
  const source = isTrial
    ? createReportSource(definition, () => repeatRows(generate(), trialTimes), null)
    : createReportSource(definition, generate, initial);
  const { outline } = source;
  const state = decodeState(readFragment(), outline.shape, outline.start);
  const store = createReportStore(source.show, state, copy);
  return { module, outline, source, store, brushIndex: createBrushIndex(source), isTrial };
}
