import type { Queries } from "../../storage/database.ts";

/** An enquiry in quarantine, as the notice to the owner lists it. */
export type Quarantined = {
  id: string;
  from_name: string;
  reply_to: string;
  message: string;
  receivedAt: number;
  suspicion: string | null;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Releases the newest enquiry that came into quarantine since the last notice, at most once in 24 hours: its mail
 * lists the others, so none waits longer than a day unreported (decision 057). Returns whether it did; the queries
 * must be those of a transaction.
 */
export async function announceQuarantine({ rows, run }: Queries, now: number): Promise<boolean> {
  const [last] = await rows<{ noticedAt: number | null }>(
    `SELECT max(coalesce(delivered_at, next_attempt_at)) AS "noticedAt" FROM delivery
     WHERE suspicion IS NOT NULL AND state <> 'quarantined'`,
  );
  const noticedAt = last?.noticedAt ?? -Infinity;
  if (now - noticedAt < dayMs) return false;
  const [newest] = await rows<{ id: string; receivedAt: number }>(
    `SELECT id, received_at AS "receivedAt" FROM enquiry JOIN delivery ON enquiry_id = id
     WHERE state = 'quarantined' ORDER BY received_at DESC, enquiry.rowid DESC LIMIT 1`,
  );
  if (newest === undefined || newest.receivedAt <= noticedAt) return false;
  const notice = `UPDATE delivery SET state = 'stored', next_attempt_at = :now
    WHERE enquiry_id = :id AND state = 'quarantined'`;
  return (await run(notice, { id: newest.id, now })) > 0;
}

/** Returns the newest enquiries in quarantine, at most `most`, and the number of all. */
export async function listQuarantine(
  queries: Queries,
  most: number,
): Promise<{ count: number; newest: Quarantined[] }> {
  const [counted] = await queries.rows<{ count: number }>(
    "SELECT count(*) AS count FROM delivery WHERE state = 'quarantined'",
  );
  const newest = await queries.rows<Quarantined>(
    `SELECT id, from_name, reply_to, message, received_at AS "receivedAt", suspicion FROM enquiry JOIN delivery ON enquiry_id = id
     WHERE state = 'quarantined' ORDER BY received_at DESC, enquiry.rowid DESC LIMIT :most`,
    { most },
  );
  return { count: counted?.count ?? 0, newest };
}

/** Describes the quarantine for the owner, without a remedy; undefined if it is empty. */
export function describeQuarantine(count: number): string | undefined {
  return count === 0 ? undefined : `Enquiries in quarantine as spam: ${String(count)}`;
}

export const quarantineRemedy =
  "Read them: npm run mail -- list. Deliver one: npm run mail -- release ID. Erase all: npm run mail -- purge";
