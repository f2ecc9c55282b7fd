import { expect } from "vitest";
import {
  book,
  hourMs,
  makeStore,
  noon,
  spanAt,
} from "../../../tests/support/booking/booking-store.ts";
import type { NotificationStore } from "./notification-store.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

const minuteMs = 60_000;

/** Sends all mails that wait; returns their recipients and kinds. */
async function takeKinds(notifications: NotificationStore): Promise<string[]> {
  const kinds = [];
  for (let next = await notifications.claimNext(); next; next = await notifications.claimNext()) {
    kinds.push(`${next.recipient} ${next.kind}`);
    await notifications.markDelivered(next.id);
  }
  return kinds;
}

testOnDatabases(
  "a session is announced a day and an hour before, and followed up, once each",
  async (place) => {
    const { store, notifications, clock } = makeStore(place);
    await book(store, noon);
    await takeKinds(notifications);
    const sent: string[] = [];
    for (let time = noon - 30 * hourMs; time < noon + 30 * hourMs; time += 10 * minuteMs) {
      clock.time = time;
      const { queued, dropped } = await notifications.remind();
      const kinds = await takeKinds(notifications);
      expect([queued, dropped]).toEqual([kinds.length, 0]);
      sent.push(...kinds.map((kind) => `${kind} ${String((time - noon) / minuteMs)}`));
    }
    expect(sent).toEqual([
      "visitor dayBefore -1560",
      "visitor hourBefore -60",
      "visitor followUp 90",
    ]);
  },
);

testOnDatabases("a reminder of an hour that was moved or cancelled is not sent", async (place) => {
  const { store, notifications, clock } = makeStore(place);
  const id = await book(store, noon);
  clock.time = noon - 26 * hourMs;
  expect(await notifications.remind()).toEqual({ queued: 1, dropped: 0 });
  await store.move(id, spanAt(noon + 48 * hourMs));
  expect(await takeKinds(notifications)).not.toContain("visitor dayBefore");
  expect(await notifications.remind()).toEqual({ queued: 0, dropped: 1 });
  expect(await takeKinds(notifications)).toEqual(["visitor moved"]);
  clock.time = noon + 22 * hourMs;
  expect(await notifications.remind()).toEqual({ queued: 1, dropped: 0 });
  expect(await takeKinds(notifications)).toEqual(["visitor dayBefore"]);
});

testOnDatabases("what is booked late, or comes too late, is not announced", async (place) => {
  const { store, notifications, clock } = makeStore(place);
  clock.time = noon - 25 * hourMs;
  await book(store, noon);
  expect(await notifications.remind()).toEqual({ queued: 0, dropped: 0 });
  clock.time = noon - 9 * minuteMs;
  expect(await notifications.remind()).toEqual({ queued: 0, dropped: 0 });
  clock.time = noon - hourMs;
  expect(await notifications.remind()).toEqual({ queued: 1, dropped: 0 });
  clock.time = noon - minuteMs;
  expect(await notifications.remind()).toEqual({ queued: 0, dropped: 1 });
});
