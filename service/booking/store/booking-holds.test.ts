import { expect } from "vitest";
import {
  book,
  content,
  dayMs,
  holdMs,
  hourMs,
  idOf,
  makeStore,
  noon,
  paid,
  spanAt,
} from "../../../tests/support/booking/booking-store.ts";
import type { HoldRequest } from "./booking-store.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

testOnDatabases("no one else can hold a held hour, even through another process", async (place) => {
  const { store, open } = makeStore(place);
  const id = idOf(await store.hold(spanAt(noon), content()));
  expect(await store.find(id)).toMatchObject({ state: "held", startsAt: noon, sessions: 1 });
  expect(await store.hold(spanAt(noon), content())).toEqual({ outcome: "taken" });
  expect(await open().store.hold(spanAt(noon), content())).toEqual({ outcome: "taken" });
  expect(await store.listTaken(noon - dayMs, noon + dayMs)).toEqual([
    { startsAt: noon, endsAt: noon + hourMs },
  ]);
});

testOnDatabases("frees the hour of an expired hold, and erases who held it", async (place) => {
  const { store, clock, inspect } = makeStore(place);
  const id = idOf(await store.hold(spanAt(noon), content()));
  clock.time += holdMs - 1;
  expect((await store.hold(spanAt(noon), content())).outcome).toBe("taken");
  clock.time += 1;
  expect(await store.listTaken(noon, noon + hourMs)).toEqual([]);
  expect((await store.hold(spanAt(noon), content({ name: "Eva" }))).outcome).toBe("booked");
  expect(await store.find(id)).toBeUndefined();
  expect(await store.confirm(id, paid(), noon)).toBe("gone");
  expect(await inspect("SELECT name FROM purchase")).toEqual([{ name: "Eva" }]);
  clock.time += holdMs;
  await store.releaseExpired();
  expect(await inspect("SELECT name FROM purchase")).toEqual([]);
});

testOnDatabases("releases a hold, but never a booking", async (place) => {
  const { store } = makeStore(place);
  const held = idOf(await store.hold(spanAt(noon), content()));
  await store.release(held);
  expect(await store.find(held)).toBeUndefined();
  const booked = await book(store, noon);
  await store.release(booked);
  expect((await store.find(booked))?.state).toBe("confirmed");
});

testOnDatabases("updates the hold when its form is sent again", async (place) => {
  const { store, inspect } = makeStore(place);
  const form = content();
  const id = idOf(await store.hold(spanAt(noon), form));
  expect(
    await store.hold(spanAt(noon), { ...form, email: "eva@example.com", sessions: 3 }),
  ).toMatchObject({ outcome: "booked", booking: { id } });
  expect(await store.find(id)).toMatchObject({ email: "eva@example.com", sessions: 3 });
  expect(await store.confirm(id, paid(1), noon)).toBe("differs");
  expect(await store.confirm(id, paid(3), noon)).toBe("done");
  expect(await store.hold(spanAt(noon), { ...form, email: "late@example.com" })).toMatchObject({
    booking: { id },
  });
  expect((await store.find(id))?.email).toBe("eva@example.com");
  expect(await inspect("SELECT count(*) AS count FROM booking")).toEqual([{ count: 1 }]);
});

testOnDatabases(
  "once its payment starts, a hold cannot change until it is paid or released",
  async (place) => {
    const { store } = makeStore(place);
    const form = content();
    const id = idOf(await store.hold(spanAt(noon), form));
    expect(await store.startPayment(id, "demonstration")).toMatchObject({
      booking: { sessions: 1, paymentStartedAt: noon - 7 * dayMs, paymentClosesAt: null },
    });
    const changed = { ...form, email: "eva@example.com", sessions: 10, totalCents: 85_000 };
    expect(await store.hold(spanAt(noon), changed)).toMatchObject({
      outcome: "booked",
      booking: { id },
    });
    expect(await store.find(id)).toMatchObject({ email: "ana@example.com", sessions: 1 });
    expect(await store.confirm(id, { ...paid(), totalCents: 85_000 }, noon)).toBe("differs");
    expect(await store.confirm(id, { ...paid(), currency: "USD" }, noon)).toBe("differs");
    expect(await store.find(id)).toMatchObject({ state: "held", paidAt: null });
    expect(await store.confirm(id, paid(), noon)).toBe("done");
    expect(await store.startPayment("unknown", "stripe", "page")).toEqual({ outcome: "gone" });
  },
);

testOnDatabases(
  "holds two hours at a time for one visitor, and erases the address when they pay",
  async (place) => {
    const { store, open, clock, inspect } = makeStore(place);
    const holder = "192.0.2.200";
    const holdAt = async (hour: number, changed: Partial<HoldRequest>) =>
      open().store.hold(spanAt(noon + hour * hourMs), content(changed));
    const first = idOf(await holdAt(0, { holder, email: "a@example.com" }));
    clock.time += 1000;
    const second = idOf(await holdAt(1, { holder, email: "b@example.com" }));
    const freeAt = clock.time - 1000 + holdMs;
    expect(await holdAt(2, { holder, email: "c@example.com" })).toEqual({
      outcome: "tooMany",
      freeAt,
    });
    idOf(await holdAt(2, { email: "A@example.com" }));
    expect(await holdAt(3, { email: "a@example.com" })).toEqual({ outcome: "tooMany", freeAt });
    await store.confirm(first, paid(), noon);
    expect(await inspect("SELECT holder FROM purchase WHERE paid_at IS NOT NULL")).toEqual([
      { holder: null },
    ]);
    idOf(await holdAt(3, { holder, email: "c@example.com" }));
    expect((await holdAt(4, { holder })).outcome).toBe("tooMany");
    await store.release(second);
    idOf(await holdAt(4, { holder }));
    clock.time += holdMs;
    idOf(await holdAt(5, { holder }));
  },
);

testOnDatabases(
  "an hour stays held until its payment is closed, and its visitor pays for one at a time",
  async (place) => {
    const { store, clock } = makeStore(place);
    const form = content({ email: "eva@example.com" });
    const id = idOf(await store.hold(spanAt(noon), form));
    expect(await store.startPayment(id, "stripe", "page")).toMatchObject({ outcome: "booked" });
    await store.nameSession(id, "cs_1");
    const second = content({ email: "eva+2@example.com" });
    const other = idOf(await store.hold(spanAt(noon + dayMs), second));
    const freeAt = clock.time + 36 * 60_000;
    expect(await store.startPayment(other, "stripe", "page")).toEqual({
      outcome: "tooMany",
      freeAt,
    });
    clock.time += dayMs;
    await store.releaseExpired();
    await store.release(id);
    expect(await store.erase(form.email)).toBe(0);
    expect(await store.hold(spanAt(noon), content())).toEqual({ outcome: "taken" });
    expect(await store.listTaken(noon, noon + 1)).toHaveLength(1);
    expect(await store.listPaying()).toMatchObject([{ id, paymentSession: "cs_1" }]);
    await store.release(id, true);
    expect(await store.hold(spanAt(noon), content())).toMatchObject({ outcome: "booked" });
    expect(await store.listPaying()).toEqual([]);
  },
);
