import type { ReportModule } from "../report-layout.ts";
import { countInWorker } from "./count-in-worker.ts";
import { makeRows, openRows, type ReportRows } from "./make-rows.ts";

/** Makes the rows of a report in a worker; without one, or where a file of it is not available, in the page. */
export function createRowMaker(
  module: ReportModule,
  times: number,
  count = countInWorker,
): () => Promise<ReportRows> {
  return async () => {
    try {
      const { definition, address } = module;
      return await openRows(definition, await count({ address, slug: definition.slug, times }));
    } catch (error) {
      console.warn("The rows are made without a worker:", error);
      return await makeRows(module, times);
    }
  };
}
