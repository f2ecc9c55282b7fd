import { flushSync } from "react-dom";
import { shineOn } from "../../../query/state/presentation.ts";
import type { ReportStore } from "../../store/report-store.ts";

/** Takes the spotlight away, and gives the focus to the menu that offers it. */
export function leaveSpotlight(store: Pick<ReportStore, "change">): void {
  flushSync(() => store.change((state) => shineOn(state, null)));
  document.querySelector<HTMLElement>(".report-toolbar .menu > button")?.focus();
}

/** Escape takes the spotlight away, once it has given the page back that reasons or one visual fill; returns what ends it. */
export function leaveByEscape(store: Pick<ReportStore, "change" | "snapshot">): () => void {
  const leave = ({ key, defaultPrevented }: KeyboardEvent): void => {
    const { why, focus } = store.snapshot().state;
    if (key !== "Escape" || defaultPrevented || why !== undefined || focus !== null) return;
    leaveSpotlight(store);
  };
  document.addEventListener("keydown", leave);
  return () => document.removeEventListener("keydown", leave);
}
