import type { DatabaseFile } from "../storage/database-file.ts";

/** `stored` waits for delivery or for an SMTP server; `failed` and `quarantined` wait for the owner. */
export type DeliveryState = "stored" | "delivered" | "failed" | "quarantined";

/** How long a claimed mail belongs to a process that does not renew the lease: if it dies, others take the mail afterwards. */
export const leaseMs = 15_000;

/** The mails of one table; each is claimed by one of several processes at a time (decision 017). */
export abstract class DeliveryQueue<Item> {
  protected readonly file: DatabaseFile;
  protected readonly now: () => number;
  readonly #table: string;
  readonly #id: string;

  constructor(file: DatabaseFile, now: () => number, names: { table: string; id: string }) {
    this.file = file;
    this.now = now;
    this.#table = names.table;
    this.#id = names.id;
  }

  abstract find(id: string): Item | undefined;

  /** Claims the mail that is due first, until the lease ends; `renew` it while the attempt lasts. */
  claimNext(): Item | undefined {
    const now = this.now();
    const claim = `
      UPDATE ${this.#table} SET claimed_until = :end WHERE ${this.#id} =
        (SELECT ${this.#id} FROM ${this.#table}
         WHERE state = 'stored' AND next_attempt_at <= :now AND claimed_until <= :now
         ORDER BY next_attempt_at, rowid LIMIT 1)
      RETURNING ${this.#id} AS id`;
    const claimed = this.file
      .open()
      .prepare(claim)
      .get({ now, end: now + leaseMs });
    return claimed === undefined ? undefined : this.find(String(claimed["id"]));
  }

  renew(id: string): void {
    this.#update("claimed_until = :end", id, { end: this.now() + leaseMs });
  }

  findNextTime(): number | undefined {
    const next = `SELECT min(max(next_attempt_at, claimed_until)) AS time FROM ${this.#table} WHERE state = 'stored'`;
    const time = this.file.open().prepare(next).get()?.["time"];
    return typeof time === "number" ? time : undefined;
  }

  markDelivered(id: string): void {
    this.#update(
      "state = 'delivered', attempts = attempts + 1, delivered_at = :now, last_error = NULL",
      id,
      { now: this.now() },
    );
  }

  /** Gives up on a mail; `next_attempt_at` keeps the time of the failure. */
  markFailed(id: string, error: string): void {
    this.#update(
      "state = 'failed', attempts = attempts + 1, next_attempt_at = :now, claimed_until = 0, last_error = :error",
      id,
      { now: this.now(), error },
    );
  }

  postpone(id: string, nextAttemptAt: number, error: string): void {
    this.#update(
      "attempts = attempts + 1, next_attempt_at = :nextAttemptAt, claimed_until = 0, last_error = :error",
      id,
      { nextAttemptAt, error },
    );
  }

  release(id: string, nextAttemptAt: number, error: string): void {
    this.#update("next_attempt_at = :nextAttemptAt, claimed_until = 0, last_error = :error", id, {
      nextAttemptAt,
      error,
    });
  }

  hurry(): void {
    this.file.runNamed(
      `UPDATE ${this.#table} SET next_attempt_at = :now WHERE state = 'stored' AND next_attempt_at > :now`,
      { now: this.now() },
    );
  }

  requeue(id: string): boolean {
    return this.#requeueWhere(`${this.#id} = :id AND state <> 'delivered'`, { id }) > 0;
  }

  /** Gives all mails of a state a fresh series of attempts; returns their number. */
  requeueAll(state: Exclude<DeliveryState, "delivered">): number {
    return this.#requeueWhere("state = :state", { state });
  }

  countFailed(since: number): number {
    const count = `SELECT count(*) AS failed FROM ${this.#table} WHERE state = 'failed' AND next_attempt_at > ?`;
    return Number(this.file.open().prepare(count).get(since)?.["failed"]);
  }

  #update(change: string, id: string, values: Record<string, string | number>): void {
    const update = `UPDATE ${this.#table} SET ${change} WHERE ${this.#id} = :id`;
    this.file.runNamed(update, { id, ...values });
  }

  #requeueWhere(condition: string, values: Record<string, string>): number {
    return this.file.runNamed(
      `UPDATE ${this.#table} SET state = 'stored', attempts = 0, next_attempt_at = :now WHERE ${condition}`,
      { now: this.now(), ...values },
    );
  }
}
