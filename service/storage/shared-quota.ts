import type { Database } from "./database.ts";

export type SharedQuota = (quota: {
  name: string;
  requests: number;
  windowMs: number;
}) => (client: string) => Promise<number | undefined>;

/**
 * Makes functions that spend one request of a client, or return the seconds until the next is allowed, for all services on a
 * PostgreSQL database together, by its clock. What a window has outlived is erased.
 */
export function createSharedQuota(database: Database): SharedQuota {
  return ({ name, requests, windowMs }) =>
    async (client) =>
      database.transaction(async ({ rows, run }) => {
        const [clock] = await rows<{ now: number }>(
          "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS now",
        );
        const now = clock?.now ?? 0;
        const start = now - windowMs;
        await run("DELETE FROM spent_request WHERE quota = :name AND spent_at <= :start", {
          name,
          start,
        });
        const [spent] = await rows<{ count: number; oldest: number }>(
          `SELECT count(*) AS count, coalesce(min(spent_at), 0) AS oldest FROM spent_request
           WHERE quota = :name AND client = :client`,
          { name, client },
        );
        if (spent !== undefined && spent.count >= requests)
          return Math.ceil((spent.oldest - start) / 1000);
        await run("INSERT INTO spent_request VALUES (:name, :client, :now)", { name, client, now });
        return undefined;
      });
}
