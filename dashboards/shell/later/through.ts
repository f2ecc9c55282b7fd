import { flushSync } from "react-dom";
import { selectBins } from "../../query/state/report-state.ts";
import type { ReportStore } from "../store/report-store.ts";

/** Opens a page that explains some bins, filtered by them, and moves the focus to its tab. */
export function goThrough(
  store: ReportStore,
  { page, view, bins }: { page: string; view: string; bins: readonly number[] },
): void {
  flushSync(() =>
    store.change((state) => ({ ...selectBins(state, view, bins), page, focus: null })),
  );
  document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}
