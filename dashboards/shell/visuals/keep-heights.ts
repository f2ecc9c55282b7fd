import { countFilters } from "../panels/count-filters.ts";
import type { ReportStore } from "../store/report-store.ts";

/**
 * While there are filters no visual gets lower, so that what is pressed next stays where it is; returns what ends it. It hears of a change
 * before it is drawn.
 */
export function keepHeights({ subscribe, snapshot }: ReportStore): () => void {
  let { focus, presentation } = snapshot().state;
  return subscribe(() => {
    const { state } = snapshot();
    const isKept =
      state.focus === focus && state.presentation === presentation && countFilters(state) > 0;
    ({ focus, presentation } = state);
    const figures = [...document.querySelectorAll<HTMLElement>(".visual")];
    // All are read before anything is written: one layout.
    const heights = figures.map(({ offsetHeight }) => (isKept ? `${String(offsetHeight)}px` : ""));
    for (const [at, { style }] of figures.entries()) style.setProperty("min-height", heights[at]!);
  });
}
