import type { ReportOutline } from "../../query/report-outline.ts";
import { openRowlessModel } from "../../query/open-rowless-model.ts";
import { awaitAddress, keepAddress } from "../address/keep-address.ts";
import { trialParameter } from "../../../contracts/report-files.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import { loadDescribe } from "../claims/load-describe.ts";
import { later, type Later } from "../../kinds/later.ts";
import { rest } from "../../render/when-idle.ts";
import type { Presentation } from "../presentation/presentation.ts";
import type { ReportModule } from "../report-layout.ts";
import type { InitialSnapshot } from "./initial-snapshot.ts";
import { createReportSource, type ReportSource } from "./report-source.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";
import type { ReportRows } from "./make-rows.ts";
import { createRowMaker } from "./row-maker.ts";
import { showWithFeatures, type FeatureCode, type OpenFeature } from "./show-state.ts";

export type StartedReport = {
  module: ReportModule;
  outline: ReportOutline;
  source: ReportSource;
  store: ReportStore;
  isTrial: boolean;
  /** How often the rows are repeated. */
  times: number;
  presentation: Later<Presentation>;
};

type FeatureFile<Code extends FeatureCode> = () => Promise<{ openFeature: OpenFeature<Code> }>;

/** The source of the rows, and the address of the script with the claims. */
type Origin = { makeRows: () => Promise<ReportRows>; claimsScript: string };

/** Opens a report in the state of the address; one without an origin makes its rows in a worker. */
export async function startReport(
  module: ReportModule,
  initial: InitialSnapshot | null,
  copy: ReportCopy,
  features: {
    scenario: FeatureFile<FeatureCode>;
    groups: FeatureFile<FeatureCode>;
    presentation: FeatureFile<Presentation>;
  },
  origin?: Origin,
): Promise<StartedReport> {
  const { definition, trialTimes } = module;
  const trial = new URLSearchParams(location.search).get(trialParameter);
  const times =
    trial === null ? 1 : (trialTimes?.find((one) => String(one) === trial) ?? trialTimes?.[0] ?? 1);
  const isTrial = times > 1;
  const makeRows = origin?.makeRows ?? createRowMaker(module, times);
  const claimsScript = origin?.claimsScript ?? initial?.claimsScript;
  const outline = openRowlessModel(definition);
  await rest();
  const source = createReportSource(outline, makeRows, isTrial ? null : initial, async () =>
    loadDescribe(definition, claimsScript),
  );
  await rest();
  const open = <Code extends FeatureCode>(file: FeatureFile<Code>): Later<Code> =>
    later(async () => (await file()).openFeature(module, source, claimsScript));
  const presentation = open(features.presentation);
  const show = showWithFeatures(module.layout, source.show, [
    {
      isOn: ({ scenario }) => scenario !== undefined && module.loadScenario !== undefined,
      code: open(features.scenario),
    },
    {
      isOn: ({ groups }) => groups !== undefined && definition.comparedBy === undefined,
      code: open(features.groups),
    },
    { isOn: (state) => state.presentation !== undefined, code: presentation },
  ]);
  // A state other than the snapshot's needs rows to be drawn, and a page needs its kinds.
  const store = createReportStore(show, await awaitAddress(outline, show), copy);
  keepAddress(outline, store);
  return { module, outline, source, store, isTrial, times, presentation };
}
