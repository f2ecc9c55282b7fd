import type { ReportState } from "../../../query/state/report-state.ts";
import { takeSteps } from "../../../query/take-steps.ts";
import type { ViewResult } from "../../../query/view-result.ts";
import type { VisualLayout } from "../../report-layout.ts";
import type { Dimension } from "../list-dimensions.ts";
import type { Offer } from "../offer.ts";
import { readVisual } from "../../../query/state/present-visual.ts";
import { openPart } from "../spotlight/read-part.ts";
import { gatherPanels, joinPanels, listPanels, type Panel } from "./gather-panels.ts";

/** Panels of a visual that have rows, the view that divides it, and their figures as one pair result. */
export type CountedPanels = { view: string; panels: readonly Panel[]; result: ViewResult };

/** Returns the dimension that divides a visual; undefined in a scenario. */
export function findDivider(
  offer: Offer,
  state: ReportState,
  layout: VisualLayout,
): Dimension | undefined {
  const { dimension } = readVisual(state, layout.id);
  if (dimension === "" || state.scenario !== undefined) return undefined;
  return takeSteps(offer.findDividers(layout)).find(({ view }) => view === dimension);
}

/** Counts the panels of a visual; undefined for a single chart, and where no panel has rows. */
export function countPanels(
  offer: Offer,
  state: ReportState,
  layout: VisualLayout,
): CountedPanels | undefined {
  const { outline, count, module } = offer;
  const divider = findDivider(offer, state, layout);
  if (divider === undefined) return undefined;
  const { view } = layout;
  const panels = listPanels(divider, outline, count);
  const found = gatherPanels(panels, divider.view, { state, view, count });
  if (found.length === 0) return undefined;
  const spotlight = offer.readSpotlight(state);
  const parts = found.map(({ result, state: narrowed }) =>
    spotlight === null
      ? result.values
      : openPart(module.definition, spotlight, { state: narrowed, views: [view], count })(
          view,
          result,
        ),
  );
  const results = found.map(({ result }) => result);
  return {
    view: divider.view,
    panels: found.map(({ panel }) => panel),
    result: joinPanels(results, parts),
  };
}
