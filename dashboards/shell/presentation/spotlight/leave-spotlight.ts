import { flushSync } from "react-dom";
import { shineOn } from "../../../query/state/present-visual.ts";
import { focusAction } from "../../toolbar/focus-action.ts";
import type { ReportStore } from "../../store/report-store.ts";

/** Removes the spotlight, and moves the focus to the button that sets it. */
export function leaveSpotlight(store: Pick<ReportStore, "change">): void {
  flushSync(() => store.change((state) => shineOn(state, null)));
  focusAction("spotlight");
}

/** Makes Escape remove the spotlight, unless "Why?" or one visual fills the page; returns a function that ends this. */
export function leaveByEscape(store: Pick<ReportStore, "change" | "snapshot">): () => void {
  const leave = ({ key, defaultPrevented }: KeyboardEvent): void => {
    const { why, focus } = store.snapshot().state;
    if (key !== "Escape" || defaultPrevented || why !== undefined || focus !== null) return;
    leaveSpotlight(store);
  };
  document.addEventListener("keydown", leave);
  return () => document.removeEventListener("keydown", leave);
}
