import type { DatabaseFile } from "./database-file.ts";

/** `stored` waits for delivery or for an SMTP server; `failed` waits for the owner. */
export type DeliveryState = "stored" | "delivered" | "failed";

/** How long a mail is one process's alone; a process that dies leaves it to the others after this. */
export const leaseMs = 75_000;

/** Mails of one table and the course of their delivery; several processes can take from it, each mail goes to one (docs/decisions/017). */
export abstract class DeliveryQueue<Item> {
  protected readonly file: DatabaseFile;
  protected readonly now: () => number;
  readonly #table: string;
  readonly #id: string;

  /** `id` is the table's column that names what is delivered. */
  constructor(file: DatabaseFile, now: () => number, names: { table: string; id: string }) {
    this.file = file;
    this.now = now;
    this.#table = names.table;
    this.#id = names.id;
  }

  abstract find(id: string): Item | undefined;

  /** Takes the mail whose turn it is, for the caller alone until its lease ends. */
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

  /** When the next mail can be taken; undefined when none waits. */
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

  /** Gives up a mail that was refused; its `next_attempt_at` then tells since when. */
  markFailed(id: string, error: string): void {
    this.#update(
      "state = 'failed', attempts = attempts + 1, next_attempt_at = :now, claimed_until = 0, last_error = :error",
      id,
      { now: this.now(), error },
    );
  }

  /** Notes an attempt that the server put off. */
  postpone(id: string, nextAttemptAt: number, error: string): void {
    this.#update(
      "attempts = attempts + 1, next_attempt_at = :nextAttemptAt, claimed_until = 0, last_error = :error",
      id,
      { nextAttemptAt, error },
    );
  }

  /** Gives back a mail that could not be offered, as no server was there. */
  release(id: string, nextAttemptAt: number, error: string): void {
    this.#update("next_attempt_at = :nextAttemptAt, claimed_until = 0, last_error = :error", id, {
      nextAttemptAt,
      error,
    });
  }

  /** Makes everything that was put off due now, the server taking mails again. */
  hurry(): void {
    this.file.runNamed(
      `UPDATE ${this.#table} SET next_attempt_at = :now WHERE state = 'stored' AND next_attempt_at > :now`,
      { now: this.now() },
    );
  }

  /** Puts a mail back in the queue, unless it was delivered; false when there was none to put back. */
  requeue(id: string): boolean {
    return this.#requeueWhere(`${this.#id} = :id AND state <> 'delivered'`, { id }) > 0;
  }

  /** Gives every mail of a state a fresh series of attempts from now on, and tells how many. */
  requeueAll(state: Exclude<DeliveryState, "delivered">): number {
    return this.#requeueWhere("state = :state", { state });
  }

  /** How many mails were given up since a time. */
  countFailed(since: number): number {
    const count = `SELECT count(*) AS failed FROM ${this.#table} WHERE state = 'failed' AND next_attempt_at > ?`;
    return Number(this.file.open().prepare(count).get(since)?.["failed"]);
  }

  /** Throws unless the file is sound and can be written. */
  examine(): void {
    this.file.examine();
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
