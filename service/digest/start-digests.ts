import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { findLastMoment } from "../time/daily-moment.ts";
import type { DigestStore } from "./digest-store.ts";

const intervalMs = 60_000;

type DigestsDependencies = {
  digests: Pick<DigestStore, "add">;
  /** Time of day, e.g. `07:30`, in the time zone. */
  at: string;
  timeZone: string;
  onDigest: () => void;
  clock: Clock;
  log: Log;
};

/** Queues a mail every day at a time of the owner's day, or when the service is back if it was down then. */
export function startDigests({ digests, at, timeZone, onDigest, clock, log }: DigestsDependencies) {
  const stopping = new AbortController();
  const startedAt = clock.now();

  async function run(): Promise<void> {
    for (;;) {
      await clock.sleep(intervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        if (await digests.add(findLastMoment(timeZone, at, clock.now()), startedAt)) onDigest();
      } catch (error) {
        log({ event: "digest-not-queued", error: String(error) });
      }
    }
  }

  void run();
  return { stop: () => stopping.abort() };
}
