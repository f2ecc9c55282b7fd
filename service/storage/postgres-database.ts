import { createHash } from "node:crypto";
import { Pool, types, type ClientBase, type PoolClient } from "pg";
import { StorageFault } from "../storage-fault.ts";
import {
  writeHeartbeat,
  type Database,
  type Queries,
  type SqlValue,
  type SqlValues,
} from "./database.ts";
import { numberParameters } from "./number-parameters.ts";
import { refuseNewerSchema, writeForPostgres, type Schema } from "./schema.ts";

const connections = 10;
// A statement and its rollback together take less than the 15 seconds for which a form waits.
const timeoutMs = 6_000;
const fetchedAtOnce = 500;
// Key of the advisory lock of writers: an arbitrary number that other programs on this database must not use.
const writersLock = 7_204_113;
const int8 = 20;

// One writer at a time, as in SQLite; the timeouts keep a frozen process from blocking the others.
const begin = `BEGIN;
  SET LOCAL synchronous_commit = on;
  SET LOCAL lock_timeout = '${String(timeoutMs)}ms';
  SET LOCAL idle_in_transaction_session_timeout = '${String(timeoutMs)}ms';
  SELECT pg_advisory_xact_lock(${String(writersLock)})`;

/** A PostgreSQL database shared by several services (decision 049). */
export class PostgresDatabase implements Database {
  readonly place: string;
  readonly skipLocked = "FOR UPDATE SKIP LOCKED";
  /**
   * Identifies the connections of services that use the same schema; a schema in the address is a separate database.
   */
  readonly #applicationName: string;
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #pool: Pool;
  #migrated: Promise<void> | undefined;

  /** A new version of a schema must keep what the previous one needs, so that services can be replaced one by one. */
  constructor(url: string, schemas: Readonly<Record<string, Schema>>) {
    const { host, pathname, searchParams } = new URL(url);
    this.place = `${host}${pathname}`;
    const options = createHash("sha256").update(searchParams.get("options") ?? "");
    this.#applicationName = `data-analyst-site ${options.digest("hex").slice(0, 16)}`;
    this.#schemas = schemas;
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      min: 1,
      application_name: this.#applicationName,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      types: { getTypeParser: chooseParser },
    });
    // The pool replaces a connection that the server closed; without a listener its error would end the process.
    this.#pool.on("error", ignore);
    this.#pool.on("connect", (client) => client.on("error", ignore));
  }

  async rows<Row>(sql: string, values: SqlValues = {}): Promise<Row[]> {
    await this.#migrate();
    return queriesOf(this.#pool).rows<Row>(sql, values);
  }

  async run(sql: string, values: SqlValues = {}): Promise<number> {
    await this.#migrate();
    return queriesOf(this.#pool).run(sql, values);
  }

  async transaction<Result>(act: (queries: Queries) => Promise<Result>): Promise<Result> {
    await this.#migrate();
    return this.#transact(async (client) => act(queriesOf(client)));
  }

  async *stream<Row>(sql: string, values: SqlValues = {}): AsyncGenerator<Row> {
    await this.#migrate();
    const client = await this.#pool.connect();
    try {
      await client.query("BEGIN");
      const { run, rows } = queriesOf(client);
      await run(`DECLARE listed CURSOR FOR ${sql}`, values);
      for (;;) {
        const some = await rows<Row>(`FETCH ${String(fetchedAtOnce)} FROM listed`);
        if (some.length === 0) return;
        yield* some;
      }
    } finally {
      await rollBack(client);
    }
  }

  async check(now: number): Promise<void> {
    await this.run(writeHeartbeat, { now });
  }

  async examine(): Promise<void> {
    await this.check(Date.now());
  }

  /** Counts the connections with this application name; each service keeps one open. */
  async requireUnused(): Promise<void> {
    const { rows } = await this.#pool.query<{ users: number }>(
      `SELECT count(*)::integer AS users FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()`,
      [this.#applicationName],
    );
    if (rows[0]?.users === 0) return;
    throw new Error(`A service uses the database ${this.place}. Stop it first.`);
  }

  /** PostgreSQL overwrites deleted rows itself, at its next vacuum. */
  async forgetDeleted(): Promise<void> {}

  describeFault(error: Error & { code?: string }): string {
    if (error instanceof StorageFault)
      return `Nothing can be stored in the database ${this.place}: ${error.message}`;
    // If the host has several IP addresses, the error has a code but no message.
    const reason = error.message === "" ? String(error.code) : error.message;
    return `Nothing can be stored in the database ${this.place}: ${reason}. Start it, or correct DATABASE_URL.`;
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }

  /** Migrates the database once, at the first statement; a failed migration is repeated at the next statement. */
  async #migrate(): Promise<void> {
    this.#migrated ??= this.#transact(async (client) => {
      await client.query(
        "CREATE TABLE IF NOT EXISTS schema_version (name text PRIMARY KEY, version integer NOT NULL)",
      );
      for (const [name, schema] of Object.entries(this.#schemas))
        await migrate(client, name, schema);
    });
    try {
      await this.#migrated;
    } catch (error) {
      this.#migrated = undefined;
      throw error;
    }
  }

  async #transact<Result>(act: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query(begin);
      const result = await act(client);
      await client.query("COMMIT");
      client.release();
      return result;
    } catch (error) {
      await rollBack(client);
      throw error;
    }
  }
}

async function migrate(client: PoolClient, name: string, schema: Schema): Promise<void> {
  const { rows, run } = queriesOf(client);
  const read = "SELECT version FROM schema_version WHERE name = :name";
  const [found] = await rows<{ version: number }>(read, { name });
  const done = found?.version ?? 0;
  refuseNewerSchema(done, schema);
  for (const version of schema.slice(done)) await client.query(writeForPostgres(version));
  const note = `INSERT INTO schema_version (name, version) VALUES (:name, :version)
    ON CONFLICT (name) DO UPDATE SET version = excluded.version`;
  await run(note, { name, version: schema.length });
}

function queriesOf(client: Pick<ClientBase, "query"> | Pool): Queries {
  const ask = async (sql: string, values: SqlValues) => {
    const numbered = numberParameters(sql, values);
    return (client as Pick<ClientBase, "query">).query<Record<string, SqlValue>>(numbered);
  };
  return {
    rows: async <Row>(sql: string, values: SqlValues = {}) =>
      (await ask(sql, values)).rows as Row[],
    run: async (sql, values = {}) => (await ask(sql, values)).rowCount ?? 0,
  };
}

/** Rolls the transaction back; a connection that cannot do so is discarded. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}

/** Parses `bigint` as a number: all our values are times below 2^53. */
function chooseParser(type: number, format: "text" | "binary" = "text") {
  return type === int8 ? Number : (types.getTypeParser(type, format) as (text: string) => unknown);
}

function ignore(): void {}
