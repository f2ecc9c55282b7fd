const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstWaitsMs = [5_000, minuteMs, 5 * minuteMs, 10 * minuteMs, 15 * minuteMs, 30 * minuteMs];

/** Waits, in ms, between attempts at a mail that its server postpones: five days in all (RFC 5321 §4.5.4.1). */
export const retryWaitsMs: readonly number[] = [
  ...firstWaitsMs,
  ...Array.from({ length: 5 * 24 - 1 }, () => hourMs),
];

/** After this many attempts a mail has been postponed for about an hour, longer than greylisting takes. */
export const patientAttempts = firstWaitsMs.length + 1;

/** Waits, in ms, after an attempt whose answer was lost: each retry may deliver another copy (decision 057). */
export const doubtfulWaitsMs: readonly number[] = [5 * minuteMs, 15 * minuteMs, 45 * minuteMs];

/** How many copies of one mail may be delivered at most. */
export const mostCopies = doubtfulWaitsMs.length + 1;

export const outageWaitsMs: readonly number[] = [5_000, minuteMs, 5 * minuteMs];

const jitter = 0.2;

export function findRetryWaitMs(failedAttempts: number, random: () => number): number | undefined {
  const waitMs = retryWaitsMs[failedAttempts - 1];
  return waitMs === undefined ? undefined : vary(waitMs, random);
}

export function findDoubtfulWaitMs(copies: number, random: () => number): number | undefined {
  const waitMs = doubtfulWaitsMs[copies - 1];
  return waitMs === undefined ? undefined : vary(waitMs, random);
}

export function findOutageWaitMs(failures: number, random: () => number): number {
  return vary(outageWaitsMs[failures - 1] ?? outageWaitsMs.at(-1) ?? 0, random);
}

function vary(waitMs: number, random: () => number): number {
  return Math.round(waitMs * (1 - jitter + 2 * jitter * random()));
}
