import { createElement, useState, type MouseEvent, type ReactElement } from "react";
import { loadPart } from "../../../platform/page/load-part.ts";

type LiveReport = {
  /** The open report; undefined before its link is followed. */
  live: ReactElement | undefined;
  open: (event: MouseEvent) => void;
};

/** Opens the report of `address` in place; without its part of the app the link leads there. */
export function useLiveReport(address: string): LiveReport {
  // The address stays the same: the open report is notified of a change of language and keeps its state.
  const [live, setLive] = useState<ReactElement>();
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadPart("live-report", async () => import("./live-report.tsx")).then(
      ({ LiveReport }) => setLive(createElement(LiveReport, { address })),
      () => location.assign(address),
    );
  }
  return { live, open };
}
