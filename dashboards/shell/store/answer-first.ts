import type { ReportState } from "../../query/state/report-state.ts";

/** A longer task delays input during it. */
const usual = { longTaskMs: 50, painted: waitForPaint };

/**
 * Counts many rows without delaying the display of the reader's choice. Where a filter changes after a state whose
 * counting and painting took a long task, or the page changes, the answer is a promise: the choice is painted, then
 * counted, then drawn, each in its own task. So is the first filter after a state that is `shown` already, whose time
 * is not known. Anything else is answered at once, because it moves the focus into the drawing.
 */
export function answerFirst<Result>(
  count: (state: ReportState) => Result,
  shown: ReportState | undefined,
  { longTaskMs, painted } = usual,
): (state: ReportState) => Result | Promise<void> {
  let isLong = shown !== undefined;
  let last = shown;
  let countMs = 0;
  let asked: ReportState | undefined;
  let counting: Promise<void> | undefined;
  let isPainted = false;
  const countNow = (state: ReportState): Result => {
    const fromMs = performance.now();
    const result = count(state);
    if (state !== last) countMs = performance.now() - fromMs;
    last = state;
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
  const isWaitedFor = ({ page, filters, drill }: ReportState): boolean =>
    last !== undefined &&
    (page !== last.page || (isLong && filters !== last.filters && drill === last.drill));
  return (state) => {
    // A state that changed meanwhile, as with a brush, is counted and drawn at once.
    if (!isPainted && isWaitedFor(state)) {
      asked = state;
      return (counting ??= countLater());
    }
    isPainted = false;
    const result = countNow(state);
    void timePaint();
    return result;
  };
}

/** Resolves after the next frame is painted; at once in a hidden page, which paints none. */
async function waitForPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
