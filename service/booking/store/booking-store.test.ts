import { expect, vi } from "vitest";
import {
  book,
  content,
  dayMs,
  hourMs,
  idOf,
  makeStore,
  noon,
  paid,
  spanAt,
} from "../../../tests/support/booking/booking-store.ts";
import { countRemaining } from "../core/booking.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

testOnDatabases("the table itself rejects a second booking of an hour", async (place) => {
  const { store, inspect } = makeStore(place);
  await book(store, noon);
  const twin = `INSERT INTO booking
      (id, request, purchase_id, state, starts_at, ends_at, hold_ends_at, topic, created_at)
    SELECT 'twin', 'twin', purchase_id, 'held', starts_at, ends_at, 1, '', 0 FROM booking`;
  await expect(inspect(twin)).rejects.toThrow("booking_overlap");
});

const insertOther = (startsAt: string, endsAt: string) => `INSERT INTO booking
    (id, request, purchase_id, state, starts_at, ends_at, hold_ends_at, topic, created_at)
  SELECT 'other', 'other', purchase_id, 'held', ${startsAt}, ${endsAt}, 1, '', 0
  FROM booking WHERE starts_at = ${String(noon)}`;

testOnDatabases(
  "the table itself rejects overlapping hours, also of another length or by a change",
  async (place) => {
    const { store, inspect } = makeStore(place);
    await book(store, noon);
    await book(store, noon + 2 * hourMs);
    const half = String(hourMs / 2);
    for (const [start, end] of [
      [`starts_at - ${half}`, `starts_at + 1`],
      [`starts_at + ${half}`, `ends_at - 1`],
      [`starts_at - 1`, `ends_at + 1`],
    ] as const)
      await expect(inspect(insertOther(start, end))).rejects.toThrow("booking_overlap");
    const move = `UPDATE booking SET ends_at = ends_at + 1 + ${String(hourMs)} WHERE starts_at = ${String(noon)}`;
    await expect(inspect(move)).rejects.toThrow("booking_overlap");
    await inspect(insertOther("ends_at", `ends_at + ${half}`));
  },
);

testOnDatabases("stores a booking as the state machine leaves it", async (place) => {
  const { store, clock } = makeStore(place);
  const held = await store.hold(spanAt(noon), content({ sessions: 3 }));
  const id = idOf(held);
  expect(held).toEqual({ outcome: "booked", booking: await store.find(id) });
  clock.time += 1000;
  const started = await store.startPayment(id, "demonstration");
  expect(started).toEqual({ outcome: "booked", booking: await store.find(id) });
  await store.confirm(id, paid(3), noon + 365 * dayMs);
  const { purchaseId = "", bookedSessions } = (await store.find(id)) ?? {};
  expect(bookedSessions).toBe(1);
  const further = { request: "further", topic: "Otro" };
  const next = await store.bookRemaining(spanAt(noon + dayMs), purchaseId, further);
  expect(next).toEqual({ outcome: "booked", booking: await store.find(idOf(next)) });
  expect((await store.find(id))?.bookedSessions).toBe(2);
});

testOnDatabases("refuses hours that overlap or lie within the buffer", async (place) => {
  const { store } = makeStore(place);
  await book(store, noon);
  const minutes = 60_000;
  expect(await store.hold(spanAt(noon + 30 * minutes), content())).toEqual({ outcome: "taken" });
  expect(await store.hold(spanAt(noon - 59 * minutes), content())).toEqual({ outcome: "taken" });
  expect((await store.hold(spanAt(noon + hourMs, 15 * minutes), content())).outcome).toBe("taken");
  expect((await store.hold(spanAt(noon + 75 * minutes, 15 * minutes), content())).outcome).toBe(
    "booked",
  );
  expect((await store.hold(spanAt(noon - hourMs), content())).outcome).toBe("booked");
});

testOnDatabases(
  "has a new version after every change by any process, and only then",
  async (place) => {
    const { store, open } = makeStore(place);
    const other = open().store;
    const versions = [await store.readVersion()];
    const step = async (act: () => unknown) => {
      await act();
      versions.push(await store.readVersion());
      expect(await store.readVersion()).toBe(versions.at(-1));
    };
    await step(async () => store.hold(spanAt(noon), content()));
    await step(async () => other.hold(spanAt(noon + hourMs), content()));
    expect(new Set(versions).size).toBe(3);
    await store.releaseExpired();
    await store.listTaken(noon, noon);
    expect(await store.readVersion()).toBe(versions.at(-1));
  },
);

testOnDatabases("confirms once, with one mail to each side", async (place) => {
  const { store, notifications, inspect } = makeStore(place);
  const id = await book(store, noon);
  expect(await store.confirm(id, paid(1, "again"), noon)).toBe("done");
  expect(await store.find(id)).toMatchObject({ state: "confirmed", paymentReference: "demo" });
  expect(
    await inspect("SELECT recipient, kind, sequence FROM notification ORDER BY recipient"),
  ).toEqual([
    { recipient: "owner", kind: "confirmed", sequence: 0 },
    { recipient: "visitor", kind: "confirmed", sequence: 0 },
  ]);
  expect(await notifications.claimNext()).toMatchObject({
    bookingId: id,
    booking: { id, name: "Ana" },
  });
  expect(await notifications.countStates(id)).toEqual({ stored: 2 });
});

testOnDatabases("a booking and its mails are committed together or not at all", async (place) => {
  const { store, inspect } = makeStore(place);
  const id = idOf(await store.hold(spanAt(noon), content()));
  await inspect("ALTER TABLE notification RENAME TO elsewhere");
  await expect(store.confirm(id, paid(), noon)).rejects.toThrow("notification");
  expect(await store.find(id)).toMatchObject({ state: "held", paidAt: null });
  await inspect("ALTER TABLE elsewhere RENAME TO notification");
  expect(await store.confirm(id, paid(), noon)).toBe("done");
});

testOnDatabases("moves a booking until the notice, and frees its old hour", async (place) => {
  const { store, clock, inspect } = makeStore(place);
  const id = await book(store, noon);
  await book(store, noon + dayMs);
  expect(await store.move(id, spanAt(noon + dayMs))).toBe("taken");
  expect(await store.move(id, spanAt(noon + 2 * dayMs))).toBe("done");
  expect(await store.move(id, spanAt(noon + 2 * dayMs))).toBe("done");
  expect(await store.find(id)).toMatchObject({ startsAt: noon + 2 * dayMs, sequence: 1 });
  expect(await inspect("SELECT kind FROM notification WHERE kind = 'moved'")).toHaveLength(2);
  expect((await store.hold(spanAt(noon), content())).outcome).toBe("booked");
  expect(await store.move(id, spanAt(noon + 2 * dayMs + hourMs / 2))).toBe("done");
  clock.time = noon + 2 * dayMs + hourMs / 2 - dayMs;
  expect(await store.move(id, spanAt(noon + 4 * dayMs))).toBe("done");
  clock.time = noon + 3 * dayMs + 1;
  expect(await store.move(id, spanAt(noon + 5 * dayMs))).toBe("tooLate");
  expect(await store.cancel(id)).toBe("tooLate");
  expect(await store.move("unknown", spanAt(noon))).toBe("gone");
});

testOnDatabases(
  "cancels once; the hour is free and the session can be booked again",
  async (place) => {
    const { store, inspect } = makeStore(place);
    const id = await book(store, noon);
    expect(await store.cancel(id)).toBe("done");
    expect(await store.cancel(id)).toBe("done");
    expect(await store.move(id, spanAt(noon))).toBe("gone");
    expect(await inspect("SELECT kind FROM notification WHERE kind = 'cancelled'")).toHaveLength(2);
    const booking = await store.find(id);
    expect(booking).toMatchObject({ state: "cancelled", sequence: 1 });
    const again = { request: "again", topic: "" };
    const rebooked = await store.bookRemaining(spanAt(noon), booking?.purchaseId ?? "", again);
    expect(await store.find(idOf(rebooked))).toMatchObject({ state: "confirmed", name: "Ana" });
  },
);

testOnDatabases(
  "books the sessions of a package one by one, at most those that were paid",
  async (place) => {
    const { store, clock } = makeStore(place);
    const first = await book(store, noon, { sessions: 3 });
    const purchaseId = (await store.find(first))?.purchaseId ?? "";
    const next = async (index: number, request = `session ${String(index)}`) =>
      store.bookRemaining(spanAt(noon + index * dayMs), purchaseId, { request, topic: "" });
    expect(await next(0, "same hour")).toEqual({ outcome: "taken" });
    const second = idOf(await next(1));
    expect(await next(1)).toMatchObject({ outcome: "booked", booking: { id: second } });
    const purchase = await store.findPurchase(purchaseId);
    expect(purchase && countRemaining(purchase)).toBe(1);
    expect((await next(2)).outcome).toBe("booked");
    expect(await next(3)).toEqual({ outcome: "usedUp" });
    await store.cancel(second);
    clock.time = noon + 365 * dayMs;
    expect(await next(400)).toEqual({ outcome: "usedUp" });
  },
);

testOnDatabases("an unpaid purchase has no sessions to book", async (place) => {
  const { store } = makeStore(place);
  const id = idOf(await store.hold(spanAt(noon), content({ sessions: 10 })));
  const purchaseId = (await store.find(id))?.purchaseId ?? "";
  const wish = { request: "free", topic: "" };
  expect((await store.bookRemaining(spanAt(noon + dayMs), purchaseId, wish)).outcome).toBe(
    "usedUp",
  );
});

testOnDatabases("creates its key once", async (place, makeOther) => {
  const { store, open } = makeStore(place);
  const key = await store.readKey();
  expect(key).toHaveLength(32);
  expect(await open().store.readKey()).toEqual(key);
  expect(await makeStore(await makeOther()).store.readKey()).not.toEqual(key);
});

testOnDatabases("erases everything of a person, mails included", async (place) => {
  const { store, inspect } = makeStore(place);
  await book(store, noon);
  await book(store, noon + dayMs, { email: "eva@example.com" });
  expect(await store.erase(" ANA@example.com ")).toBe(1);
  expect((await store.list()).map(({ email }) => email)).toEqual(["eva@example.com"]);
  expect(await inspect("SELECT count(*) AS count FROM notification")).toEqual([{ count: 2 }]);
});

testOnDatabases(
  "erases purchases that ended before a time, and keeps valid ones",
  async (place) => {
    const { store } = makeStore(place);
    await book(store, noon);
    const end = noon + 365 * dayMs;
    await store.hold(spanAt(end - hourMs), content());
    expect(await store.eraseEnded(end)).toBe(0);
    expect(await store.eraseEnded(end + 1)).toBe(2);
    expect(await store.list()).toEqual([]);
  },
);

testOnDatabases(
  "an erasure that failed before the log was emptied is completed by the next",
  async (place) => {
    const { store, database } = makeStore(place);
    await book(store, noon);
    const forget = vi.spyOn(database, "forgetDeleted");
    forget.mockRejectedValueOnce(new Error("disk I/O error"));
    await expect(store.erase("ana@example.com")).rejects.toThrow("disk");
    expect(await store.eraseEnded(0)).toBe(0);
    expect(forget).toHaveBeenCalledTimes(2);
  },
);
