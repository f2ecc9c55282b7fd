import { setTimeout as wait } from "node:timers/promises";

/** Time as the service sees it: injected, so that tests move it by hand. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after the wait, or at once when the signal fires. */
  sleep: (waitMs: number, signal: AbortSignal) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (waitMs, signal) => {
    await wait(waitMs, undefined, { signal }).catch(() => undefined);
  },
};

/** Milliseconds since the program began: unlike the time of day, they are never corrected. */
export const elapsed = (): number => performance.now();
