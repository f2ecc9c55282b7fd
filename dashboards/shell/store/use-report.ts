import { createContext, use, useSyncExternalStore } from "react";
import type { Formatters } from "../../format/formatters.ts";
import type { Tips } from "../../interact/tips.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import type { Handle } from "../recommendation/handle.ts";
import type { ReportSnapshot, ReportStore } from "./report-store.ts";
import type { StartedReport } from "./start-report.ts";

export type OpenReport = StartedReport & {
  /** The copy of the snapshot, so that both change together. */
  copy: ReportCopy;
  format: Formatters;
  tips: Tips;
  handle: Handle;
  isEmbedded: boolean;
  /** Called when all visuals are drawn, of a report that draws them one after the other. */
  onDrawn?: (() => void) | undefined;
};

export const ReportContext = createContext<OpenReport | undefined>(undefined);

export function useReport(): OpenReport {
  const report = use(ReportContext);
  if (report === undefined) throw new Error("useReport needs a ReportContext above it");
  return report;
}

export function useSnapshot(): ReportSnapshot;
/** Reads a part of the snapshot: only a change of this part renders the component again. */
export function useSnapshot<Part>(read: (snapshot: ReportSnapshot) => Part): Part;
export function useSnapshot(
  read: (snapshot: ReportSnapshot) => unknown = (snapshot) => snapshot,
): unknown {
  return useStoreSnapshot(useReport().store, read);
}

export function useStoreSnapshot<Part>(
  { subscribe, snapshot, firstSnapshot }: ReportStore,
  read: (snapshot: ReportSnapshot) => Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => read(snapshot()),
    () => read(firstSnapshot()),
  );
}
