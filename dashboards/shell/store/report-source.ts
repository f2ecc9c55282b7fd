import type { CountTiming } from "../../../contracts/report-bridge.ts";
import type { ReportModel } from "../../query/report-model.ts";
import type { ReportOutline } from "../../query/report-outline.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { later } from "../../kinds/later.ts";
import { describeOpening } from "../claims/describe-opening.ts";
import { describeNeutral } from "../claims/description.ts";
import type { LoadedClaims } from "../claims/load-describe.ts";
import { openInitialSnapshot, type InitialSnapshot } from "./initial-snapshot.ts";
import type { ReportRows } from "./make-rows.ts";
import type { DescribedResult } from "./described-result.ts";

/** Answers the initial state from a snapshot, and all states from rows once these are loaded. */
export type ReportSource = {
  outline: ReportOutline;
  /** Number of rows; 0 while there is neither snapshot nor rows. */
  readonly rowCount: number;
  /** Time of counting the rows of the last state that differed; null before there are rows. */
  readonly timing: CountTiming | null;
  /**
   * Returns a promise while rows or claims are loading or counting takes long: call it again once that has resolved.
   */
  show: (state: ReportState) => DescribedResult | Promise<unknown>;
  /** Makes the rows, once, when first called. */
  loadRows: () => Promise<ReportRows>;
  /** Loads the rows, and the claims if they can be had, after which every state is answered without loading. */
  loadAnswers: () => Promise<unknown>;
};

/** From this number of rows on, counting may take long (`answer-first.ts`). */
const manyRows = 50_000;

/** Makes the source of a report; `outline` is its model without rows. */
export function createReportSource(
  outline: ReportModel,
  makeRows: () => Promise<ReportRows>,
  initial: InitialSnapshot | null,
  loadClaims: () => Promise<LoadedClaims>,
): ReportSource {
  const { start } = outline;
  const opening = initial && {
    ...openInitialSnapshot(initial, outline.show(start)),
    describe: describeOpening(initial.claims),
    advise: () => initial.recommendation,
    adviseAt: async (lever: number) => (await answers.load())(start).adviseAt?.(lever),
  };
  const rows = later(makeRows);
  const claims = later(loadClaims);
  let shown: ReportState | undefined;
  let answer: ReportSource["show"] | undefined;
  let timing: CountTiming | null = null;
  let counted: ReportState | undefined;
  const answers = later(async () => {
    const isMany = !(initial && initial.rowCount < manyRows);
    const loadingFirst = isMany ? import("./answer-first.ts").catch(() => undefined) : undefined;
    const [{ table, model }] = await Promise.all([rows.load(), claims.load().catch(() => null)]);
    const count = (state: ReportState): DescribedResult => {
      const startedMs = performance.now();
      const counts = model.show(state);
      // Lost claims are asked for again with each state, and until they are there titles are neutral.
      if (claims.value === undefined) void claims.load().catch(() => null);
      const result = {
        ...counts,
        describe: claims.value?.describe ?? describeNeutral,
        advise: (lever?: number) => claims.value?.advise(table, state, counts, lever),
        adviseAt: async (lever: number) =>
          (await claims.load()).advise(table, state, counts, lever),
      };
      // A state that is asked for again was counted before: its time is not the one to report.
      if (state === counted) return result;
      counted = state;
      timing = { rows: table.rowCount, milliseconds: performance.now() - startedMs };
      return result;
    };
    answer = count;
    // Loading it does not delay answers: until then, or where it fails, rows are counted at once.
    void loadingFirst?.then((first) => {
      if (first) answer = first.answerFirst(count, counted ?? shown);
    });
    return count;
  });
  return {
    outline,
    get rowCount() {
      return rows.value?.table.rowCount ?? initial?.rowCount ?? 0;
    },
    get timing() {
      return timing;
    },
    show: (state) => {
      if (answer !== undefined) return answer(state);
      if (opening === null || state !== start) return answers.load();
      shown = state;
      return opening;
    },
    loadRows: rows.load,
    loadAnswers: answers.load,
  };
}
