import { setTimeout as wait } from "node:timers/promises";

/** Injected, so that tests control the time. */
export type Clock = {
  now: () => number;
  sleep: (waitMs: number, signal: AbortSignal) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (waitMs, signal) => {
    await wait(waitMs, undefined, { signal }).catch(() => undefined);
  },
};

/** A monotonic clock, in ms since the start of the process. */
export const elapsed = (): number => performance.now();
