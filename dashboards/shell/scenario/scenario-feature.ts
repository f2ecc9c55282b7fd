import { openScenario } from "../../query/scenario/open-scenario.ts";
import { weighScenario } from "../../query/scenario/weigh-scenario.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { DescribedResult } from "../store/described-result.ts";
import type { OpenFeature } from "../store/show-state.ts";
import { compareWithActual } from "./compare-with-actual.ts";
import { describeScenario, describeCard } from "./describe-scenario.ts";
import { panelCopy } from "./panel-copy.ts";
import { makePanel } from "./scenario-panel.tsx";

/** Rejects where the scenario of a report or its rows are not available. */
export const openFeature: OpenFeature = async ({ definition, loadScenario }, { loadRows }) => {
  const [{ scenario, words }, rows] = await Promise.all([loadScenario!(), loadRows()]);
  const opened = openScenario(definition, rows, scenario);
  let shownActual: DescribedResult | undefined;
  const Panel = makePanel({
    scenario,
    words,
    settings: opened.settings,
    prepare: [
      (asked) => void opened.open(asked),
      (asked, state) => void opened.open(asked).model.show(state),
    ],
    weigh: (settings) =>
      weighScenario(scenario, rows.table, settings, shownActual?.listRows() ?? new Uint32Array()),
  });
  const show = (state: ReportState, actual: DescribedResult): DescribedResult => {
    const asked = state.scenario!;
    shownActual = actual;
    return {
      ...opened.show(state, asked, actual),
      describe: actual.describe,
      advise: actual.advise,
      adviseAt: actual.adviseAt,
      panels: { scenario: Panel },
      adapt: (_, visual, layout) => ({
        ...visual,
        // Explanations are of the actual rows only.
        onWhy: undefined,
        comparison: compareWithActual(visual.format),
        ...(layout === undefined
          ? { description: describeCard(visual) }
          : describeScenario(definition.measures, actual.read(layout.view), visual)),
      }),
      tried: {
        table: opened.open(asked).table,
        nameFile: (language) => panelCopy[language].file,
      },
    };
  };
  return { show };
};
