import { onTestFinished } from "vitest";
import { startOutbox } from "../../service/delivery/outbox.ts";
import type { DeliveryOutcome } from "../../service/delivery/smtp-sender.ts";
import type { LogEntry } from "../../service/log.ts";
import type { EnquiryContent } from "../../service/mail/core/enquiry.ts";
import type { EnquiryStore } from "../../service/mail/store/enquiry-store.ts";
import { readBrief } from "../../contracts/brief/brief.ts";
import { makeDataDir, openPlace } from "./stores/place.ts";

const noBrief = readBrief(() => undefined);
export const content: EnquiryContent = {
  template: "contact",
  from_name: "Ana",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Hola",
  locale: "es",
  caseStudy: null,
  ...noBrief,
};
export const delivered: DeliveryOutcome = { isDelivered: true };
export const refusedForNow: DeliveryOutcome = {
  isDelivered: false,
  fault: "deferred",
  error: "451 later",
  reason: "451",
};
export const refusedForGood: DeliveryOutcome = {
  isDelivered: false,
  fault: "refused",
  error: "550 never",
  reason: "550",
};
export const noServer = {
  isDelivered: false,
  fault: "unreachable",
  error: "connect ECONNREFUSED 192.0.2.1:25",
  reason: "connect ECONNREFUSED 192.0.2.1:25",
} as const satisfies DeliveryOutcome;
export const answerLost = {
  isDelivered: false,
  fault: "unanswered",
  error: "Connection closed unexpectedly",
  reason: "Connection closed unexpectedly",
} as const satisfies DeliveryOutcome;
export const accountRefused = {
  isDelivered: false,
  fault: "account",
  error: "Mail command failed: 530 5.7.0 Authentication required",
  reason: "530 5.7.0",
} as const satisfies DeliveryOutcome;
export const [minute, hour] = [60_000, 3_600_000];

export function settle(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Stores three enquiries; returns their ids. */
export async function addThree(enquiries: EnquiryStore): Promise<string[]> {
  const ids = [];
  for (const message of ["a", "b", "c"])
    ids.push((await enquiries.add({ ...content, message })).id);
  return ids;
}

/** Makes an outbox with a clock that only `pass` advances, and a mail server whose answers the test sets. */
export function makeOutbox() {
  let time = 1_000_000;
  let sleepers: { until: number; wakeUp: () => void }[] = [];
  const clock = {
    now: () => time,
    sleep: (waitMs: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener("abort", () => resolve());
        sleepers.push({ until: time + waitMs, wakeUp: resolve });
      }),
  };
  const dataDir = makeDataDir();
  const { enquiries } = openPlace({ DATA_DIR: dataDir }, clock.now);
  const sends: { id: string; time: number }[] = [];
  const log: LogEntry[] = [];
  const server = { answer: async (): Promise<DeliveryOutcome> => delivered };
  const dependencies = {
    queue: enquiries,
    clock,
    random: () => 0.5,
    log: (entry: LogEntry) => log.push(entry),
    send: async ({ id }: { id: string }) => {
      sends.push({ id, time });
      return server.answer();
    },
  };
  const start = () => {
    const outbox = startOutbox(dependencies);
    onTestFinished(() => outbox.stop());
    return outbox;
  };
  const pass = async (ms: number) => {
    const end = time + ms;
    for (;;) {
      await settle();
      const next = Math.min(end, ...sleepers.map(({ until }) => until));
      time = Math.max(time, next);
      const due = sleepers.filter(({ until }) => until <= time);
      sleepers = sleepers.filter(({ until }) => until > time);
      for (const { wakeUp } of due) wakeUp();
      if (due.length === 0 && time >= end) return;
    }
  };
  return { dataDir, enquiries, clock, dependencies, sends, log, server, start, pass };
}
