import type { Database, Queries, SqlValues } from "../../storage/database.ts";
import { forgetAsked } from "./mailbox-quota.ts";

// A purchase is kept while its provider may still charge for it (decision 089).
const isClosed = "payment_closes_at IS NULL";

/** Counts a change of the bookings, which all processes see. */
export async function countChange({ run }: Queries): Promise<void> {
  await run("UPDATE booking_version SET version = version + 1");
}

/** Deletes purchases with their bookings and notifications; returns the number of purchases. */
export async function deletePurchases(
  queries: Queries,
  condition: string,
  values: SqlValues,
): Promise<number> {
  const deleted = await queries.run(`DELETE FROM purchase WHERE ${condition}`, values);
  if (deleted > 0) await countChange(queries);
  return deleted;
}

/**
 * Deletes holds that ended without a payment, except those that waited for a transfer, and counted mails that no longer
 * count.
 */
export async function deleteExpired(queries: Queries, now: number): Promise<void> {
  const expired = `${isClosed} AND coalesce(provider, '') <> 'transfer'
    AND id IN (SELECT purchase_id FROM booking WHERE state = 'held' AND hold_ends_at <= :now)`;
  await deletePurchases(queries, expired, { now });
  await forgetAsked(queries, now);
}

/** Erases purchases whose sessions and validity ended before a time, and older payments; returns the purchases. */
export async function eraseEnded(database: Database, before: number): Promise<number> {
  await database.run("DELETE FROM refund WHERE done_at < :before", { before });
  await database.run("DELETE FROM payment_issue WHERE noted_at < :before", { before });
  return erase(database, async (queries) => {
    const ended = `${isClosed} AND coalesce(valid_until, 0) < :before
      AND NOT EXISTS (SELECT 1 FROM booking WHERE purchase_id = purchase.id AND ends_at >= :before)`;
    return deletePurchases(queries, ended, { before });
  });
}

/**
 * Erases everything a person booked, in the write-ahead log too, except what is being paid; returns the number of
 * purchases. Of refunds and issues the amounts stay.
 */
export async function erasePerson(database: Database, email: string): Promise<number> {
  const person = { email: email.trim() };
  return erase(database, async (queries) => {
    // The charges are known, so that they are not reported as those of no booking.
    await queries.run(
      `INSERT INTO payment_issue (id, kind, reference, email, cents, currency, noted_at, seen_at)
       SELECT payment_reference, 'unknown', payment_reference, '', total_cents, currency, paid_at, paid_at
       FROM purchase WHERE ${isPerson} AND payment_reference IS NOT NULL ON CONFLICT DO NOTHING`,
      person,
    );
    for (const table of ["refund", "payment_issue"])
      await queries.run(`UPDATE ${table} SET email = '' WHERE ${isPerson}`, person);
    return deletePurchases(queries, `${isClosed} AND ${isPerson}`, person);
  });
}

const isPerson = "lower(email) = lower(:email)";

async function erase(
  database: Database,
  act: (queries: Queries) => Promise<number>,
): Promise<number> {
  const erased = await database.transaction(act);
  // Runs even if nothing was erased now: an earlier erasure may have failed before this step.
  await database.forgetDeleted();
  return erased;
}
