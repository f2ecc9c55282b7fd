import { createHmac } from "node:crypto";
import type { Queries } from "../../storage/database.ts";
import { nameMailbox } from "../../delivery/mailbox.ts";
import { findMailQuotaEnd, mailQuotaMs, type AskedMails } from "../core/holds/hold-quota.ts";

/**
 * Counts the confirmation mails sent to a mailbox. Rows hold a keyed digest of the address, so that no address
 * outlives its hold (decision 050); the queries must be those of a transaction.
 */
export class MailboxQuota {
  readonly #queries: Queries;
  readonly #mailbox: Uint8Array;

  constructor(queries: Queries, key: Uint8Array, email: string) {
    this.#queries = queries;
    this.#mailbox = createHmac("sha256", key).update(nameMailbox(email)).digest();
  }

  /** Returns the instant from which another mail may be sent; undefined if it may now. */
  async findEnd(now: number): Promise<number | undefined> {
    const recent = `SELECT count(*) AS count, coalesce(min(asked_at), 0) AS "firstAt"
      FROM asked_confirmation WHERE mailbox = :mailbox AND asked_at > :since`;
    const values = { mailbox: this.#mailbox, since: now - mailQuotaMs };
    const [asked] = await this.#queries.rows<AskedMails>(recent, values);
    return asked && findMailQuotaEnd(asked);
  }

  async spend(now: number): Promise<void> {
    const add = "INSERT INTO asked_confirmation (mailbox, asked_at) VALUES (:mailbox, :now)";
    await this.#queries.run(add, { mailbox: this.#mailbox, now });
  }
}

/** Erases mails that no longer count. */
export async function forgetAsked({ run }: Queries, now: number): Promise<void> {
  await run("DELETE FROM asked_confirmation WHERE asked_at <= :end", { end: now - mailQuotaMs });
}
