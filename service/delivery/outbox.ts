import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { leaseMs, type DeliveryQueue } from "./delivery-queue.ts";
import { findOutageWaitMs, findRetryWaitMs } from "./retry-schedule.ts";
import type { DeliveryFailure, DeliveryOutcome, Send } from "./smtp-sender.ts";

type Delivery = { id: string; attempts: number };

type Queue<Item extends Delivery> = Pick<
  DeliveryQueue<Item>,
  | "claimNext"
  | "renew"
  | "findNextTime"
  | "markDelivered"
  | "markFailed"
  | "postpone"
  | "release"
  | "hurry"
  | "requeueAll"
>;

export type OutboxDependencies<Item extends Delivery> = {
  queue: Queue<Item>;
  send: Send<Item>;
  clock: Clock;
  random: () => number;
  log: Log;
};

export type Outbox = {
  wake: () => void;
  unreachableSince: () => number | undefined;
  /** Resolves when the attempt in progress, if any, has been recorded. */
  stop: () => Promise<void>;
};

/** Longest time (ms) until mails that a command puts back in the queue are noticed. */
export const longestNapMs = 30_000;

/** Mails the items of a queue, one at a time; each start gives every mail a fresh series of attempts (decision 017). */
export function startOutbox<Item extends Delivery>({
  queue,
  send,
  clock,
  random,
  log,
}: OutboxDependencies<Item>): Outbox {
  const stopping = new AbortController();
  let nap = new AbortController();
  let isStarted = false;
  // Accepted by the mail server but not recorded yet, e.g. because the disk is full: must not be sent again.
  let unnoted: Item | undefined;
  let outage = { since: 0, failures: 0 };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      nap = new AbortController();
      const waitMs = await deliverNext();
      if (waitMs > 0) await clock.sleep(waitMs, AbortSignal.any([stopping.signal, nap.signal]));
    }
  }

  async function deliverNext(): Promise<number> {
    try {
      if (!isStarted) await queue.requeueAll("stored");
      isStarted = true;
      if (unnoted !== undefined) await noteDelivered(unnoted);
      const nextTime = await queue.findNextTime();
      if (nextTime === undefined) forgetOutage();
      const waitMs = (nextTime ?? Infinity) - clock.now();
      if (waitMs > 0) return Math.min(waitMs, longestNapMs);
      const item = await queue.claimNext();
      return item === undefined ? 0 : await note(item, await attempt(item));
    } catch (error) {
      log({ event: "outbox-stuck", error: String(error) });
      return longestNapMs;
    }
  }

  async function attempt(item: Item): Promise<DeliveryOutcome> {
    const ended = new AbortController();
    const renewed = keepClaimed(item.id, ended.signal);
    try {
      return await send(item);
    } finally {
      ended.abort();
      await renewed;
    }
  }

  async function keepClaimed(id: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      await clock.sleep(leaseMs / 3, signal);
      if (signal.aborted) return;
      try {
        await queue.renew(id);
      } catch (error) {
        log({ event: "outbox-stuck", error: String(error) });
      }
    }
  }

  async function note(item: Item, outcome: DeliveryOutcome): Promise<number> {
    if (outcome.isDelivered) {
      await noteDelivered(item);
      return 0;
    }
    if (outcome.fault === "unreachable") return noteOutage(item, outcome);
    await endOutage();
    await noteFailure(item, outcome);
    return 0;
  }

  async function noteDelivered(item: Item): Promise<void> {
    const { id } = item;
    const attempts = item.attempts + 1;
    unnoted = item;
    await queue.markDelivered(id);
    unnoted = undefined;
    log({ event: "mail-delivered", id, attempts });
    await endOutage();
    // The server accepts again what it put off, so the other mails may go too.
    if (item.attempts > 0) await queue.hurry();
  }

  /** An outage says nothing about the mail, so it costs no attempt. */
  async function noteOutage(
    { id, attempts }: Item,
    { error, reason }: DeliveryFailure,
  ): Promise<number> {
    const { since, failures } = outage;
    outage = { since: failures === 0 ? clock.now() : since, failures: failures + 1 };
    const retryWaitMs = findOutageWaitMs(outage.failures, random);
    await queue.release(id, clock.now() + retryWaitMs, error);
    log({ event: "mail-postponed", id, attempts, reason, retryWaitMs });
    return retryWaitMs;
  }

  async function noteFailure(item: Item, { fault, error, reason }: DeliveryFailure): Promise<void> {
    const { id } = item;
    const attempts = item.attempts + 1;
    const retryWaitMs = fault === "refused" ? undefined : findRetryWaitMs(attempts, random);
    if (retryWaitMs === undefined) {
      await queue.markFailed(id, error);
      log({ event: "mail-failed", id, attempts, reason });
    } else {
      await queue.postpone(id, clock.now() + retryWaitMs, error);
      log({ event: "mail-postponed", id, attempts, reason, retryWaitMs });
    }
  }

  async function endOutage(): Promise<void> {
    if (outage.failures === 0) return;
    forgetOutage();
    await queue.hurry();
  }

  /** Also where no mail is left to find out with: another process has sent them all, or the owner has erased them. */
  function forgetOutage(): void {
    outage = { since: 0, failures: 0 };
  }

  const finished = run();
  return {
    wake: () => nap.abort(),
    unreachableSince: () => (outage.failures === 0 ? undefined : outage.since),
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}
