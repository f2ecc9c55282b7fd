import { flushSync } from "react-dom";
import { shineOn } from "../../../query/state/presentation.ts";
import type { ReportStore } from "../../store/report-store.ts";

/** Takes the spotlight away, and gives the focus to the menu that offers it. */
export function leaveSpotlight(store: Pick<ReportStore, "change">): void {
  flushSync(() => store.change((state) => shineOn(state, null)));
  document.querySelector<HTMLElement>(".report-toolbar .menu > button")?.focus();
}
