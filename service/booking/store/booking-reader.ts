import type { Database } from "../../storage/database.ts";
import type { Booking, Purchase } from "../core/booking.ts";
import type { OpenHold } from "../core/holds/hold-limit.ts";
import type { Span } from "../core/slots.ts";
import { BookingRows } from "./booking-rows.ts";
import { selectBooking } from "./booking-tables.ts";
import { readSigningKey } from "./signing-key.ts";

/** Reads bookings and purchases. */
export class BookingReader {
  protected readonly database: Database;
  protected readonly rows: BookingRows;
  protected readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.rows = new BookingRows(database);
    this.now = now;
  }

  async readVersion(): Promise<number> {
    return this.rows.readVersion();
  }

  /** Returns the key that signs links: one for all processes on this database. */
  async readKey(): Promise<Uint8Array> {
    return readSigningKey(this.database);
  }

  async find(id: string): Promise<Booking | undefined> {
    return this.rows.find(id);
  }

  async findPurchase(id: string): Promise<Purchase | undefined> {
    return this.rows.findPurchase(id);
  }

  async list(): Promise<Booking[]> {
    return this.database.rows<Booking>(
      `${selectBooking} ORDER BY booking.starts_at, booking.rowid`,
    );
  }

  /** Lists the booked sessions of a purchase, in the order of their hours. */
  async listSessions(purchaseId: string): Promise<Booking[]> {
    return this.rows.listSessions(purchaseId);
  }

  async listTaken(from: number, to: number): Promise<Span[]> {
    return this.rows.listTaken({ from, to, now: this.now() });
  }

  async listOpenHolds(): Promise<OpenHold[]> {
    return this.rows.listOpenHolds(this.now());
  }

  /** Lists the holds whose payment the provider has not closed. */
  async listPaying(): Promise<Booking[]> {
    return this.database.rows<Booking>(
      `${selectBooking} WHERE state = 'held' AND payment_closes_at IS NOT NULL`,
    );
  }

  async listAwaited(): Promise<Booking[]> {
    return this.rows.listAwaited();
  }
}
