import type { ReportState } from "../../query/state/report-state.ts";

/** A task that takes longer delays what is pressed meanwhile. */
const usual = { longTaskMs: 50, painted: waitForPaint };

/**
 * Counts many rows without making who chooses wait for it. Where counting and painting the last state was a long task, or another page
 * is asked for, the answer is a promise: the choice is painted, then counted, then drawn, each in a task of its own. How long the first
 * takes nobody knows where something is `shown` without a count.
 */
export function answerFirst<Result>(
  count: (state: ReportState) => Result,
  shown: boolean,
  { longTaskMs, painted } = usual,
): (state: ReportState) => Result | Promise<void> {
  let isLong = shown;
  let counted: ReportState | undefined;
  let countMs = 0;
  let asked: ReportState | undefined;
  let counting: Promise<void> | undefined;
  let isPainted = false;
  const countNow = (state: ReportState): Result => {
    const fromMs = performance.now();
    const result = count(state);
    if (state !== counted) countMs = performance.now() - fromMs;
    counted = state;
    return result;
  };
  const countLater = async (): Promise<void> => {
    await painted();
    countNow(asked!);
    await painted();
    counting = undefined;
    isPainted = true;
  };
  const timePaint = async (): Promise<void> => {
    const fromMs = performance.now();
    await painted();
    isLong = countMs + performance.now() - fromMs > longTaskMs;
  };
  return (state) => {
    const isOther = counted !== undefined && state.page !== counted.page;
    // What has changed meanwhile, as under a brush, is counted and drawn at once.
    if (state !== counted && !isPainted && (isLong || isOther)) {
      asked = state;
      return (counting ??= countLater());
    }
    isPainted = false;
    const result = countNow(state);
    void timePaint();
    return result;
  };
}

/** Resolves once the next frame has been painted; in a hidden page, which paints none, at once. */
async function waitForPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
