import type { ReportOutline } from "../../query/report-outline.ts";
import { decodeState } from "../../query/state/state-codec.ts";
import { readFragment } from "../address/read-fragment.ts";
import { trialParameter } from "../../../contracts/report-files.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import { loadDescribe } from "../claims/load-describe.ts";
import type { ReportModule } from "../report-layout.ts";
import type { InitialSnapshot } from "./initial-snapshot.ts";
import { createReportSource, type ReportSource } from "./report-source.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";
import { createRowMaker } from "./row-maker.ts";
import { showWithKinds } from "./show-with-kinds.ts";
import { showWithScenario, type LoadShowScenario } from "./show-with-scenario.ts";

export type StartedReport = {
  module: ReportModule;
  outline: ReportOutline;
  source: ReportSource;
  store: ReportStore;
  isTrial: boolean;
  /** How often its rows are repeated. */
  times: number;
};

/** Opens a report at the state of the address. */
export async function startReport(
  module: ReportModule,
  initial: InitialSnapshot | null,
  copy: ReportCopy,
  loadShowScenario: LoadShowScenario,
): Promise<StartedReport> {
  const { definition, trialTimes } = module;
  const trial = new URLSearchParams(location.search).get(trialParameter);
  const times =
    trial === null ? 1 : (trialTimes?.find((one) => String(one) === trial) ?? trialTimes?.[0] ?? 1);
  const isTrial = times > 1;
  const makeRows = createRowMaker(module, times);
  const source = createReportSource(definition, makeRows, isTrial ? null : initial, async () =>
    loadDescribe(definition, initial?.claimsScript),
  );
  const { outline } = source;
  const show = showWithKinds(module.layout, showWithScenario(module, source, loadShowScenario));
  const state = decodeState(readFragment(), outline.shape, outline.start);
  // Another state than the snapshot's cannot be drawn before there are rows, nor a page without its kinds.
  for (let shown = show(state); shown instanceof Promise; shown = show(state)) await shown;
  const store = createReportStore(show, state, copy);
  return {
    module,
    outline,
    source,
    store,
    isTrial,
    times,
  };
}
