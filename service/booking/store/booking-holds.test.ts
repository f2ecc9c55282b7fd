import { expect, test } from "vitest";
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
} from "../../../tests/support/booking-store.ts";
import type { HoldRequest } from "./booking-store.ts";

test("keeps a held hour from everybody else, also from another process", () => {
  const { store, open } = makeStore();
  const id = idOf(store.hold(spanAt(noon), content()));
  expect(store.find(id)).toMatchObject({ state: "held", startsAt: noon, sessions: 1 });
  expect(store.hold(spanAt(noon), content())).toEqual({ outcome: "taken" });
  expect(open().store.hold(spanAt(noon), content())).toEqual({ outcome: "taken" });
  expect(store.listTaken(noon - dayMs, noon + dayMs)).toEqual([
    { startsAt: noon, endsAt: noon + hourMs },
  ]);
});

test("frees the hour of a hold that has ended, and forgets who held it", () => {
  const { store, clock, inspect } = makeStore();
  const id = idOf(store.hold(spanAt(noon), content()));
  clock.time += holdMs - 1;
  expect(store.hold(spanAt(noon), content()).outcome).toBe("taken");
  clock.time += 1;
  expect(store.listTaken(noon, noon + hourMs)).toEqual([]);
  expect(store.hold(spanAt(noon), content({ name: "Eva" })).outcome).toBe("booked");
  expect(store.find(id)).toBeUndefined();
  expect(store.confirm(id, paid(), noon)).toBe("gone");
  expect(inspect("SELECT name FROM purchase")).toEqual([{ name: "Eva" }]);
  clock.time += holdMs;
  store.releaseExpired();
  expect(inspect("SELECT name FROM purchase")).toEqual([]);
});

test("gives back a hold, and never a booking", () => {
  const { store } = makeStore();
  const held = idOf(store.hold(spanAt(noon), content()));
  store.release(held);
  expect(store.find(held)).toBeUndefined();
  const booked = book(store, noon);
  store.release(booked);
  expect(store.find(booked)?.state).toBe("confirmed");
});

test("takes a repeated form for the same hold, with what was written last", () => {
  const { store, inspect } = makeStore();
  const form = content();
  const id = idOf(store.hold(spanAt(noon), form));
  expect(
    store.hold(spanAt(noon), { ...form, email: "eva@example.com", sessions: 3 }),
  ).toMatchObject({ outcome: "booked", booking: { id } });
  expect(store.find(id)).toMatchObject({ email: "eva@example.com", sessions: 3 });
  expect(store.confirm(id, paid(1), noon)).toBe("differs");
  expect(store.confirm(id, paid(3), noon)).toBe("done");
  expect(store.hold(spanAt(noon), { ...form, email: "late@example.com" })).toMatchObject({
    booking: { id },
  });
  expect(store.find(id)?.email).toBe("eva@example.com");
  expect(inspect("SELECT count(*) AS count FROM booking")).toEqual([{ count: 1 }]);
});

test("once its payment starts, a hold is for what it was, until it is paid or let go", () => {
  const { store } = makeStore();
  const form = content();
  const id = idOf(store.hold(spanAt(noon), form));
  expect(store.startPayment(id)).toMatchObject({ sessions: 1, paymentStartedAt: noon - 7 * dayMs });
  const changed = { ...form, email: "eva@example.com", sessions: 10, totalCents: 85_000 };
  expect(store.hold(spanAt(noon), changed)).toMatchObject({ outcome: "booked", booking: { id } });
  expect(store.find(id)).toMatchObject({ email: "ana@example.com", sessions: 1 });
  expect(store.confirm(id, { ...paid(), totalCents: 85_000 }, noon)).toBe("differs");
  expect(store.confirm(id, { ...paid(), currency: "USD" }, noon)).toBe("differs");
  expect(store.find(id)).toMatchObject({ state: "held", paidAt: null });
  expect(store.confirm(id, paid(), noon)).toBe("done");
  expect(store.startPayment("unknown")).toBeUndefined();
});

test("keeps two hours at a time for one visitor, and forgets who that was when it is paid", () => {
  const { store, open, clock, inspect } = makeStore();
  const holder = "192.0.2.200";
  const holdAt = (hour: number, changed: Partial<HoldRequest>) =>
    open().store.hold(spanAt(noon + hour * hourMs), content(changed));
  const first = idOf(holdAt(0, { holder, email: "a@example.com" }));
  clock.time += 1000;
  const second = idOf(holdAt(1, { holder, email: "b@example.com" }));
  const freeAt = clock.time - 1000 + holdMs;
  expect(holdAt(2, { holder, email: "c@example.com" })).toEqual({ outcome: "tooMany", freeAt });
  idOf(holdAt(2, { email: "A@example.com" }));
  expect(holdAt(3, { email: "a@example.com" })).toEqual({ outcome: "tooMany", freeAt });
  store.confirm(first, paid(), noon);
  expect(inspect("SELECT holder FROM purchase WHERE paid_at IS NOT NULL")).toEqual([
    { holder: null },
  ]);
  idOf(holdAt(3, { holder, email: "c@example.com" }));
  expect(holdAt(4, { holder }).outcome).toBe("tooMany");
  store.release(second);
  idOf(holdAt(4, { holder }));
  clock.time += holdMs;
  idOf(holdAt(5, { holder }));
});
