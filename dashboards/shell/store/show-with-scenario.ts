import type { ReportState } from "../../query/state/report-state.ts";
import type { ReportModule } from "../report-layout.ts";
import type { DescribedResult, ReportSource } from "./report-source.ts";

/** For a state with a scenario, and what it shows without. */
export type ShowScenario = (state: ReportState, actual: DescribedResult) => DescribedResult;

/** Loads what shows the scenario of a report. */
export type LoadShowScenario = (
  module: ReportModule,
  source: ReportSource,
) => Promise<ShowScenario>;

/** Shows a state with a scenario beside what is actual; where a file of the scenario is lost, only that. */
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
