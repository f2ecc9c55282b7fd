import { expect } from "vitest";
import {
  content,
  dayMs,
  hourMs,
  idOf,
  makeStore,
  noon,
  paid,
  spanAt,
} from "../../../tests/support/booking/booking-store.ts";
import { confirmationMinutes, mostConfirmationMails } from "../../../contracts/booking.ts";
import type { BookingStore } from "./booking-store.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

const notifications = "SELECT recipient, kind, sequence FROM notification ORDER BY rowid";
const link = { recipient: "visitor", kind: "confirm", sequence: 0 };
const asked = "SELECT asked_at FROM asked_confirmation";

let hours = 0;

/** Holds the next hour for a mailbox and requests its confirmation mail. */
async function ask(store: BookingStore, email: string) {
  hours += 1;
  const id = idOf(await store.hold(spanAt(noon + hours * hourMs), content({ email })));
  return { id, asked: await store.askConfirmation(id) };
}

/** Sends a mailbox all but `left` of the confirmation mails it may get, and releases the hours. */
async function askAllBut(left: number, store: BookingStore, email: string): Promise<void> {
  for (let mail = left; mail < mostConfirmationMails; mail += 1) {
    const { id, asked: outcome } = await ask(store, email);
    expect(outcome.outcome).toBe("booked");
    await store.release(id);
  }
}

testOnDatabases(
  "a link requested several times at once is mailed once, and extends the hold",
  async (place) => {
    const { store, clock, inspect } = makeStore(place);
    const id = idOf(await store.hold(spanAt(noon), content()));
    clock.time += 60_000;
    await Promise.all(Array.from({ length: 4 }, async () => store.askConfirmation(id)));
    expect(await inspect(notifications)).toEqual([link]);
    expect(await inspect(asked)).toHaveLength(1);
    expect(await store.find(id)).toMatchObject({
      state: "held",
      paymentStartedAt: clock.time,
      holdEndsAt: clock.time + confirmationMinutes * 60_000,
    });
    expect(await store.confirm(id, paid(), noon)).toBe("done");
    expect(await inspect(notifications)).toEqual([
      link,
      { recipient: "visitor", kind: "confirmed", sequence: 0 },
      { recipient: "owner", kind: "confirmed", sequence: 0 },
    ]);
  },
);

testOnDatabases("an expired or unknown hold gets no link", async (place) => {
  const { store, clock, inspect } = makeStore(place);
  const id = idOf(await store.hold(spanAt(noon), content()));
  clock.time += 10 * 60_000;
  expect(await store.askConfirmation(id)).toEqual({ outcome: "gone" });
  expect(await store.askConfirmation("unknown")).toEqual({ outcome: "gone" });
  expect(await inspect(notifications)).toEqual([]);
  expect(await inspect(asked)).toEqual([]);
});

testOnDatabases(
  "a mailbox in any spelling gets five links a day, even for released hours; a sixth request changes nothing",
  async (place) => {
    const { store, clock, inspect } = makeStore(place);
    const freeAt = clock.time + dayMs;
    await askAllBut(2, store, "ana@example.com");
    clock.time += hourMs;
    await askAllBut(4, store, "ANA@example.com");
    await askAllBut(4, store, "ana+3@example.com");
    const { id, asked: sixth } = await ask(store, "Ana+4@Example.com");
    expect(sixth).toEqual({ outcome: "tooMany", freeAt });
    expect(await store.find(id)).toMatchObject({ state: "held", paymentStartedAt: null });
    expect(await inspect(notifications)).toEqual([]);
    expect((await ask(store, "eva@example.com")).asked.outcome).toBe("booked");

    clock.time = freeAt;
    expect((await ask(store, "ana@example.com")).asked.outcome).toBe("booked");
    clock.time += dayMs;
    await store.releaseExpired();
    expect(await inspect(asked)).toEqual([]);
  },
);

testOnDatabases(
  "one of two simultaneous requests for a mailbox's last link gets it",
  async (place) => {
    const { store, inspect } = makeStore(place);
    const email = "ana@example.com";
    await askAllBut(1, store, email);
    const outcomes = await Promise.all([ask(store, email), ask(store, email)]);
    expect(outcomes.map((one) => one.asked.outcome).toSorted()).toEqual(["booked", "tooMany"]);
    expect(await inspect(notifications)).toEqual([link]);
  },
);

testOnDatabases("the stored count of a mailbox does not reveal its address", async (place) => {
  const { store, inspect } = makeStore(place);
  await ask(store, "ana@example.com");
  const [row] = (await inspect("SELECT mailbox FROM asked_confirmation")) as {
    mailbox: Uint8Array;
  }[];
  expect(row?.mailbox).toHaveLength(32);
  expect(Buffer.from(row?.mailbox ?? []).toString("latin1")).not.toMatch(/ana|example/i);
});
