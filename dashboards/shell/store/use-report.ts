import { createContext, use, useSyncExternalStore } from "react";
import type { Formatters } from "../../format/formatters.ts";
import type { Tips } from "../../interact/tips.ts";
import type { ReportSnapshot } from "./report-store.ts";
import type { ReportText } from "../host/report-words.ts";
import type { StartedReport } from "./start-report.ts";

/** Everything about the open report that is not its state. */
export type OpenReport = StartedReport & {
  text: ReportText;
  format: Formatters;
  tips: Tips;
  /** In a frame of our own page. */
  isEmbedded: boolean;
};

export const ReportContext = createContext<OpenReport | undefined>(undefined);

export function useReport(): OpenReport {
  const report = use(ReportContext);
  if (report === undefined) throw new Error("useReport needs a ReportContext above it");
  return report;
}

/** What is on show: renders again at each change of the state. */
export function useSnapshot(): ReportSnapshot {
  const { store } = useReport();
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
