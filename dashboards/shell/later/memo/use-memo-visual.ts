import type { VisualProps } from "../../../render/visual-props.ts";
import { nameCompared } from "../../periods/name-compared.ts";
import type { VisualLayout } from "../../report-layout.ts";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { makeVisualProps, nameVisual } from "../../visuals/make-visual-props.ts";

const ignore = (): void => undefined;
const noActions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };

/** Returns a visual as the report shows it, for paper: without actions and lever. */
export function useMemoVisual(own: VisualLayout): VisualProps {
  const report = useReport();
  const snapshot = useSnapshot();
  const { state, layoutOf, adapt } = snapshot;
  const layout = layoutOf?.(own) ?? own;
  const depth = state.drill[layout.view]?.length ?? 0;
  const names = nameVisual(report, layout, depth, nameCompared(report, state));
  const visual = makeVisualProps(report, layout, names, noActions, snapshot);
  return adapt?.(report, visual, layout) ?? visual;
}
