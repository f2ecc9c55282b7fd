import type { ReportState } from "../../query/state/report-state.ts";
import type { VisualLayout } from "../report-layout.ts";
import { findDivider } from "./multiples/count-panels.ts";
import type { Offer } from "./offer.ts";
import { readVisual } from "../../query/state/present-visual.ts";
import { switchMeasure } from "./switch-measure.ts";

/** The place of a visual that is as wide as the page. */
const alone = { span: 12, rows: undefined, isRight: undefined } as const;

/** Makes the layouts of a state, cached: with another measure, and as wide as the page for small multiples. */
export function keepLayouts(offer: Offer) {
  const kept = new Map<string, VisualLayout>();
  const switched = new WeakSet<VisualLayout>();
  const layoutOf = (own: VisualLayout, state: ReportState): VisualLayout => {
    const { measure } = readVisual(state, own.id);
    const isWide = findDivider(offer, state, own) !== undefined;
    const isOther = measure !== own.measures[0] && offer.listMeasures(own).includes(measure);
    if (!isWide && !isOther) return own;
    const key = [own.id, isOther ? measure : "", isWide].join(" ");
    const chosen = isOther ? switchMeasure(own, measure) : own;
    const layout = kept.get(key) ?? { ...chosen, ...(isWide && alone) };
    kept.set(key, layout);
    if (isOther) switched.add(layout);
    return layout;
  };
  /** True of a layout with another measure than its own. */
  const isSwitched = (layout: VisualLayout): boolean => switched.has(layout);
  return { layoutOf, isSwitched };
}
