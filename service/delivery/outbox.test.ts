import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { LogEntry } from "../log.ts";
import type { EnquiryContent } from "../mail/core/enquiry.ts";
import { openStores } from "../open-stores.ts";
import { leaseMs } from "./delivery-queue.ts";
import { longestNapMs, startOutbox } from "./outbox.ts";
import { outageWaitsMs, retryWaitsMs } from "./retry-schedule.ts";
import type { DeliveryOutcome } from "./smtp-sender.ts";

const content: EnquiryContent = {
  template: "contact",
  from_name: "Ana",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Hola",
  locale: "es",
  caseStudy: null,
};
const delivered: DeliveryOutcome = { isDelivered: true };
const refusedForNow: DeliveryOutcome = {
  isDelivered: false,
  fault: "deferred",
  error: "451 later",
  reason: "451",
};
const refusedForGood: DeliveryOutcome = {
  isDelivered: false,
  fault: "refused",
  error: "550 never",
  reason: "550",
};
const noServer: DeliveryOutcome = {
  isDelivered: false,
  fault: "unreachable",
  error: "connect ECONNREFUSED 192.0.2.1:25",
  reason: "connect ECONNREFUSED 192.0.2.1:25",
};
const [minute, hour] = [60_000, 3_600_000];

/** Lets everything that is due happen. */
function settle(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** An outbox on a clock that stands still until `pass`, before a mail server that answers what it is told. */
function makeOutbox() {
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
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const { enquiries, close } = openStores(folder, clock.now);
  onTestFinished(() => {
    close();
    rmSync(folder, { recursive: true });
  });
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
  return { enquiries, clock, dependencies, sends, log, server, start, pass };
}

test("delivers as soon as it is woken, and once", async () => {
  const { enquiries, sends, log, start, pass } = makeOutbox();
  const outbox = start();
  await settle();
  const { id } = enquiries.add(content);
  outbox.wake();
  await settle();
  await pass(86_400_000);
  expect(sends).toEqual([{ id, time: 1_000_000 }]);
  expect(enquiries.find(id)).toMatchObject({
    state: "delivered",
    attempts: 1,
    deliveredAt: 1_000_000,
    lastError: null,
  });
  expect(log).toEqual([{ event: "mail-delivered", id, attempts: 1 }]);
});

test("notices within half a minute what another process stored", async () => {
  const { enquiries, sends, start, pass } = makeOutbox();
  start();
  await settle();
  enquiries.add(content);
  await pass(longestNapMs);
  expect(sends).toHaveLength(1);
});

test("waits longer after each deferral, then gives up but keeps the enquiry", async () => {
  const { enquiries, sends, log, clock, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForNow;
  const { id } = enquiries.add(content);
  start();
  await pass(4 * hour);
  const waits = sends.slice(1).map((send, index) => send.time - (sends[index]?.time ?? 0));
  expect(waits).toEqual(retryWaitsMs.slice(0, waits.length));
  expect(waits.at(-1)).toBe(hour);
  for (let attempt = sends.length; attempt < retryWaitsMs.length; attempt += 1) {
    enquiries.postpone(id, clock.now(), "451 later");
  }
  await pass(minute);
  expect(enquiries.find(id)).toMatchObject({
    ...content,
    state: "failed",
    attempts: retryWaitsMs.length + 1,
    lastError: "451 later",
  });
  expect(log.at(-1)).toMatchObject({ event: "mail-failed", id, reason: "451" });
});

test("delivers at the attempt that succeeds", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => (sends.length < 4 ? refusedForNow : delivered);
  const { id } = enquiries.add(content);
  start();
  await pass(hour);
  expect(sends).toHaveLength(4);
  expect(enquiries.find(id)).toMatchObject({ state: "delivered", attempts: 4, lastError: null });
});

test("does not insist when refused for good; the owner can", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForGood;
  const { id } = enquiries.add(content);
  start();
  await pass(hour);
  expect(sends).toHaveLength(1);
  expect(enquiries.find(id)).toMatchObject({ state: "failed", lastError: "550 never" });

  server.answer = async () => delivered;
  expect(enquiries.requeue(id)).toBe(true);
  await pass(longestNapMs);
  expect(enquiries.find(id)?.state).toBe("delivered");
  expect(enquiries.requeue(id)).toBe(false);
});

test("goes on after a restart, at once and with a fresh series of attempts", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForNow;
  const { id } = enquiries.add(content);
  const first = start();
  await pass(3_600_000);
  await first.stop();
  const attempts = sends.length;
  expect(enquiries.find(id)).toMatchObject({ state: "stored", attempts });

  server.answer = async () => delivered;
  start();
  await pass(0);
  expect(sends).toHaveLength(attempts + 1);
  expect(enquiries.find(id)).toMatchObject({ state: "delivered", attempts: 1 });
});

test("has one message under way at a time, in the order they came", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  const ids = ["a", "b", "c"].map((message) => enquiries.add({ ...content, message }).id);
  const answers = ids.map(() => Promise.withResolvers<DeliveryOutcome>());
  server.answer = () => answers[sends.length - 1]?.promise ?? Promise.reject(new Error("one more"));
  const outbox = start();
  for (const [index] of ids.entries()) {
    outbox.wake();
    await pass(60_000);
    expect(sends).toHaveLength(index + 1);
    answers[index]?.resolve(delivered);
    await settle();
  }
  expect(sends.map(({ id }) => id)).toEqual(ids);
  expect(enquiries.list().every(({ state }) => state === "delivered")).toBe(true);
});

test("does not let one refused enquiry hold up the others", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  const bad = enquiries.add(content).id;
  const good = enquiries.add({ ...content, message: "Otra" }).id;
  server.answer = async () => (sends.at(-1)?.id === bad ? refusedForNow : delivered);
  start();
  await pass(0);
  expect(enquiries.find(bad)?.state).toBe("stored");
  expect(enquiries.find(good)?.state).toBe("delivered");
});

test("sends no second copy when a delivery cannot be noted", async () => {
  const { enquiries, sends, log, start, pass } = makeOutbox();
  const { id } = enquiries.add(content);
  const note = enquiries.markDelivered.bind(enquiries);
  enquiries.markDelivered = () => {
    throw new Error("disk is full");
  };
  start();
  await pass(5 * longestNapMs);
  expect(log.map(({ event }) => event)).toContain("outbox-stuck");
  enquiries.markDelivered = note;
  await pass(longestNapMs);
  expect(sends).toHaveLength(1);
  expect(enquiries.find(id)?.state).toBe("delivered");
});

test("gives each mail to one of two processes", async () => {
  const { enquiries, sends, start, pass } = makeOutbox();
  for (let number = 0; number < 40; number += 1) {
    enquiries.add({ ...content, message: String(number) });
  }
  start();
  start();
  await pass(hour);
  expect(sends).toHaveLength(40);
  expect(new Set(sends.map(({ id }) => id)).size).toBe(40);
});

test("takes over what a dead process was sending, once its lease has ended", async () => {
  const { enquiries, sends, clock, dependencies, start, pass } = makeOutbox();
  const begun = clock.now();
  const { id } = enquiries.add(content);
  void startOutbox({ ...dependencies, send: () => new Promise(() => undefined) });
  start();
  await pass(leaseMs - 1);
  expect(sends).toEqual([]);
  await pass(1);
  expect(sends).toEqual([{ id, time: begun + leaseMs }]);
});

test("gives up no mail while the server is out of reach, and tells since when", async () => {
  const { enquiries, clock, sends, log, server, start, pass } = makeOutbox();
  server.answer = async () => noServer;
  const begun = clock.now();
  const ids = ["a", "b", "c"].map((message) => enquiries.add({ ...content, message }).id);
  const outbox = start();
  await pass(30 * hour);
  expect(outbox.unreachableSince()).toBe(begun);
  expect(enquiries.list().map(({ state, attempts }) => [state, attempts])).toEqual(
    ids.map(() => ["stored", 0]),
  );
  expect(enquiries.find(ids[0] ?? "")?.lastError).toBe(noServer.error);
  expect(log[0]).toMatchObject({ event: "mail-postponed", reason: noServer.reason });
  // One attempt at a time for the whole queue, however many mails wait.
  expect(sends.length).toBeLessThanOrEqual((30 * hour) / (5 * minute) + 3);

  server.answer = async () => delivered;
  await pass(outageWaitsMs.at(-1) ?? 0);
  expect(enquiries.list().every(({ state }) => state === "delivered")).toBe(true);
  expect(outbox.unreachableSince()).toBeUndefined();
});

test("after an outage, sends what waited as soon as something gets through", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => noServer;
  for (const message of ["a", "b"]) enquiries.add({ ...content, message });
  const outbox = start();
  await pass(8 * hour);
  server.answer = async () => delivered;
  const before = sends.length;
  enquiries.add({ ...content, message: "c" });
  outbox.wake();
  await pass(0);
  expect(sends).toHaveLength(before + 3);
  expect(enquiries.list().every(({ state }) => state === "delivered")).toBe(true);
});

test("sends what was put off as soon as the server takes one of them", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForNow;
  enquiries.add(content);
  start();
  await pass(8 * hour);
  enquiries.add({ ...content, message: "Otra" });
  await pass(30 * minute);
  server.answer = async () => delivered;
  const before = sends.length;
  await pass(hour);
  const [first, second] = sends.slice(before);
  expect(second?.time).toBe(first?.time);
  expect(enquiries.list().every(({ state }) => state === "delivered")).toBe(true);
});

test("is not held up by a mail at which the server hangs up", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  const bad = enquiries.add(content).id;
  const others = ["a", "b", "c"].map((message) => enquiries.add({ ...content, message }).id);
  server.answer = async () => (sends.at(-1)?.id === bad ? noServer : delivered);
  start();
  await pass(minute);
  expect(others.every((id) => enquiries.find(id)?.state === "delivered")).toBe(true);
  expect(enquiries.find(bad)?.state).toBe("stored");
});

test("stops only when the message under way is noted", async () => {
  const { enquiries, server, start } = makeOutbox();
  const { id } = enquiries.add(content);
  const { promise, resolve } = Promise.withResolvers<DeliveryOutcome>();
  server.answer = () => promise;
  const outbox = start();
  await settle();
  let isStopped = false;
  const stopped = outbox.stop().then(() => (isStopped = true));
  await settle();
  expect(isStopped).toBe(false);
  resolve(delivered);
  await stopped;
  expect(enquiries.find(id)?.state).toBe("delivered");
});
