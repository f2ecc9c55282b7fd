import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { book, noon } from "../../tests/support/booking/booking-store.ts";
import { content } from "../../tests/support/make-outbox.ts";
import { openPlace, type Place } from "../../tests/support/stores/place.ts";
import { testOnDatabases } from "../../tests/support/stores/test-on-databases.ts";
import { StorageFault } from "../storage-fault.ts";
import type { Database } from "./database.ts";
import { PostgresDatabase } from "./postgres-database.ts";
import type { Schema } from "./schema.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

function open({ DATA_DIR, DATABASE_URL }: Place, items: Schema): Database {
  const database =
    DATABASE_URL === undefined
      ? new SqliteDatabase(join(DATA_DIR, "items.sqlite"), items)
      : new PostgresDatabase(DATABASE_URL, { items });
  onTestFinished(async () => database.close());
  return database;
}

testOnDatabases(
  "older data is migrated once, and data of a newer version is rejected with a sentence",
  async (place) => {
    const first = [{ shared: "CREATE TABLE item (id INTEGER PRIMARY KEY, bytes BLOB) STRICT;" }];
    const second = [
      ...first,
      {
        shared: "ALTER TABLE item ADD COLUMN engine TEXT;",
        sqlite: "UPDATE item SET engine = 'SQLite';",
        postgres: "UPDATE item SET engine = 'PostgreSQL';",
      },
    ];
    await open(place, first).run("INSERT INTO item (id, bytes) VALUES (1, :bytes)", {
      bytes: Uint8Array.of(0, 255),
    });
    const engine = place.DATABASE_URL === undefined ? "SQLite" : "PostgreSQL";
    for (const database of [open(place, second), open(place, second)]) {
      const [item] = await database.rows<{ bytes: Uint8Array }>(
        "SELECT id, bytes, engine FROM item",
      );
      expect(item).toMatchObject({ id: 1, engine });
      expect([...(item?.bytes ?? [])]).toEqual([0, 255]);
    }
    const refused = open(place, first).rows("SELECT id FROM item");
    await expect(refused).rejects.toThrow(StorageFault);
    await expect(refused).rejects.toThrow(
      "The data was written by a newer version of the site (its schema is 2, this version knows 1). Install that version, or restore a backup of this one.",
    );
  },
);

const refusals: Record<"enquiries" | "bookings", [RegExp, string][]> = {
  enquiries: [
    [/check constraint/i, "UPDATE delivery SET state = 'sent'"],
    [/foreign key constraint/i, "UPDATE delivery SET enquiry_id = 'unknown'"],
    [/not.null constraint/i, "UPDATE enquiry SET message = NULL"],
  ],
  bookings: [
    [/INTEGER column|bigint/, "UPDATE purchase SET sessions = 'many'"],
    [/check constraint/i, "UPDATE secret SET id = 2"],
    [/check constraint/i, "UPDATE purchase SET sessions = 0"],
    [/check constraint/i, "UPDATE booking SET state = 'free'"],
    [/check constraint/i, "UPDATE booking SET ends_at = starts_at"],
    [/check constraint/i, "UPDATE booking SET hold_ends_at = 1"],
    [/check constraint/i, "UPDATE booking SET state = 'held'"],
    [/check constraint/i, "UPDATE notification SET recipient = 'nobody'"],
    [/check constraint/i, "UPDATE notification SET kind = 'forgotten'"],
    [/check constraint/i, "UPDATE notification SET state = 'quarantined'"],
    [/foreign key constraint/i, "UPDATE booking SET purchase_id = id"],
    [/foreign key constraint/i, "UPDATE notification SET booking_id = id"],
    [/unique constraint/i, "UPDATE booking SET request = 'one'"],
    [/unique constraint/i, "UPDATE notification SET recipient = 'owner'"],
  ],
};

testOnDatabases("both engines' tables have the same constraints", async (place) => {
  const { enquiries, bookings, databases } = openPlace(place, () => noon);
  await enquiries.add(content);
  await bookings.readKey();
  await book(bookings, noon);
  await book(bookings, noon * 2);
  for (const kind of ["enquiries", "bookings"] as const)
    for (const [reason, sql] of refusals[kind])
      await expect(databases[kind].run(sql), sql).rejects.toThrow(reason);
});
