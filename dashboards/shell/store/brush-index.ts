import type { PrefixIndex } from "../../query/cross-filter/prefix-index.ts";
import type { ReportSource } from "./report-source.ts";
import { startPrefixWorker } from "./start-prefix-worker.ts";

/** Below this, moving the rows that change is as fast as an index. */
const minRows = 1_000_000;

export type BrushIndex = { prepare: (view: string) => void };

/** Has a worker build prefix indexes; null for a report with too few rows to gain from them. */
export function createBrushIndex({ rowCount, readRows }: ReportSource): BrushIndex | null {
  if (rowCount < minRows) return null;
  const worker = startPrefixWorker();
  worker.addEventListener("message", ({ data }: MessageEvent<PrefixIndex>) => {
    readRows().model.usePrefix(data);
  });
  return {
    prepare: (view) => {
      const input = readRows().model.preparePrefix(view);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      if (input !== null) worker.postMessage(input);
    },
  };
}
