import type { Database } from "../../storage/database.ts";
import type { Booking } from "../core/booking.ts";
import { selectBooking } from "../store/booking-tables.ts";
import type { EntryPlace } from "./busy-calendar.ts";

/** An entry that was written, or whose writing was begun. */
export type KnownEntry = EntryPlace & { bookingId: string };

/** The sequence of an entry whose writing was begun: of no booking. */
const begun = -1;

/**
 * Stores where bookings were written in one calendar, and finds those that differ from it. Entries in a calendar that
 * the settings named before stay there.
 */
export class EntryStore {
  readonly #database: Database;
  readonly #source: string;

  constructor(database: Database, source: string) {
    this.#database = database;
    this.#source = source;
  }

  /** Lists confirmed bookings to come that are not in the calendar, or as they were before a move. */
  async listUnwritten(now: number): Promise<Booking[]> {
    return this.#database.rows<Booking>(
      `${selectBooking} LEFT JOIN calendar_entry AS entry
         ON entry.booking_id = booking.id AND entry.source = :source
       WHERE booking.state = 'confirmed' AND booking.ends_at > :now
         AND coalesce(entry.sequence, ${String(begun)}) <> booking.sequence
       ORDER BY booking.starts_at`,
      { now, source: this.#source },
    );
  }

  /** Lists entries whose booking was cancelled or erased. */
  async listDropped(): Promise<KnownEntry[]> {
    return this.#database.rows<KnownEntry>(
      `SELECT booking_id AS "bookingId", href, etag FROM calendar_entry
       WHERE source = :source
         AND NOT EXISTS (SELECT 1 FROM booking WHERE id = booking_id AND state = 'confirmed')`,
      { source: this.#source },
    );
  }

  async find(bookingId: string): Promise<EntryPlace | undefined> {
    const [place] = await this.#database.rows<EntryPlace>(
      "SELECT href, etag FROM calendar_entry WHERE booking_id = :bookingId AND source = :source",
      { bookingId, source: this.#source },
    );
    return place;
  }

  /** Records a place before it is written: if the process ends then, a cancellation still removes the entry. */
  async begin(bookingId: string, place: EntryPlace): Promise<void> {
    return this.record(bookingId, place, begun);
  }

  async record(bookingId: string, { href, etag }: EntryPlace, sequence: number): Promise<void> {
    await this.#database.run(
      `INSERT INTO calendar_entry (booking_id, source, href, etag, sequence)
       VALUES (:bookingId, :source, :href, :etag, :sequence)
       ON CONFLICT (booking_id) DO UPDATE
         SET source = excluded.source, href = excluded.href, etag = excluded.etag, sequence = excluded.sequence`,
      { bookingId, source: this.#source, href, etag, sequence },
    );
  }

  async forget(bookingId: string): Promise<void> {
    await this.#database.run("DELETE FROM calendar_entry WHERE booking_id = :bookingId", {
      bookingId,
    });
  }
}
