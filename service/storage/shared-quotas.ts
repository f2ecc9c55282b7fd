import type { Database, Queries } from "./database.ts";
import type { Schema } from "./schema.ts";

/** This table exists in PostgreSQL only, and may be empty after a crash. */
export const quotaSchema: Schema = [
  {
    shared: "",
    postgres: `CREATE UNLOGGED TABLE spent_request (quota text NOT NULL, client text NOT NULL, ends_at bigint NOT NULL);
      CREATE INDEX spent_request_client ON spent_request (quota, client, ends_at);`,
  },
];

type Quota = { name: string; requests: number; windowMs: number };

/** Rate limits that all services on one PostgreSQL database count together, by its clock. */
export class SharedQuotas {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Returns a function that counts one request of a client; it returns the seconds to wait if the limit is reached.
   */
  share({ name, requests, windowMs }: Quota): (client: string) => Promise<number | undefined> {
    return async (client) =>
      this.#database.transaction(async (queries) => {
        const now = await readClock(queries);
        const [spent] = await queries.rows<{ count: number; firstEndsAt: number }>(
          `SELECT count(*) AS count, coalesce(min(ends_at), 0) AS "firstEndsAt" FROM spent_request
           WHERE quota = :name AND client = :client AND ends_at > :now`,
          { name, client, now },
        );
        if (spent !== undefined && spent.count >= requests)
          return Math.ceil((spent.firstEndsAt - now) / 1000);
        await queries.run(
          "INSERT INTO spent_request (quota, client, ends_at) VALUES (:name, :client, :endsAt)",
          { name, client, endsAt: now + windowMs },
        );
        return undefined;
      });
  }

  /** Erases requests outside their window, and with them the clients' addresses. */
  async forgetEnded(): Promise<void> {
    await this.#database.transaction(async (queries) => {
      const now = await readClock(queries);
      await queries.run("DELETE FROM spent_request WHERE ends_at <= :now", { now });
    });
  }
}

async function readClock({ rows }: Queries): Promise<number> {
  const [clock] = await rows<{ now: number }>(
    "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS now",
  );
  return clock?.now ?? 0;
}
