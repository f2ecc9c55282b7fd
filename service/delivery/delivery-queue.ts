import type { Database, SqlValues } from "../storage/database.ts";

/** `stored` waits for delivery or for an SMTP server; `failed` and `quarantined` wait for the owner. */
export type DeliveryState = "stored" | "delivered" | "failed" | "quarantined";

export type Failures = { failed: number; doubtful: number };

const putOff = "state = 'stored' AND last_error IS NOT NULL AND copies = 0";

/** What the table of a queue has besides the id and the state of a mail. */
export const queueColumns = `
  attempts INTEGER NOT NULL DEFAULT 0,
  copies INTEGER NOT NULL DEFAULT 0,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER,
  last_error TEXT`;

/** How long a claimed mail belongs to a process that does not renew the lease: if it dies, others take the mail afterwards. */
export const leaseMs = 15_000;

/**
 * The mails of one table; each is claimed by one of several processes at a time (decision 017). `copies` counts how often a mail may have
 * left: a claim adds one, before anything is sent, and what surely did not arrive takes it back (decision 057).
 */
export abstract class DeliveryQueue<Item> {
  protected readonly database: Database;
  protected readonly now: () => number;
  readonly #table: string;
  readonly #id: string;
  readonly #waiting: string;
  /** The ends of the leases of this process, by mail. */
  readonly #leases = new Map<string, number>();

  /** `ready` is a condition that a mail must meet besides its time. */
  constructor(
    database: Database,
    now: () => number,
    names: { table: string; id: string; ready?: string },
  ) {
    this.database = database;
    this.now = now;
    this.#table = names.table;
    this.#id = names.id;
    this.#waiting =
      names.ready === undefined ? "state = 'stored'" : `state = 'stored' AND ${names.ready}`;
  }

  abstract find(id: string): Promise<Item | undefined>;

  /** Claims the mail that is due first, until the lease ends; `renew` it while the attempt lasts. */
  async claimNext(): Promise<Item | undefined> {
    const now = this.now();
    const claim = `
      UPDATE ${this.#table} SET claimed_until = :end, copies = copies + 1 WHERE ${this.#id} =
        (SELECT ${this.#id} FROM ${this.#table}
         WHERE ${this.#waiting} AND next_attempt_at <= :now AND claimed_until <= :now
         ORDER BY next_attempt_at, rowid LIMIT 1 ${this.database.skipLocked})
      RETURNING ${this.#id} AS id`;
    const values = { now, end: now + leaseMs };
    const [claimed] = await this.database.rows<{ id: string }>(claim, values);
    if (claimed === undefined) return undefined;
    this.#leases.set(claimed.id, values.end);
    return this.find(claimed.id);
  }

  async renew(id: string): Promise<void> {
    const end = this.now() + leaseMs;
    const renewed = await this.#updateClaimed("claimed_until = :end", id, { end });
    if (renewed > 0) this.#leases.set(id, end);
  }

  async findNextTime(): Promise<number | undefined> {
    const next = `
      SELECT min(CASE WHEN claimed_until > next_attempt_at THEN claimed_until ELSE next_attempt_at END) AS time
      FROM ${this.#table} WHERE ${this.#waiting}`;
    const [found] = await this.database.rows<{ time: number | null }>(next);
    return found?.time ?? undefined;
  }

  /** Also where another process has taken the mail over: the mail server has it. */
  async markDelivered(id: string): Promise<void> {
    const delivered =
      "state = 'delivered', attempts = attempts + 1, delivered_at = :now, last_error = NULL";
    await this.database.run(`UPDATE ${this.#table} SET ${delivered} WHERE ${this.#id} = :id`, {
      id,
      now: this.now(),
    });
    this.#leases.delete(id);
  }

  /** Gives up on a mail; `next_attempt_at` keeps the time of the failure. */
  async markFailed(id: string, error: string, mayHaveArrived = false): Promise<void> {
    const failed = "state = 'failed', attempts = attempts + 1, next_attempt_at = :now";
    await this.#endClaim(failed, id, { now: this.now(), error }, mayHaveArrived);
  }

  async postpone(
    id: string,
    nextAttemptAt: number,
    error: string,
    mayHaveArrived = false,
  ): Promise<void> {
    const postponed = "attempts = attempts + 1, next_attempt_at = :nextAttemptAt";
    await this.#endClaim(postponed, id, { nextAttemptAt, error }, mayHaveArrived);
  }

  async release(id: string, nextAttemptAt: number, error: string): Promise<void> {
    await this.#endClaim("next_attempt_at = :nextAttemptAt", id, { nextAttemptAt, error }, false);
  }

  /** Makes what was put off due, but not what may have arrived. */
  async hurry(): Promise<void> {
    await this.database.run(
      `UPDATE ${this.#table} SET next_attempt_at = :now WHERE ${putOff} AND next_attempt_at > :now`,
      { now: this.now() },
    );
  }

  async requeue(id: string): Promise<boolean> {
    const undelivered = `${this.#id} = :id AND state <> 'delivered'`;
    return (await this.#requeueWhere(undelivered, { id })) > 0;
  }

  /** Gives the mails that failed a fresh series of attempts, or at a start those that were put off; returns their number. */
  async requeueAll(state: "failed" | "stored"): Promise<number> {
    return this.#requeueWhere(state === "failed" ? "state = 'failed'" : putOff);
  }

  /** Returns the number of mails that failed since a time, and how many of them may have arrived all the same. */
  async countFailed(since: number): Promise<Failures> {
    const count = `
      SELECT count(*) AS failed, count(CASE WHEN copies > 0 THEN 1 END) AS doubtful FROM ${this.#table}
      WHERE state = 'failed' AND next_attempt_at > :since`;
    const [counted] = await this.database.rows<Failures>(count, { since });
    return counted ?? { failed: 0, doubtful: 0 };
  }

  /** Returns the number of mails that wait after so many attempts. */
  async countPutOff(attempts: number): Promise<number> {
    const count = `SELECT count(*) AS count FROM ${this.#table} WHERE state = 'stored' AND attempts >= :attempts`;
    const [counted] = await this.database.rows<{ count: number }>(count, { attempts });
    return counted?.count ?? 0;
  }

  async #endClaim(
    change: string,
    id: string,
    values: SqlValues,
    mayHaveArrived: boolean,
  ): Promise<void> {
    const copies = mayHaveArrived
      ? ""
      : ", copies = CASE WHEN copies > 0 THEN copies - 1 ELSE 0 END";
    await this.#updateClaimed(
      `${change}${copies}, claimed_until = 0, last_error = :error`,
      id,
      values,
    );
    this.#leases.delete(id);
  }

  /** Changes nothing once the lease has ended and another process has taken the mail over. */
  async #updateClaimed(change: string, id: string, values: SqlValues): Promise<number> {
    const update = `UPDATE ${this.#table} SET ${change}
      WHERE ${this.#id} = :id AND state = 'stored' AND claimed_until = :lease`;
    const lease = this.#leases.get(id) ?? 0;
    return this.database.run(update, { id, lease, ...values });
  }

  async #requeueWhere(condition: string, values: SqlValues = {}): Promise<number> {
    return this.database.run(
      `UPDATE ${this.#table} SET state = 'stored', attempts = 0, next_attempt_at = :now,
         copies = CASE WHEN state = 'stored' THEN copies ELSE 0 END
       WHERE ${condition}`,
      { now: this.now(), ...values },
    );
  }
}
