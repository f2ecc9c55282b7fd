import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { findRetryWaitMs } from "./retry-schedule.ts";
import type { DeliveryOutcome, Send } from "./smtp-sender.ts";

type Delivery = { id: string; attempts: number; nextAttemptAt: number };

/** What waits for delivery, kept where a crash does not reach it. */
export type DeliveryQueue<Item extends Delivery> = {
  findNext: () => Item | undefined;
  markDelivered: (id: string) => void;
  markFailed: (id: string, error: string) => void;
  postpone: (id: string, nextAttemptAt: number, error: string) => void;
  requeueAll: (state: "stored") => number;
};

export type OutboxParts<Item extends Delivery> = {
  queue: DeliveryQueue<Item>;
  send: Send<Item>;
  clock: Clock;
  random: () => number;
  log: Log;
};

export type Outbox = {
  /** There is something new to deliver. */
  wake: () => void;
  /** Resolves when the attempt under way, if any, has been noted. */
  stop: () => Promise<void>;
};

/** How soon what the owner put back on the command line is noticed. */
export const longestNapMs = 30_000;

/** Delivers what waits in a queue, one at a time, for as long as the service runs; a start gives each a fresh series of attempts. */
export function startOutbox<Item extends Delivery>({
  queue,
  send,
  clock,
  random,
  log,
}: OutboxParts<Item>): Outbox {
  const stopping = new AbortController();
  let nap = new AbortController();
  let isStarted = false;
  // Taken by the mail server but not yet noted, as when the disk is full: not to be sent again.
  const unnoted = new Set<string>();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      nap = new AbortController();
      const waitMs = await deliverNext();
      if (waitMs > 0) await clock.sleep(waitMs, AbortSignal.any([stopping.signal, nap.signal]));
    }
  }

  async function deliverNext(): Promise<number> {
    try {
      if (!isStarted) queue.requeueAll("stored");
      isStarted = true;
      const item = queue.findNext();
      const waitMs = item === undefined ? longestNapMs : item.nextAttemptAt - clock.now();
      if (item === undefined || waitMs > 0) return Math.min(waitMs, longestNapMs);
      note(item, unnoted.has(item.id) ? { isDelivered: true } : await send(item));
      return 0;
    } catch (error) {
      log({ event: "outbox-stuck", error: String(error) });
      return longestNapMs;
    }
  }

  function note(item: Item, outcome: DeliveryOutcome): void {
    const { id } = item;
    const attempts = item.attempts + 1;
    if (outcome.isDelivered) {
      unnoted.add(id);
      queue.markDelivered(id);
      unnoted.delete(id);
      log({ event: "mail-delivered", id, attempts });
      return;
    }
    const retryWaitMs = outcome.isPermanent ? undefined : findRetryWaitMs(attempts, random);
    if (retryWaitMs === undefined) queue.markFailed(id, outcome.error);
    else queue.postpone(id, clock.now() + retryWaitMs, outcome.error);
    log({
      event: retryWaitMs === undefined ? "mail-failed" : "mail-postponed",
      id,
      attempts,
      retryWaitMs,
    });
  }

  const finished = run();
  return {
    wake: () => nap.abort(),
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}
