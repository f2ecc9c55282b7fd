import type { ReportModule } from "../report-layout.ts";
import { makeRows, openRows, type ReportRows } from "./make-rows.ts";
import { startReportWorker, type ReportWorker } from "./start-report-worker.ts";

/** Makes the rows of a report in a worker; without one, or where a file of it is not available, in the page. */
export function createRowMaker(
  module: ReportModule,
  times: number,
  startWorker: () => ReportWorker = startReportWorker,
): () => Promise<ReportRows> {
  return async () => {
    let worker: ReportWorker | undefined;
    try {
      worker = startWorker();
      return await openRows(module.definition, await worker.countRows(module.address, times));
    } catch (error) {
      console.warn("The rows are made without a worker:", error);
      return await makeRows(module, times);
    } finally {
      worker?.close();
    }
  };
}
