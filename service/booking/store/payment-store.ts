import type { Database } from "../../storage/database.ts";
import type { PaymentIssue, Refund } from "../core/payment-provider.ts";

const dayMs = 24 * 60 * 60_000;
/** Providers repeat an event for some days; afterwards its id is forgotten. */
const eventMs = 30 * dayMs;

/** Stores what providers report, what is paid back, and what needs the owner (decision 089). */
export class PaymentStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Queues an event about a booking's payment; a repeated one changes nothing. */
  async noteEvent(id: string, bookingId: string): Promise<void> {
    await this.#database.run(
      `INSERT INTO payment_event (id, booking_id, received_at) VALUES (:id, :bookingId, :now)
       ON CONFLICT DO NOTHING`,
      { id, bookingId, now: this.#now() },
    );
  }

  async listEvents(): Promise<{ id: string; bookingId: string }[]> {
    return this.#database.rows(
      `SELECT id, booking_id AS "bookingId" FROM payment_event WHERE handled_at IS NULL ORDER BY rowid`,
    );
  }

  async markHandled(id: string): Promise<void> {
    const now = this.#now();
    await this.#database.run("UPDATE payment_event SET handled_at = :now WHERE id = :id", {
      id,
      now,
    });
    const old = "DELETE FROM payment_event WHERE handled_at < :before";
    await this.#database.run(old, { before: now - eventMs });
  }

  /** Records money that needs the owner, and queues its refund if it is paid back; once per id, returns if it is new. */
  async noteIssue(issue: Omit<PaymentIssue, "notedAt">, isPaidBack = false): Promise<boolean> {
    return this.#database.transaction(async ({ run }) => {
      const added = await run(
        `INSERT INTO payment_issue (id, kind, reference, email, cents, currency, noted_at)
         VALUES (:id, :kind, :reference, :email, :cents, :currency, :now) ON CONFLICT DO NOTHING`,
        { ...issue, now: this.#now() },
      );
      if (added === 0) return false;
      const { kind: _kind, ...refund } = issue;
      if (isPaidBack)
        await run(
          `INSERT INTO refund (id, reference, email, cents, currency, asked_at)
           VALUES (:id, :reference, :email, :cents, :currency, :now)`,
          { ...refund, now: this.#now() },
        );
      return true;
    });
  }

  /** Returns when the provider last reported anything. */
  async findLastEvent(): Promise<number | undefined> {
    const [last] = await this.#database.rows<{ time: number | null }>(
      "SELECT max(received_at) AS time FROM payment_event",
    );
    return last?.time ?? undefined;
  }

  /** Lists the issues that the owner has not marked as seen. */
  async listIssues(): Promise<PaymentIssue[]> {
    return this.#database.rows<PaymentIssue>(
      `SELECT id, kind, reference, email, cents, currency, noted_at AS "notedAt"
       FROM payment_issue WHERE seen_at IS NULL ORDER BY rowid`,
    );
  }

  /** Marks the issues of a payment as seen; returns their number. */
  async markSeen(reference: string): Promise<number> {
    const see =
      "UPDATE payment_issue SET seen_at = :now WHERE reference = :reference AND seen_at IS NULL";
    return this.#database.run(see, { reference, now: this.#now() });
  }

  /** Lists the refunds that the provider has not taken. */
  async listRefunds(): Promise<Refund[]> {
    return this.#database.rows<Refund>(
      `SELECT id, reference, email, cents, currency, asked_at AS "askedAt"
       FROM refund WHERE done_at IS NULL ORDER BY rowid`,
    );
  }

  async markRefunded(id: string): Promise<void> {
    const done = "UPDATE refund SET done_at = :now WHERE id = :id";
    await this.#database.run(done, { id, now: this.#now() });
  }
}
