import type { Booking, Letter } from "./booking.ts";
import { selectBooking } from "./booking-tables.ts";
import type { DatabaseFile } from "./database-file.ts";

type LetterRow = Omit<Letter, "booking">;

const nextLetter = `
  SELECT id, booking_id AS bookingId, recipient, kind, starts_at AS startsAt, ends_at AS endsAt, sequence, remaining,
         written_at AS writtenAt, attempts, next_attempt_at AS nextAttemptAt
  FROM letter WHERE state = 'stored' ORDER BY next_attempt_at, rowid LIMIT 1`;

/** The mails about bookings and the course of their delivery; they are written with the booking (R10). */
export class LetterStore {
  readonly #file: DatabaseFile;
  readonly #now: () => number;

  constructor(file: DatabaseFile, now: () => number) {
    this.#file = file;
    this.#now = now;
  }

  /** The undelivered mail whose turn comes first, be it due or not. */
  findNext(): Letter | undefined {
    const database = this.#file.open();
    const letter = database.prepare(nextLetter).get() as LetterRow | undefined;
    if (letter === undefined) return undefined;
    const one = `${selectBooking} WHERE booking.id = ?`;
    return { ...letter, booking: database.prepare(one).get(letter.bookingId) as Booking };
  }

  markDelivered(id: string): void {
    this.#file.run(
      `UPDATE letter SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL
       WHERE id = ?`,
      this.#now(),
      id,
    );
  }

  postpone(id: string, nextAttemptAt: number, error: string): void {
    this.#file.run(
      "UPDATE letter SET attempts = attempts + 1, next_attempt_at = ?, last_error = ? WHERE id = ?",
      nextAttemptAt,
      error,
      id,
    );
  }

  markFailed(id: string, error: string): void {
    this.#file.run(
      "UPDATE letter SET state = 'failed', attempts = attempts + 1, last_error = ? WHERE id = ?",
      error,
      id,
    );
  }

  /** Gives every mail of a state a fresh series of attempts from now on, and tells how many. */
  requeueAll(state: "stored" | "failed"): number {
    return this.#file.run(
      "UPDATE letter SET state = 'stored', attempts = 0, next_attempt_at = ? WHERE state = ?",
      this.#now(),
      state,
    );
  }

  /** What has become of the mails about a booking, e.g. `{ delivered: 2 }`. */
  countStates(bookingId: string): Record<string, number> {
    const counts =
      "SELECT state, count(*) AS count FROM letter WHERE booking_id = ? GROUP BY state";
    const rows = this.#file.open().prepare(counts).all(bookingId);
    return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]));
  }
}
