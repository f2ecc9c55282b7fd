import { expect, onTestFinished, test } from "vitest";
import {
  addThree,
  content,
  delivered,
  hour,
  makeOutbox,
  minute,
  noServer,
  refusedForNow,
} from "../../tests/support/make-outbox.ts";
import { openStores } from "../open-stores.ts";
import { leaseMs } from "./delivery-queue.ts";
import { outageWaitsMs } from "./retry-schedule.ts";
import type { DeliveryOutcome } from "./smtp-sender.ts";

test("gives each mail to one of two processes", async () => {
  const { enquiries, sends, start, pass } = makeOutbox();
  for (let number = 0; number < 40; number += 1) {
    await enquiries.add({ ...content, message: String(number) });
  }
  start();
  start();
  await pass(hour);
  expect(sends).toHaveLength(40);
  expect(new Set(sends.map(({ id }) => id)).size).toBe(40);
});

test("takes over the mail of a crashed process once its lease has ended", async () => {
  const { enquiries, sends, clock, start, pass } = makeOutbox();
  const begun = clock.now();
  const { id } = await enquiries.add(content);
  await enquiries.claimNext();
  start();
  await pass(leaseMs - 1);
  expect(sends).toEqual([]);
  await pass(1);
  expect(sends).toEqual([{ id, time: begun + leaseMs }]);
});

test("leaves a mail to the process that is still sending it, however long that takes", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  await enquiries.add(content);
  const { promise, resolve } = Promise.withResolvers<DeliveryOutcome>();
  server.answer = () => promise;
  start();
  start();
  await pass(10 * leaseMs);
  expect(sends).toHaveLength(1);
  resolve(delivered);
  await pass(hour);
  expect(sends).toHaveLength(1);
});

test("a process whose lease has ended can only record that the mail was delivered", async () => {
  const { dataDir, enquiries: ours, clock, pass } = makeOutbox();
  const { id } = await ours.add(content);
  await ours.claimNext();
  await pass(leaseMs);
  const { enquiries: theirs, close } = openStores(dataDir, clock.now);
  onTestFinished(close);
  expect(await theirs.claimNext()).toMatchObject({ id });
  await ours.renew(id);
  await ours.release(id, clock.now(), "no server");
  await ours.postpone(id, clock.now(), "451 later");
  await ours.markFailed(id, "550 never");
  expect(await ours.find(id)).toMatchObject({ state: "stored", attempts: 0, lastError: null });
  expect(await ours.findNextTime()).toBe(clock.now() + leaseMs);
  await ours.markDelivered(id);
  await theirs.markFailed(id, "550 never");
  expect(await ours.find(id)).toMatchObject({ state: "delivered" });
});

test("an outage is over when nothing is left to send", async () => {
  const { enquiries, server, start, pass } = makeOutbox();
  server.answer = async () => noServer;
  const { id } = await enquiries.add(content);
  const outbox = start();
  await pass(minute);
  expect(outbox.findOutage()).toBeDefined();
  // Another process delivers the mail.
  await enquiries.markDelivered(id);
  await pass(6 * minute);
  expect(outbox.findOutage()).toBeUndefined();
});

test("gives up no mail while the server is unreachable, and reports since when", async () => {
  const { enquiries, clock, sends, log, server, start, pass } = makeOutbox();
  server.answer = async () => noServer;
  const begun = clock.now();
  const ids = await addThree(enquiries);
  const outbox = start();
  await pass(30 * hour);
  expect(outbox.findOutage()).toMatchObject({ since: begun, isAccount: false });
  expect(
    (await Array.fromAsync(enquiries.list())).map(({ state, attempts }) => [state, attempts]),
  ).toEqual(ids.map(() => ["stored", 0]));
  expect((await enquiries.find(ids[0] ?? ""))?.lastError).toBe(noServer.error);
  expect(log[0]).toMatchObject({ event: "mail-postponed", reason: noServer.reason });
  expect(sends.length).toBeLessThanOrEqual((30 * hour) / (5 * minute) + 3);

  server.answer = async () => delivered;
  await pass(outageWaitsMs.at(-1) ?? 0);
  expect(
    (await Array.fromAsync(enquiries.list())).every(({ state }) => state === "delivered"),
  ).toBe(true);
  expect(outbox.findOutage()).toBeUndefined();
});

test("after an outage, sends waiting mails as soon as one is accepted", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => noServer;
  for (const message of ["a", "b"]) await enquiries.add({ ...content, message });
  const outbox = start();
  await pass(8 * hour);
  server.answer = async () => delivered;
  const before = sends.length;
  await enquiries.add({ ...content, message: "c" });
  outbox.wake();
  await pass(0);
  expect(sends).toHaveLength(before + 3);
  expect(
    (await Array.fromAsync(enquiries.list())).every(({ state }) => state === "delivered"),
  ).toBe(true);
});

test("sends postponed mails as soon as the server accepts one of them", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  server.answer = async () => refusedForNow;
  await enquiries.add(content);
  start();
  await pass(8 * hour);
  await enquiries.add({ ...content, message: "Otra" });
  await pass(30 * minute);
  server.answer = async () => delivered;
  const before = sends.length;
  await pass(hour);
  const [first, second] = sends.slice(before);
  expect(second?.time).toBe(first?.time);
  expect(
    (await Array.fromAsync(enquiries.list())).every(({ state }) => state === "delivered"),
  ).toBe(true);
});

test("is not blocked by a mail at which the server closes the connection", async () => {
  const { enquiries, sends, server, start, pass } = makeOutbox();
  const bad = (await enquiries.add(content)).id;
  const others = await addThree(enquiries);
  server.answer = async () => (sends.at(-1)?.id === bad ? noServer : delivered);
  start();
  await pass(minute);
  for (const id of others) expect((await enquiries.find(id))?.state).toBe("delivered");
  expect((await enquiries.find(bad))?.state).toBe("stored");
});
