import type { ReportSource } from "./report-source.ts";
import type { ReportWorker } from "./start-report-worker.ts";

/** Below this, moving the rows that change is as fast as an index. */
export const minIndexedRows = 1_000_000;

export type BrushIndex = { prepare: (view: string) => void };

/** Has the worker build prefix indexes; null for a report with too few rows to gain from them. */
export function createBrushIndex(
  { rowCount, loadRows }: ReportSource,
  { buildPrefix }: Pick<ReportWorker, "buildPrefix">,
): BrushIndex | null {
  if (rowCount < minIndexedRows) return null;
  const prepare = async (view: string): Promise<void> => {
    const { model } = await loadRows();
    const input = model.preparePrefix(view);
    if (input !== null) buildPrefix(input, (index) => model.usePrefix(index));
  };
  return { prepare: (view) => void prepare(view) };
}
