import { expect } from "vitest";
import { content } from "../../tests/support/make-outbox.ts";
import { openPlace, type Place } from "../../tests/support/stores/place.ts";
import { leaseMs } from "./delivery-queue.ts";
import { testOnDatabases } from "../../tests/support/stores/test-on-databases.ts";

async function makeQueues(place: Place, count: number) {
  const clock = { time: 1_000_000 };
  const open = () => openPlace(place, () => clock.time);
  const [first, second] = [open(), open()];
  for (let number = 0; number < count; number += 1) {
    clock.time += 1;
    await first.enquiries.add({ ...content, message: String(number) });
  }
  return { queues: [first.enquiries, second.enquiries] as const, clock };
}

testOnDatabases(
  "two processes that claim at once never get the same mail, and together get all",
  async (place) => {
    const { queues } = await makeQueues(place, 40);
    const claims = Array.from({ length: 60 }, (_, index) => queues[index % 2 === 0 ? 0 : 1]);
    const claimed = await Promise.all(claims.map(async (queue) => queue.claimNext()));
    const ids = claimed.flatMap((item) => (item === undefined ? [] : [item.id]));
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  },
);

testOnDatabases("a lease keeps a mail until it ends, and can be renewed", async (place) => {
  const {
    queues: [one, other],
    clock,
  } = await makeQueues(place, 1);
  const mail = await one.claimNext();
  clock.time += leaseMs - 1;
  expect(await other.claimNext()).toBeUndefined();
  await one.renew(mail?.id ?? "");
  clock.time += leaseMs - 1;
  expect(await other.claimNext()).toBeUndefined();
  expect(await other.findNextTime()).toBe(clock.time + 1);
  clock.time += 1;
  expect(await other.claimNext()).toMatchObject({ id: mail?.id });
});

testOnDatabases(
  "the mail that waited longest comes first, and a delivered one is never claimed again",
  async (place) => {
    const {
      queues: [queue],
      clock,
    } = await makeQueues(place, 4);
    const next = async () => (await queue.claimNext())?.id ?? "";
    const ids = [await next(), await next(), await next(), await next()];
    const messages = [];
    for (const id of ids) messages.push((await queue.find(id))?.message);
    expect(messages).toEqual(["0", "1", "2", "3"]);
    const [delivered = "", failed = "", postponed = "", released = ""] = ids;
    await queue.markDelivered(delivered);
    await queue.markFailed(failed, "550 never");
    await queue.postpone(postponed, clock.time + 60_000, "451 later");
    await queue.release(released, clock.time + 30_000, "no server");
    expect(await queue.findNextTime()).toBe(clock.time + 30_000);
    expect(await queue.claimNext()).toBeUndefined();
    await queue.makePostponedDue();
    expect([await next(), await next(), await next()].toSorted()).toEqual(
      [postponed, released, ""].toSorted(),
    );
    expect(await queue.countFailed(0)).toEqual({ failed: 1, doubtful: 0 });
    expect(await queue.requeueAll("failed")).toBe(1);
    expect(await queue.claimNext()).toMatchObject({ id: failed, attempts: 0 });
    expect(await queue.requeue(delivered)).toBe(false);
  },
);
