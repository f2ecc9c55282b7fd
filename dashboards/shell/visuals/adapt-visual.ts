import type { VisualProps } from "../../render/visual-props.ts";
import type { VisualLayout } from "../report-layout.ts";
import type { Adapting, DescribedResult } from "../store/described-result.ts";

/** Adapts a visual by the features of its state, one after the other; a card has no layout. */
export function adaptVisual(
  report: Adapting,
  { layers = [] }: Pick<DescribedResult, "layers">,
  visual: VisualProps,
  layout?: VisualLayout,
): VisualProps {
  return layers.reduce((adapted, { adapt }) => adapt(report, adapted, layout), visual);
}
