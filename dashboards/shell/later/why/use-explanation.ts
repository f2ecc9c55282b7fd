import { useEffect, useState } from "react";
import {
  listComparisons,
  type Comparison,
  type ComparisonKind,
} from "../../../query/drivers/comparison.ts";
import { readDriverRows, type DriverRows } from "../../../query/drivers/driver-rows.ts";
import {
  explainDifference,
  explainPart,
  type Driver,
  type Explanation,
} from "../../../query/drivers/explain-difference.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import { useReport } from "../../store/use-report.ts";
import { runInSlices } from "../../../render/run-in-slices.ts";
import type { WhyQuestion } from "./why-question.ts";

/** `comparisons` are all that a reader can choose from; `explanation` is null where the figure has nothing to be compared with. */
export type Explained = {
  rows: DriverRows;
  comparisons: readonly Comparison[];
  explanation: Explanation | null;
};

/** Explains a figure under the filters of a state, a slice at a time; undefined at first, and what was explained before meanwhile. */
export function useExplanation(
  { measure, view, bins, comparison }: WhyQuestion,
  state: ReportState,
): Explained | undefined {
  const { source, module } = useReport();
  const [explained, setExplained] = useState<Explained>();
  const { filters, drill } = state;
  const key = bins.join();
  useEffect(() => {
    const controller = new AbortController();
    const explain = async (): Promise<void> => {
      const { table, model } = await source.loadRows();
      const rows = readDriverRows(module.definition, table, model);
      const asked = { measure, view, bins: key === "" ? [] : key.split(",").map(Number) };
      const current = { ...model.start, filters, drill };
      const offers = await runInSlices(listComparisons(rows, current, asked), controller.signal);
      if (offers === undefined) return;
      const found = await explainFirst(rows, orderOffers(offers, comparison), controller.signal);
      if (found === undefined) return;
      const { without, explanation } = found;
      const comparisons = offers.filter((offer) => !without.includes(offer));
      setExplained({ rows, comparisons, explanation });
    };
    explain().catch(console.error);
    return () => controller.abort();
  }, [source, module, measure, view, key, comparison, filters, drill]);
  return explained;
}

/** The one that is asked for first, the others in their order. */
function orderOffers(offers: readonly Comparison[], asked: ComparisonKind | null): Comparison[] {
  return offers.toSorted((a, b) => Number(b.kind === asked) - Number(a.kind === asked));
}

/** The first with a value on both sides; undefined once nobody waits any more. */
async function explainFirst(
  rows: DriverRows,
  offers: readonly Comparison[],
  signal: AbortSignal,
): Promise<{ without: readonly Comparison[]; explanation: Explanation | null } | undefined> {
  const without: Comparison[] = [];
  for (const offer of offers) {
    // oxlint-disable-next-line no-await-in-loop -- the next one only where this one has no value
    const explanation = await runInSlices(explainDifference(rows, offer), signal);
    if (explanation === undefined) return undefined;
    if (explanation !== null) return { without, explanation };
    without.push(offer);
  }
  return { without, explanation: null };
}

/** What splits one part once more; undefined until it is there. */
export function usePartDrivers(
  { rows, explanation }: Explained,
  driver: Driver,
  slot: number,
): readonly Driver[] | undefined {
  const [drivers, setDrivers] = useState<readonly Driver[]>();
  useEffect(() => {
    if (explanation === null) return undefined;
    const controller = new AbortController();
    const steps = explainPart(rows, explanation.comparison, driver, slot);
    runInSlices(steps, controller.signal).then(
      (found) => found !== undefined && setDrivers(found),
      console.error,
    );
    return () => controller.abort();
  }, [rows, explanation, driver, slot]);
  return drivers;
}
