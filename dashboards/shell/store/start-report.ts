import type { ReportOutline } from "../../query/report-outline.ts";
import { awaitAddress, keepAddress } from "../address/keep-address.ts";
import { trialParameter } from "../../../contracts/report-files.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import { loadDescribe } from "../claims/load-describe.ts";
import {
  createPresenter,
  showPresented,
  type LoadPresentation,
  type Presenter,
} from "../presenter.ts";
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
  /** How often the rows are repeated. */
  times: number;
  presenter: Presenter;
};

/** Opens a report in the state of the address. */
export async function startReport(
  module: ReportModule,
  initial: InitialSnapshot | null,
  copy: ReportCopy,
  later: { loadShowScenario: LoadShowScenario; loadPresentation: LoadPresentation },
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
  const presenter = createPresenter(async () =>
    later.loadPresentation(module, source, initial?.claimsScript),
  );
  const show = showWithKinds(
    module.layout,
    showPresented(presenter, showWithScenario(module, source, later.loadShowScenario)),
  );
  // A state other than the snapshot's needs rows to be drawn, and a page needs its kinds.
  const store = createReportStore(show, await awaitAddress(outline, show), copy);
  keepAddress(outline, store);
  return {
    module,
    outline,
    source,
    store,
    isTrial,
    times,
    presenter,
  };
}
