import type { Database, SqlValues } from "../storage/database.ts";

/** `stored` waits for delivery or for an SMTP server; `failed` and `quarantined` wait for the owner. */
export type DeliveryState = "stored" | "delivered" | "failed" | "quarantined";

export type Failures = { failed: number; doubtful: number };

/** `copies`: how often it may have arrived all the same. */
export type FailedMail = {
  id: string;
  error: string | null;
  failedAt: number;
  attempts: number;
  copies: number;
};

const isPostponed = "state = 'stored' AND last_error IS NOT NULL AND copies = 0";

/** Columns of every queue table besides the mail's id and state. */
export const queueColumns = `
  attempts INTEGER NOT NULL DEFAULT 0,
  copies INTEGER NOT NULL DEFAULT 0,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER,
  last_error TEXT`;

/**
 * How long, in ms, a claimed mail belongs to a process that does not renew its lease; afterwards others may claim it.
 */
export const leaseMs = 15_000;

/**
 * A queue of mails in one table; several processes share it, and each mail is claimed by one at a time (decision
 * 017).
 * `copies` counts how often a mail may have been delivered: a claim adds one before anything is sent, and an attempt
 * that surely delivered nothing subtracts it again (decision 057).
 */
export abstract class DeliveryQueue<Item> {
  protected readonly database: Database;
  protected readonly now: () => number;
  readonly #table: string;
  readonly #id: string;
  readonly #waiting: string;
  /** When each lease of this process ends, by mail. */
  readonly #leases = new Map<string, number>();

  /** `ready` is an SQL condition, besides its time, that a mail must meet to be sent. */
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

  /** Claims the mail that is due first; call `renew` while the attempt lasts, before the lease ends. */
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

  /** Also applies after another process has claimed the mail: the mail server has accepted it. */
  async markDelivered(id: string): Promise<void> {
    const delivered =
      "state = 'delivered', attempts = attempts + 1, delivered_at = :now, last_error = NULL";
    await this.database.run(`UPDATE ${this.#table} SET ${delivered} WHERE ${this.#id} = :id`, {
      id,
      now: this.now(),
    });
    this.#leases.delete(id);
  }

  /** Gives up on a mail; `next_attempt_at` then holds the time of the failure. */
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

  /** Makes postponed mails due now, except those that may have been delivered. */
  async makePostponedDue(): Promise<void> {
    await this.database.run(
      `UPDATE ${this.#table} SET next_attempt_at = :now WHERE ${isPostponed} AND next_attempt_at > :now`,
      { now: this.now() },
    );
  }

  async requeue(id: string): Promise<boolean> {
    const undelivered = `${this.#id} = :id AND state <> 'delivered'`;
    return (await this.#requeueWhere(undelivered, { id })) > 0;
  }

  /** Restarts the attempts of failed mails, or with `stored` of postponed ones; returns their number. */
  async requeueAll(state: "failed" | "stored"): Promise<number> {
    return this.#requeueWhere(state === "failed" ? "state = 'failed'" : isPostponed);
  }

  /** Lists the mails that failed, the newest first; the desk and the command can send them again. */
  async listFailed(most: number): Promise<FailedMail[]> {
    return this.database.rows<FailedMail>(
      `SELECT ${this.#id} AS id, last_error AS error, next_attempt_at AS "failedAt", attempts, copies
       FROM ${this.#table} WHERE state = 'failed' ORDER BY next_attempt_at DESC, rowid DESC LIMIT :most`,
      { most },
    );
  }

  /** Returns when a mail server last accepted a mail. */
  async findLastDelivery(): Promise<number | undefined> {
    const last = `SELECT max(delivered_at) AS time FROM ${this.#table}`;
    const [found] = await this.database.rows<{ time: number | null }>(last);
    return found?.time ?? undefined;
  }

  /** Counts the mails that failed since a time, and those among them that may have been delivered. */
  async countFailed(since: number): Promise<Failures> {
    const count = `
      SELECT count(*) AS failed, count(CASE WHEN copies > 0 THEN 1 END) AS doubtful FROM ${this.#table}
      WHERE state = 'failed' AND next_attempt_at > :since`;
    const [counted] = await this.database.rows<Failures>(count, { since });
    return counted ?? { failed: 0, doubtful: 0 };
  }

  /** Counts the mails that a mail server has accepted since a time. */
  async countDelivered(since: number): Promise<number> {
    const count = `SELECT count(*) AS count FROM ${this.#table} WHERE state = 'delivered' AND delivered_at > :since`;
    const [counted] = await this.database.rows<{ count: number }>(count, { since });
    return counted?.count ?? 0;
  }

  /** Counts the mails that still wait after at least this many attempts. */
  async countPostponed(attempts: number): Promise<number> {
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

  /** Changes nothing if the lease has ended and another process has claimed the mail. */
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
