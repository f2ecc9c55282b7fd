import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { leaseMs, type DeliveryQueue } from "./delivery-queue.ts";
import {
  findDoubtfulWaitMs,
  findOutageWaitMs,
  findRetryWaitMs,
  mostCopies,
} from "./retry-schedule.ts";
import type { DeliveryFailure, DeliveryOutcome, Send } from "./smtp-sender.ts";

/** `copies`: how often the mail may have been delivered, the claimed attempt included. */
type Delivery = { id: string; attempts: number; copies: number };

/** `isAccount`: the server refuses the owner's account; otherwise it cannot be reached. */
export type Outage = { since: number; isAccount: boolean; reason: string };

type Queue<Item extends Delivery> = Pick<
  DeliveryQueue<Item>,
  | "claimNext"
  | "renew"
  | "findNextTime"
  | "markDelivered"
  | "markFailed"
  | "postpone"
  | "release"
  | "makePostponedDue"
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
  /** The current outage; undefined while mails can be sent. */
  findOutage: () => Outage | undefined;
  /** Resolves when the result of the attempt in progress, if any, is stored. */
  stop: () => Promise<void>;
};

/** Longest time, in ms, until mails that a command puts back in the queue are noticed. */
export const longestSleepMs = 30_000;

/** Sends the mails of a queue one at a time; each start gives every mail a new series of attempts (decision 017). */
export function startOutbox<Item extends Delivery>({
  queue,
  send,
  clock,
  random,
  log,
}: OutboxDependencies<Item>): Outbox {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  let isStarted = false;
  // Mail that the server accepted but that is not recorded yet, e.g. because the disk is full; never send it again.
  let unrecorded: Item | undefined;
  let outage: Outage | undefined;
  let outageFailures = 0;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wakeUp = new AbortController();
      const waitMs = await deliverNext();
      if (waitMs > 0) await clock.sleep(waitMs, AbortSignal.any([stopping.signal, wakeUp.signal]));
    }
  }

  async function deliverNext(): Promise<number> {
    try {
      if (!isStarted) await queue.requeueAll("stored");
      isStarted = true;
      if (unrecorded !== undefined) await recordDelivered(unrecorded);
      const nextTime = await queue.findNextTime();
      if (nextTime === undefined) forgetOutage();
      const waitMs = (nextTime ?? Infinity) - clock.now();
      if (waitMs > 0) return Math.min(waitMs, longestSleepMs);
      const item = await queue.claimNext();
      if (item === undefined) return 0;
      // Processes that crashed while sending it have used up its attempts.
      const isOver = item.copies > mostCopies;
      return await record(item, isOver ? neverAnswered : await attempt(item));
    } catch (error) {
      log({ event: "outbox-stuck", error: String(error) });
      return longestSleepMs;
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

  async function record(item: Item, outcome: DeliveryOutcome): Promise<number> {
    if (outcome.isDelivered) {
      await recordDelivered(item);
      return 0;
    }
    if (outcome.fault === "unreachable" || outcome.fault === "account")
      return recordOutage(item, outcome);
    await endOutage();
    await recordFailure(item, outcome);
    return 0;
  }

  async function recordDelivered(item: Item): Promise<void> {
    const { id } = item;
    const attempts = item.attempts + 1;
    unrecorded = item;
    await queue.markDelivered(id);
    unrecorded = undefined;
    log({ event: "mail-delivered", id, attempts });
    await endOutage();
    // The server accepts a mail that it had postponed, so it may accept the others too.
    if (item.attempts > 0) await queue.makePostponedDue();
  }

  /** An outage says nothing about the mail, so the attempt is not counted. */
  async function recordOutage(
    { id, attempts }: Item,
    { fault, error, reason }: DeliveryFailure,
  ): Promise<number> {
    const since = outage?.since ?? clock.now();
    outage = { since, isAccount: fault === "account", reason };
    outageFailures += 1;
    const retryWaitMs = findOutageWaitMs(outageFailures, random);
    await queue.release(id, clock.now() + retryWaitMs, error);
    log({ event: "mail-postponed", id, attempts, reason, retryWaitMs });
    return retryWaitMs;
  }

  async function recordFailure(
    item: Item,
    { fault, error, reason }: DeliveryFailure,
  ): Promise<void> {
    const { id, copies } = item;
    const attempts = item.attempts + 1;
    const isDoubtful = fault === "unanswered";
    const retryWaitMs = findWaitMs(fault, attempts, copies);
    if (retryWaitMs === undefined) {
      await queue.markFailed(id, isDoubtful ? describeDoubt(error) : error, isDoubtful);
      log({ event: "mail-failed", id, attempts, reason });
    } else {
      await queue.postpone(id, clock.now() + retryWaitMs, error, isDoubtful);
      log({ event: "mail-postponed", id, attempts, reason, retryWaitMs });
    }
  }

  /** Wait until the next attempt, in ms; undefined if the mail is given up. */
  function findWaitMs(fault: DeliveryFailure["fault"], attempts: number, copies: number) {
    if (fault === "refused") return undefined;
    return fault === "unanswered"
      ? findDoubtfulWaitMs(copies, random)
      : findRetryWaitMs(attempts, random);
  }

  async function endOutage(): Promise<void> {
    if (outage === undefined) return;
    forgetOutage();
    await queue.makePostponedDue();
  }

  /** Also called when the queue is empty: another process sent its mails, or the owner erased them. */
  function forgetOutage(): void {
    outage = undefined;
    outageFailures = 0;
  }

  const finished = run();
  return {
    wake: () => wakeUp.abort(),
    findOutage: () => outage,
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}

const neverAnswered: DeliveryOutcome = {
  isDelivered: false,
  fault: "unanswered",
  error: "The service ended while it sent the mail",
  reason: "ended while sending",
};

function describeDoubt(error: string): string {
  return `may have arrived, up to ${String(mostCopies)} times: ${error}`;
}
