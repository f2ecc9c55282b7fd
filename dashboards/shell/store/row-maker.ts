import type { ReportModule } from "../report-layout.ts";
import { minIndexedRows } from "./brush-index.ts";
import { makeRows, openRows, type ReportRows } from "./make-rows.ts";
import { startReportWorker, type ReportWorker } from "./start-report-worker.ts";

export type RowMaker = Pick<ReportWorker, "buildPrefix"> & { make: () => Promise<ReportRows> };

/** Has a worker make the rows of a report; without one, or where a file of it is lost, the page makes them. */
export function createRowMaker(
  module: ReportModule,
  times: number,
  startWorker: () => ReportWorker = startReportWorker,
): RowMaker {
  let worker: ReportWorker | null = null;
  const close = (): void => {
    worker?.close();
    worker = null;
  };
  return {
    make: async () => {
      try {
        worker = startWorker();
        const rows = await openRows(
          module.definition,
          await worker.countRows(module.address, times),
        );
        if (rows.table.rowCount < minIndexedRows) close();
        return rows;
      } catch (error) {
        console.warn("The rows are made without a worker:", error);
        close();
        return makeRows(module, times);
      }
    },
    buildPrefix: (input, onBuilt) => worker?.buildPrefix(input, onBuilt),
  };
}
