import { expect, test } from "vitest";
import {
  addThree,
  content,
  delivered,
  hour,
  makeOutbox,
  minute,
  refusedForGood,
  refusedForNow,
  settle,
} from "../../tests/support/make-outbox.ts";
import { longestSleepMs } from "./outbox.ts";
import { retryWaitsMs } from "./retry-schedule.ts";
import type { DeliveryOutcome } from "./smtp-sender.ts";

test("delivers as soon as it is notified, and once", async () => {
  const { enquiries, sends, log, start, pass } = makeOutbox();
  const outbox = start();
  await settle();
  const { id } = await enquiries.add(content);
  outbox.wake();
  await settle();
  await pass(86_400_000);
  expect(sends).toEqual([{ id, time: 1_000_000 }]);
  expect(await enquiries.find(id)).toMatchObject({
    state: "delivered",
    attempts: 1,
    deliveredAt: 1_000_000,
    lastError: null,
  });
  expect(log).toEqual([{ event: "mail-delivered", id, attempts: 1 }]);
});

test("notices within half a minute a mail that another process stored", async () => {
  const { enquiries, sends, start, pass } = makeOutbox();
  start();
  await settle();
  await enquiries.add(content);
  await pass(longestSleepMs);
  expect(sends).toHaveLength(1);
});

test("waits longer after each deferral, then gives up but keeps the enquiry", async () => {
  const { enquiries, sends, log, clock, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForNow;
  const { id } = await enquiries.add(content);
  start();
  await pass(4 * hour);
  const waits = sends.slice(1).map((send, index) => send.time - (sends[index]?.time ?? 0));
  expect(waits).toEqual(retryWaitsMs.slice(0, waits.length));
  expect(waits.at(-1)).toBe(hour);
  for (let attempt = sends.length; attempt < retryWaitsMs.length; attempt += 1) {
    await enquiries.postpone(id, clock.now(), "451 later");
  }
  await pass(minute);
  expect(await enquiries.find(id)).toMatchObject({
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
  const { id } = await enquiries.add(content);
  start();
  await pass(hour);
  expect(sends).toHaveLength(4);
  expect(await enquiries.find(id)).toMatchObject({
    state: "delivered",
    attempts: 4,
    lastError: null,
  });
});

test("does not retry after a permanent refusal; the owner can", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForGood;
  const { id } = await enquiries.add(content);
  start();
  await pass(hour);
  expect(sends).toHaveLength(1);
  expect(await enquiries.find(id)).toMatchObject({ state: "failed", lastError: "550 never" });

  server.answer = async () => delivered;
  expect(await enquiries.requeue(id)).toBe(true);
  await pass(longestSleepMs);
  expect((await enquiries.find(id))?.state).toBe("delivered");
  expect(await enquiries.requeue(id)).toBe(false);
});

test("continues after a restart, at once and with a new series of attempts", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForNow;
  const { id } = await enquiries.add(content);
  const first = start();
  await pass(3_600_000);
  await first.stop();
  const attempts = sends.length;
  expect(await enquiries.find(id)).toMatchObject({ state: "stored", attempts });

  server.answer = async () => delivered;
  start();
  await pass(0);
  expect(sends).toHaveLength(attempts + 1);
  expect(await enquiries.find(id)).toMatchObject({ state: "delivered", attempts: 1 });
});

test("sends one message at a time, in the order of arrival", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  const ids = await addThree(enquiries);
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
  expect(
    (await Array.fromAsync(enquiries.list())).every(({ state }) => state === "delivered"),
  ).toBe(true);
});

test("is not blocked by a refused enquiry", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  const bad = (await enquiries.add(content)).id;
  const good = (await enquiries.add({ ...content, message: "Otra" })).id;
  server.answer = async () => (sends.at(-1)?.id === bad ? refusedForNow : delivered);
  start();
  await pass(0);
  expect((await enquiries.find(bad))?.state).toBe("stored");
  expect((await enquiries.find(good))?.state).toBe("delivered");
});

test("sends no second copy if a delivery cannot be recorded", async () => {
  const { enquiries, sends, log, start, pass } = makeOutbox();
  const { id } = await enquiries.add(content);
  const note = enquiries.markDelivered.bind(enquiries);
  enquiries.markDelivered = () => {
    throw new Error("disk is full");
  };
  start();
  await pass(5 * longestSleepMs);
  expect(log.map(({ event }) => event)).toContain("outbox-stuck");
  enquiries.markDelivered = note;
  await pass(longestSleepMs);
  expect(sends).toHaveLength(1);
  expect((await enquiries.find(id))?.state).toBe("delivered");
});

test("stops only once the message in progress is recorded", async () => {
  const { enquiries, server, start } = makeOutbox();
  const { id } = await enquiries.add(content);
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
  expect((await enquiries.find(id))?.state).toBe("delivered");
});
