const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Waits between attempts: twelve attempts over some 26 hours, about twice what large mail senders promise (R4). */
export const retryWaitsMs: readonly number[] = [
  5_000,
  minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  15 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  6 * hourMs,
  12 * hourMs,
];

const jitter = 0.2;

/** The wait after so many failed attempts, up to a fifth shorter or longer; undefined when there is no further attempt. */
export function findRetryWaitMs(failedAttempts: number, random: () => number): number | undefined {
  const waitMs = retryWaitsMs[failedAttempts - 1];
  return waitMs === undefined
    ? undefined
    : Math.round(waitMs * (1 - jitter + 2 * jitter * random()));
}
