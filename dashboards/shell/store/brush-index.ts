import type { PrefixIndex } from "../../query/cross-filter/prefix-index.ts";
import type { ReportModel } from "../../query/report-model.ts";
import { startPrefixWorker } from "./start-prefix-worker.ts";

/** Rows from which a brush is worth an index; below, moving the rows that change is as fast. */
const manyRows = 1_000_000;

/** Makes brushing a view cost nothing per row, as soon as a hand or the focus comes near it; null where rows are few. */
export type BrushIndex = { prepare: (view: string) => void };

/** Has a worker build the prefix index of the view that is about to be brushed. */
export function createBrushIndex(model: ReportModel): BrushIndex | null {
  if (model.rowCount < manyRows) return null;
  const worker = startPrefixWorker();
  worker.addEventListener("message", ({ data }: MessageEvent<PrefixIndex>) => {
    model.usePrefix(data);
  });
  return {
    prepare: (view) => {
      const input = model.preparePrefix(view);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      if (input !== null) worker.postMessage(input);
    },
  };
}
