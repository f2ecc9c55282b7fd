import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  content,
  dayMs,
  hourMs,
  idOf,
  makeStore,
  noon,
  paid,
  spanAt,
} from "../../../tests/support/booking-store.ts";
import { findTestDatabase, openStores } from "../../../tests/support/postgres/test-database.ts";
import { confirmationMinutes, mostConfirmationMails } from "../../../contracts/booking.ts";
import { dataFiles } from "../../data-files.ts";
import { postgresMigrations } from "../../postgres-migrations.ts";
import { PostgresDatabase } from "../../storage/postgres-database.ts";
import { SqliteDatabase } from "../../storage/sqlite-database.ts";
import { draftNotifications, type NotificationDraft } from "../core/notification.ts";
import { BookingRows } from "./booking-rows.ts";
import type { BookingStore } from "./booking-store.ts";
import { bookingMigrations } from "./booking-tables.ts";

const letters = "SELECT recipient, kind, sequence FROM letter ORDER BY rowid";
const link = { recipient: "visitor", kind: "confirm", sequence: 0 };
const asked = "SELECT asked_at FROM asked_confirmation";

let hours = 0;

/** Holds the next hour for a mailbox, and asks for its link. */
async function ask(store: BookingStore, email: string) {
  hours += 1;
  const id = idOf(await store.hold(spanAt(noon + hours * hourMs), content({ email })));
  return { id, asked: await store.askConfirmation(id) };
}

/** Uses up what a mailbox may be sent, and lets the hours go. */
async function askAllBut(left: number, store: BookingStore, email: string): Promise<void> {
  for (let mail = left; mail < mostConfirmationMails; mail += 1) {
    const { id, asked: outcome } = await ask(store, email);
    expect(outcome.outcome).toBe("booked");
    await store.release(id);
  }
}

test("a link that is asked for at once by several is mailed once, and its hour held for longer", async () => {
  const { store, clock, inspect } = makeStore();
  const id = idOf(await store.hold(spanAt(noon), content()));
  clock.time += 60_000;
  await Promise.all(Array.from({ length: 4 }, async () => store.askConfirmation(id)));
  expect(await inspect(letters)).toEqual([link]);
  expect(await inspect(asked)).toHaveLength(1);
  expect(await store.find(id)).toMatchObject({
    state: "held",
    paymentStartedAt: clock.time,
    holdEndsAt: clock.time + confirmationMinutes * 60_000,
  });
  expect(await store.confirm(id, paid(), noon)).toBe("done");
  expect(await inspect(letters)).toEqual([
    link,
    { recipient: "visitor", kind: "confirmed", sequence: 0 },
    { recipient: "owner", kind: "confirmed", sequence: 0 },
  ]);
});

test("a hold that is over, or unknown, gets no link", async () => {
  const { store, clock, inspect } = makeStore();
  const id = idOf(await store.hold(spanAt(noon), content()));
  clock.time += 10 * 60_000;
  expect(await store.askConfirmation(id)).toEqual({ outcome: "gone" });
  expect(await store.askConfirmation("unknown")).toEqual({ outcome: "gone" });
  expect(await inspect(letters)).toEqual([]);
  expect(await inspect(asked)).toEqual([]);
});

test("five links a day go to a mailbox however it is spelled, also where their hours were let go; the sixth changes nothing", async () => {
  const { store, clock, inspect } = makeStore();
  const freeAt = clock.time + dayMs;
  await askAllBut(2, store, "ana@example.com");
  clock.time += hourMs;
  await askAllBut(4, store, "ANA@example.com");
  await askAllBut(4, store, "ana+3@example.com");
  const { id, asked: sixth } = await ask(store, "Ana+4@Example.com");
  expect(sixth).toEqual({ outcome: "tooMany", freeAt });
  expect(await store.find(id)).toMatchObject({ state: "held", paymentStartedAt: null });
  expect(await inspect(letters)).toEqual([]);
  expect((await ask(store, "eva@example.com")).asked.outcome).toBe("booked");

  clock.time = freeAt;
  expect((await ask(store, "ana@example.com")).asked.outcome).toBe("booked");
  clock.time += dayMs;
  await store.releaseExpired();
  expect(await inspect(asked)).toEqual([]);
});

test("of two who ask at once for the last link of a mailbox, one gets it", async () => {
  const { store, inspect } = makeStore();
  const email = "ana@example.com";
  await askAllBut(1, store, email);
  const outcomes = await Promise.all([ask(store, email), ask(store, email)]);
  expect(outcomes.map((one) => one.asked.outcome).toSorted()).toEqual(["booked", "tooMany"]);
  expect(await inspect(letters)).toEqual([link]);
});

test("what is counted of a mailbox does not tell whose it is", async () => {
  const { store, inspect } = makeStore();
  await ask(store, "ana@example.com");
  const [row] = (await inspect("SELECT mailbox FROM asked_confirmation")) as {
    mailbox: Uint8Array;
  }[];
  expect(row?.mailbox).toHaveLength(32);
  expect(Buffer.from(row?.mailbox ?? []).toString("latin1")).not.toMatch(/ana|example/i);
});

/** A data folder as the version before left it, and as its processes have it open. */
function openBefore() {
  const folder = mkdtempSync(join(tmpdir(), "before-"));
  const url = findTestDatabase(folder);
  const database =
    url === undefined
      ? new SqliteDatabase(join(folder, dataFiles.bookings.name), bookingMigrations.slice(0, -1))
      : new PostgresDatabase(url, postgresMigrations.slice(0, -1));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, database };
}

test("a store of the version before keeps its mails, and that version still writes into it", async () => {
  const { folder, database } = openBefore();
  const before = new BookingRows(database);
  const now = noon - 7 * dayMs;
  const { request, holder, ...details } = content();
  const makeConfirmed = async (id: string, startsAt: number) => {
    const booking = {
      ...details,
      id,
      purchaseId: `p-${id}`,
      state: "confirmed",
      startsAt,
      endsAt: startsAt + hourMs,
      holdEndsAt: null,
      sequence: 0,
      createdAt: now,
      paymentStartedAt: now,
      paidAt: now,
      paymentReference: "demo",
      validUntil: noon,
      bookedSessions: 1,
    } as const;
    await before.insertPurchase(booking, holder);
    await before.insertBooking(booking, `${request} ${id}`);
    await before.update(booking);
    const drafts = draftNotifications(booking, "confirmed", now);
    for (const draft of drafts) await before.insertNotification(`${id} ${draft.recipient}`, draft);
    return drafts[0] as NotificationDraft;
  };
  const told = await makeConfirmed("old", noon - dayMs);
  await database.run("UPDATE letter SET attempts = 2, last_error = '450' WHERE id = 'old owner'");

  const { bookings, notifications, close } = openStores(folder, () => now);
  onTestFinished(close);
  expect(await bookings.find("old")).toMatchObject({ state: "confirmed" });
  expect(await notifications.find("old owner")).toMatchObject({ kind: "confirmed", attempts: 2 });
  expect((await ask(bookings, "eva@example.com")).asked.outcome).toBe("booked");
  await makeConfirmed("late", noon - 2 * dayMs);
  expect(await notifications.countStates("late")).toEqual({ stored: 2 });
  const twice = before.insertNotification("twice", { ...told, bookingId: "late" });
  await expect(twice).rejects.toThrow(/UNIQUE|duplicate key/);
});
