import type { ReportState } from "../../query/state/report-state.ts";
import type { ReportModule } from "../report-layout.ts";
import type { DescribedResult, ReportSource } from "./report-source.ts";

/** Shows a state with a scenario, given its actual result. */
export type ShowScenario = (state: ReportState, actual: DescribedResult) => DescribedResult;

/** Loads the code that shows the scenario of a report. */
export type LoadShowScenario = (
  module: ReportModule,
  source: ReportSource,
) => Promise<ShowScenario>;

/**
 * Shows a state with a scenario beside the actual values; where a file of it is not available, the actual values only.
 */
export function showWithScenario(
  module: ReportModule,
  source: ReportSource,
  loadShowScenario: LoadShowScenario,
): ReportSource["show"] {
  let showScenario: ShowScenario | undefined;
  const load = async (): Promise<void> => {
    showScenario = await loadShowScenario(module, source).catch(
      (): ShowScenario => (_, actual) => actual,
    );
  };
  return (state) => {
    const actual = source.show(state);
    if (!state.scenario || !module.loadScenario || actual instanceof Promise) return actual;
    return showScenario?.(state, actual) ?? load();
  };
}
