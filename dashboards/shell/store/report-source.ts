import type { CountTiming } from "../../../contracts/report-bridge.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { openRowlessModel } from "../../query/open-rowless-model.ts";
import type { ReportResult } from "../../query/report-model.ts";
import type { ReportOutline } from "../../query/report-outline.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { describeOpening } from "../claims/describe-opening.ts";
import type { Describe } from "../claims/description.ts";
import { afterPaint } from "./after-paint.ts";
import { openInitialSnapshot, type InitialSnapshot } from "./initial-snapshot.ts";
import type { Presented } from "../presentation/presented.ts";
import type { ReportRows } from "./make-rows.ts";
import type { ShownScenario } from "./shown-scenario.ts";

/** A result, and what is true of it; in a scenario, what it is compared with. */
export type DescribedResult = ReportResult & {
  describe: Describe;
  shownScenario?: ShownScenario;
  presented?: Presented;
};

/** Answers the start from an initial snapshot, and everything from rows once they are there. */
export type ReportSource = {
  outline: ReportOutline;
  /** 0 where there is neither snapshot nor rows yet. */
  readonly rowCount: number;
  /** What counting the rows of the last other state took; null before there are rows. */
  readonly timing: CountTiming | null;
  /** A promise where rows or claims are needed that are not there yet, or counting takes long: ask again once it has resolved. */
  show: (state: ReportState) => DescribedResult | Promise<unknown>;
  /** They are made once, when first asked for. */
  loadRows: () => Promise<ReportRows>;
  /** Rows and claims: from then on every state is answered at once. */
  loadAnswers: () => Promise<unknown>;
};

/** From here on another page is counted in a task of its own, once what was pressed has been answered. */
const usualWait = { minRows: 50_000, answered: afterPaint };

export function createReportSource(
  definition: ReportDefinition,
  makeRows: () => Promise<ReportRows>,
  initial: InitialSnapshot | null,
  loadDescribe: () => Promise<Describe>,
  wait = usualWait,
): ReportSource {
  const outline = openRowlessModel(definition);
  const { start } = outline;
  const opening = initial && {
    ...openInitialSnapshot(initial, outline.show(start)),
    describe: describeOpening(initial.claims),
  };
  let rows: ReportRows | null = null;
  let describe: Describe | null = null;
  let loading: Promise<ReportRows> | undefined;
  let describing: Promise<Describe> | undefined;
  let timing: CountTiming | null = null;
  let counted: ReportState | undefined;
  const count = (
    { table, model }: ReportRows,
    described: Describe,
    state: ReportState,
  ): DescribedResult => {
    const startedMs = performance.now();
    const result = { ...model.show(state), describe: described };
    // What is asked for again moves no row.
    if (state === counted) return result;
    counted = state;
    timing = { rows: table.rowCount, milliseconds: performance.now() - startedMs };
    return result;
  };
  const countPage = async (...asked: Parameters<typeof count>): Promise<void> => {
    await wait.answered();
    count(...asked);
    // What is counted is drawn in a task of its own too.
    await wait.answered();
  };
  const load = async (): Promise<ReportRows> => (rows = await makeRows());
  const loadRows = async (): Promise<ReportRows> => (loading ??= load());
  const loadClaims = async (): Promise<void> => {
    describing ??= loadDescribe();
    describe = await describing;
  };
  const loadAnswers = async (): Promise<unknown> => Promise.all([loadRows(), loadClaims()]);
  return {
    outline,
    get rowCount() {
      return rows?.table.rowCount ?? initial?.rowCount ?? 0;
    },
    get timing() {
      return timing;
    },
    show: (state) => {
      if (rows !== null && describe !== null) {
        const isLong =
          state.page !== (counted ?? start).page && rows.table.rowCount >= wait.minRows;
        return (isLong ? countPage : count)(rows, describe, state);
      }
      return opening !== null && state === start ? opening : loadAnswers();
    },
    loadRows,
    loadAnswers,
  };
}
