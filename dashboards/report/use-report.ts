import { createContext, use, useSyncExternalStore } from "react";
import type { Formatters } from "../charts/formatters.ts";
import type { Tips } from "../charts/tips.ts";
import type { ReportModel } from "../engine/report-model.ts";
import type { Table } from "../engine/table.ts";
import type { ReportModule } from "./report-layout.ts";
import type { ReportSnapshot, ReportStore } from "./report-store.ts";
import type { ReportText } from "./report-words.ts";

/** Everything about the open report that is not its state. */
export type OpenReport = {
  module: ReportModule;
  table: Table;
  model: ReportModel;
  store: ReportStore;
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
