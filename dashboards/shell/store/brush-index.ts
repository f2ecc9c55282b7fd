import type { PrefixIndex } from "../../query/cross-filter/prefix-index.ts";
import type { ReportSource } from "./report-source.ts";
import { startPrefixWorker } from "./start-prefix-worker.ts";

/** Below this, moving the rows that change is as fast as an index. */
const minRows = 1_000_000;

/** Has a worker build the prefix index of a view as soon as a pointer or the focus comes near it. */
export type BrushIndex = { prepare: (view: string) => void };

/** Makes the brush index of a report with so many rows that it is worth one, otherwise null. */
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
