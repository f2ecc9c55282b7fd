import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Enquiry } from "../storage/enquiry.ts";
import type { EnquiryStore } from "../storage/enquiry-store.ts";
import { findRetryWaitMs } from "./retry-schedule.ts";
import type { DeliveryOutcome, SendEnquiry } from "./smtp-sender.ts";

export type OutboxParts = {
  enquiries: Pick<
    EnquiryStore,
    "findNext" | "markDelivered" | "markFailed" | "postpone" | "requeueAll"
  >;
  send: SendEnquiry;
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

/** Delivers stored enquiries one at a time, for as long as the service runs; a start gives each a fresh series of attempts. */
export function startOutbox({ enquiries, send, clock, random, log }: OutboxParts): Outbox {
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
      if (!isStarted) enquiries.requeueAll("stored");
      isStarted = true;
      const enquiry = enquiries.findNext();
      const waitMs = enquiry === undefined ? longestNapMs : enquiry.nextAttemptAt - clock.now();
      if (enquiry === undefined || waitMs > 0) return Math.min(waitMs, longestNapMs);
      note(enquiry, unnoted.has(enquiry.id) ? { isDelivered: true } : await send(enquiry));
      return 0;
    } catch (error) {
      log({ event: "outbox-stuck", error: String(error) });
      return longestNapMs;
    }
  }

  function note(enquiry: Enquiry, outcome: DeliveryOutcome): void {
    const { id } = enquiry;
    const attempts = enquiry.attempts + 1;
    if (outcome.isDelivered) {
      unnoted.add(id);
      enquiries.markDelivered(id);
      unnoted.delete(id);
      log({ event: "mail-delivered", id, attempts });
      return;
    }
    const retryWaitMs = outcome.isPermanent ? undefined : findRetryWaitMs(attempts, random);
    if (retryWaitMs === undefined) enquiries.markFailed(id, outcome.error);
    else enquiries.postpone(id, clock.now() + retryWaitMs, outcome.error);
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
