import type { Booking, Letter } from "./booking.ts";
import { selectBooking } from "./booking-tables.ts";
import type { DatabaseFile } from "./database-file.ts";
import { DeliveryQueue } from "./delivery-queue.ts";

type LetterRow = Omit<Letter, "booking">;

const oneLetter = `
  SELECT id, booking_id AS bookingId, recipient, kind, starts_at AS startsAt, ends_at AS endsAt, sequence, remaining,
         written_at AS writtenAt, attempts
  FROM letter WHERE id = ?`;

/** The mails about bookings and the course of their delivery; they are written with the booking (R10). */
export class LetterStore extends DeliveryQueue<Letter> {
  constructor(file: DatabaseFile, now: () => number) {
    super(file, now, { table: "letter", id: "id" });
  }

  find(id: string): Letter | undefined {
    const database = this.file.open();
    const letter = database.prepare(oneLetter).get(id) as LetterRow | undefined;
    if (letter === undefined) return undefined;
    const one = `${selectBooking} WHERE booking.id = ?`;
    return { ...letter, booking: database.prepare(one).get(letter.bookingId) as Booking };
  }

  /** What has become of the mails about a booking, e.g. `{ delivered: 2 }`. */
  countStates(bookingId: string): Record<string, number> {
    const counts =
      "SELECT state, count(*) AS count FROM letter WHERE booking_id = ? GROUP BY state";
    const rows = this.file.open().prepare(counts).all(bookingId);
    return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]));
  }
}
