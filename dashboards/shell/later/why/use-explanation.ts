import { useEffect, useState } from "react";
import { readDriverRows, type DriverRows } from "../../../query/drivers/driver-rows.ts";
import { explainDifference, explainPart } from "../../../query/drivers/explain-difference.ts";
import type { Driver, Explanation } from "../../../query/drivers/explanation.ts";
import { listQuestions, type QuestionKind } from "../../../query/drivers/list-questions.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import { runInSlices } from "../../../render/run-in-slices.ts";
import { useReport } from "../../store/use-report.ts";
import type { WhyQuestion } from "./why-question.ts";

/** `kinds` are the questions that a reader can choose from; `explanation` is null where the figure has no reference. */
export type Explained = {
  rows: DriverRows;
  kinds: readonly QuestionKind[];
  explanation: Explanation | null;
};

/**
 * Explains a figure under the filters of a state, in slices; undefined at first, and the previous explanation
 * meanwhile.
 */
export function useExplanation(
  { measure, view, bins, kind }: WhyQuestion,
  state: ReportState,
): Explained | undefined {
  const { source, module } = useReport();
  const [explained, setExplained] = useState<Explained>();
  const { filters, drill, comparison } = state;
  const key = bins.join();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const explain = async (): Promise<void> => {
      const { table, model } = await source.loadRows();
      const rows = readDriverRows(module.definition, table, model);
      const asked = { measure, view, bins: key === "" ? [] : key.split(",").map(Number) };
      const questions = await runInSlices(
        listQuestions(rows, { ...model.start, filters, drill, comparison }, asked),
        signal,
      );
      const kinds = questions?.map((question) => question.kind) ?? [];
      const question = questions?.find((one) => one.kind === kind) ?? questions?.[0];
      const explanation =
        question && (await runInSlices(explainDifference(rows, question), signal));
      if (!signal.aborted) setExplained({ rows, kinds, explanation: explanation ?? null });
    };
    explain().catch(console.error);
    return () => controller.abort();
  }, [source, module, measure, view, key, kind, filters, drill, comparison]);
  return explained;
}

/** Splits one part further; undefined until that is done, and without a bin. */
export function usePart(
  rows: DriverRows,
  explanation: Explanation,
  driver: Driver | undefined,
  bin: number | null,
): readonly Driver[] | undefined {
  const [found, setFound] = useState<{ of: Driver; bin: number; inner: readonly Driver[] }>();
  useEffect(() => {
    if (driver === undefined || bin === null || bin >= driver.parts.length) return undefined;
    const controller = new AbortController();
    const steps = explainPart(rows, explanation, driver, bin);
    runInSlices(steps, controller.signal).then(
      (inner) => inner !== undefined && setFound({ of: driver, bin, inner }),
      console.error,
    );
    return () => controller.abort();
  }, [rows, explanation, driver, bin]);
  return found?.of === driver && found?.bin === bin ? found?.inner : undefined;
}
