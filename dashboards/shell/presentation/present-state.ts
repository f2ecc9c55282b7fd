import type { ComponentType } from "react";
import { selectBins, type ReportState } from "../../query/state/report-state.ts";
import { isSameSelection } from "../../query/state/selection.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { Adapting, DescribedResult } from "../store/described-result.ts";
import type { FeatureCode } from "../store/show-state.ts";
import { nameAxes } from "../visuals/name-axes.ts";
import { nameDimensionBin } from "./list-dimensions.ts";
import { listCodes } from "../../kinds/read-selection.ts";
import { narrowState } from "./narrow-state.ts";
import { countPanels, type CountedPanels } from "./multiples/count-panels.ts";
import { divideVisual } from "./multiples/divide-visual.ts";
import type { Panel } from "./multiples/gather-panels.ts";
import type { Offer } from "./offer.ts";
import { openPart } from "./spotlight/read-part.ts";
import { shineOnVisual, describePart } from "./spotlight/shine-visual.ts";
import { describeSwitched } from "./switch-measure.ts";
import { keepLayouts } from "./switch-layouts.ts";

/**
 * Counts the personal views of a state beside its own figures: panels of its visuals, and the part in the spotlight.
 */
export function makePresent(offer: Offer, Bar: ComponentType): FeatureCode["show"] {
  const { definition, layout } = offer.module;
  const { layoutOf, isSwitched } = keepLayouts(offer);
  return (state, shown) => {
    const visuals = layout.pages.find(({ id }) => id === state.page)?.visuals ?? [];
    const counted = new Map(
      visuals.map((own) => [own.id, countPanels(offer, state, own)] as const),
    );
    const spotlight = offer.readSpotlight(state);
    const views = definition.pages.find(({ id }) => id === state.page)?.views ?? [];
    const shone = spotlight && {
      offer,
      spotlight,
      readPart: openPart(definition, spotlight, { state, views, count: offer.count }),
      read: shown.read,
    };
    const adapt: DescribedResult["adapt"] = (report, plain, own) => {
      const visual = shown.adapt?.(report, plain, own) ?? plain;
      const panels = own && counted.get(own.id);
      if (own !== undefined && panels !== undefined) {
        const isOther = isSwitched(own);
        const divided = divide(offer, report, visual, { state, panels, isSwitched: isOther });
        return shone ? describePart(shone, report, divided, true) : divided;
      }
      return shone ? shineOnVisual(shone, report, visual, own) : visual;
    };
    return {
      ...shown,
      describe: (own, copy, drawn) =>
        (isSwitched(own) ? describeSwitched : shown.describe)(own, copy, drawn),
      panels: { ...shown.panels, presentation: Bar },
      adapt,
      layoutOf: (own) => layoutOf(own, state),
    };
  };
}

function divide(
  offer: Offer,
  report: Adapting,
  visual: VisualProps,
  {
    state,
    panels: { view, panels, result },
    isSwitched,
  }: { state: ReportState; panels: CountedPanels; isSwitched: boolean },
): VisualProps {
  const { copy, store } = report;
  const neutral = copy.report.visuals[visual.id]?.neutral[visual.result.depth];
  return divideVisual(
    visual,
    {
      panels,
      result,
      axis: nameAxes({ module: offer.module, copy }, view)[0]!,
      nameBin: (bin) => nameDimensionBin(offer, report, { view, bin }),
      rows: copy.report.rows.other,
      onPanel: (panel) => store.change((now) => togglePanel(now, view, panel)),
      within: ({ bins }) => {
        const kept = state.drill[view] ? undefined : narrowState(state, view, bins)?.filters[view];
        return kept && { view, bins: listCodes(kept) };
      },
    },
    isSwitched ? visual.title : (neutral ?? visual.title),
  );
}

/** Toggles the filter of a panel; a drilled view has only one panel and is filtered by it already. */
function togglePanel(state: ReportState, view: string, { bins }: Panel): ReportState {
  if (state.drill[view] !== undefined) return state;
  const isHeld = isSameSelection(state.filters[view] ?? null, bins);
  return selectBins(state, view, isHeld ? null : bins);
}
