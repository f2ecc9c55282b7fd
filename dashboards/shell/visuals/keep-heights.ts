import { countFilters } from "../panels/count-filters.ts";
import type { ReportStore } from "../store/report-store.ts";

/**
 * Keeps visuals at least as tall as they are while filters are set, so that the next target stays in place; returns a
 * function that ends it. It is notified of a change before it is drawn.
 */
export function keepHeights({ subscribe, snapshot }: ReportStore): () => void {
  let { focus, presentation } = snapshot().state;
  return subscribe(() => {
    const { state } = snapshot();
    const isKept =
      state.focus === focus && state.presentation === presentation && countFilters(state) > 0;
    ({ focus, presentation } = state);
    const figures = [...document.querySelectorAll<HTMLElement>(".visual")];
    // All heights are read before any is written, so that layout runs once.
    const heights = figures.map(({ offsetHeight }) => (isKept ? `${String(offsetHeight)}px` : ""));
    for (const [at, { style }] of figures.entries()) style.setProperty("min-height", heights[at]!);
  });
}
