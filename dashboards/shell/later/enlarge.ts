import { flushSync } from "react-dom";
import type { ReportStore } from "../store/report-store.ts";

/** Lets a visual fill the page, or gives the page back; the focus is on its menu either way. */
export function toggleEnlarged(store: ReportStore, id: string): void {
  // The page is laid out anew before anything is looked for in it.
  flushSync(() =>
    store.change((current) => ({ ...current, focus: current.focus === id ? null : id })),
  );
  const frame = document.querySelector(`[data-visual="${CSS.escape(id)}"]`);
  frame?.querySelector<HTMLElement>(".visual-actions button")?.focus();
  frame?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
