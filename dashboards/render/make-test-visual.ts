import { createTips } from "../interact/tips.ts";
import type { VisualSpec } from "../kinds/chart.ts";
import { makeTestChart } from "../kinds/fixtures/make-test-chart.ts";
import type { ReportState } from "../query/state/report-state.ts";
import type { VisualProps } from "./visual-props.ts";

type VisualChanges = Partial<Omit<VisualProps, "spec">> & { state?: Partial<ReportState> };

/** The chart of `makeTestChart` as a visual whose bins can be chosen. */
export function makeTestVisual(
  view: string,
  spec: VisualSpec,
  changes: VisualChanges = {},
): VisualProps {
  const { state = {}, ...props } = changes;
  return {
    ...makeTestChart(view, spec, { state }),
    id: "visual",
    title: "Economy Plus es la clase que menos gusta",
    onSelect: () => undefined,
    tips: createTips(),
    ...props,
  };
}
