import { flushSync } from "react-dom";
import type { ReportStore } from "../store/report-store.ts";
import { leaveWhy } from "./why/ask-why.ts";

let listening: ReportStore | undefined;

/** Makes a visual fill the page, or restores the page; the focus goes to its menu either way. */
export function toggleEnlarged(store: ReportStore, id: string): void {
  leaveByEscape(store);
  // The page is rendered before elements are looked for in it.
  flushSync(() =>
    store.change((current) => ({ ...current, focus: current.focus === id ? null : id })),
  );
  const frame = document.querySelector(`[data-visual="${CSS.escape(id)}"]`);
  frame?.querySelector<HTMLElement>(".visual-actions button")?.focus();
  frame?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Makes Escape restore a page that "Why?" or one visual fills; a second call changes nothing. */
export function leaveByEscape(store: ReportStore): void {
  if (listening === store) return;
  listening = store;
  document.addEventListener("keydown", (event) => {
    // Open panels, selections and fields handle Escape first.
    const { why, focus, presented } = store.snapshot().state;
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (why !== undefined) leaveWhy(store);
    else if (focus !== null && presented === undefined) toggleEnlarged(store, focus);
    else return;
    event.preventDefault();
  });
}
