import { existsSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { findFile, identify, isCopy, type DataIdentity } from "./data-identity.ts";
import { StorageFault } from "../storage-fault.ts";
import { writeHeartbeat, type Database, type Queries, type SqlValues } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { requireUnused } from "./require-unused.ts";
import type { Schema } from "./schema.ts";

const corrupt = 11; // SQLITE_CORRUPT
const damaged = new Set([corrupt, 26]); // SQLITE_NOTADB

const lost =
  "The data folder has vanished, or another one is in its place. Mount it or move it back; nothing is stored until then.";

const absent =
  "Nothing is stored yet, or its folder is away: start the service once, mount the folder, or correct DATA_DIR.";

/** `any` creates a missing file; `existing` rejects. */
export type WantedFiles = "any" | "existing";

class DamagedFile extends Error {
  readonly errcode = corrupt;
}

/**
 * One SQLite file. All statements share one connection, so they wait for an open transaction: otherwise they would
 * become part of it.
 */
export class SqliteDatabase implements Database {
  readonly place: string;
  // SQLite has one writer at a time, so there are no locked rows to skip.
  readonly skipLocked = "";
  readonly #schema: Schema;
  readonly #wanted: WantedFiles;
  readonly #statements = new Map<string, StatementSync>();
  #connection: DatabaseSync | undefined;
  #identity: DataIdentity | undefined;
  /** Resolves when the connection is free, and never rejects; undefined while it is free. */
  #turn: Promise<void> | undefined;
  readonly #connected: Queries = {
    rows: async <Row>(sql: string, values: SqlValues = {}) =>
      this.#prepare(sql).all(values) as Row[],
    run: async (sql, values = {}) => Number(this.#prepare(sql).run(values).changes),
  };

  constructor(path: string, schema: Schema, wanted: WantedFiles = "any") {
    this.place = path;
    this.#schema = schema;
    this.#wanted = wanted;
  }

  async rows<Row>(sql: string, values: SqlValues = {}): Promise<Row[]> {
    return this.#inTurn(() => this.#connected.rows<Row>(sql, values));
  }

  async run(sql: string, values: SqlValues = {}): Promise<number> {
    return this.#inTurn(() => this.#connected.run(sql, values));
  }

  async transaction<Result>(act: (queries: Queries) => Promise<Result>): Promise<Result> {
    const run = async () => this.#transact(act);
    return this.#takeTurn(this.#turn === undefined ? run() : this.#turn.then(run));
  }

  async *stream<Row>(sql: string, values: SqlValues = {}): AsyncGenerator<Row> {
    const statement = await this.#inTurn(() => this.#open().prepare(sql));
    yield* statement.iterate(values) as Iterable<Row>;
  }

  async check(now: number): Promise<void> {
    await this.run(writeHeartbeat, { now });
  }

  /** Reads every page of the file. */
  async examine(): Promise<void> {
    const [read] = await this.rows<{ quick_check: string }>("PRAGMA quick_check(1)");
    if (read?.quick_check !== "ok") throw new DamagedFile(String(read?.quick_check));
  }

  async requireUnused(): Promise<void> {
    if (this.#connection === undefined && existsSync(this.place)) requireUnused(this.place);
  }

  /**
   * Checkpoints the write-ahead log, which still holds deleted rows; in the file `secure_delete` has overwritten
   * them.
   */
  async forgetDeleted(): Promise<void> {
    await this.#inTurn(() => this.#open().exec("PRAGMA wal_checkpoint(TRUNCATE)"));
  }

  describeFault(error: Error & { errcode?: number }): string {
    if (error instanceof StorageFault)
      return `Nothing can be stored in ${this.place}: ${error.message}`;
    const remedy = damaged.has(error.errcode ?? 0)
      ? "Restore a backup: npm run restore -- BACKUP --replace; without one, move the file away."
      : "Let the user who runs the service write there, or choose another folder with DATA_DIR.";
    return `Nothing can be stored in ${this.place}: ${error.message}. ${remedy}`;
  }

  async close(): Promise<void> {
    if (this.#connection === undefined) return;
    if (!this.#isLost()) await this.forgetDeleted();
    this.#forgetConnection();
  }

  async #inTurn<Result>(act: () => Result | Promise<Result>): Promise<Result> {
    return this.#turn === undefined ? act() : this.#takeTurn(this.#turn.then(act));
  }

  /** Makes later calls wait until `turn` has settled. */
  async #takeTurn<Result>(turn: Promise<Result>): Promise<Result> {
    const ended = turn.then(ignore, ignore);
    this.#turn = ended;
    await ended;
    if (this.#turn === ended) this.#turn = undefined;
    return turn;
  }

  async #transact<Result>(act: (queries: Queries) => Promise<Result>): Promise<Result> {
    const connection = this.#open();
    connection.exec("BEGIN IMMEDIATE");
    try {
      const result = await act(this.#connected);
      connection.exec("COMMIT");
      // A commit must not be confirmed if its folder has vanished or was replaced by a copy.
      if (this.#isLost()) throw new StorageFault(lost);
      return result;
    } catch (error) {
      // When the disk is full, SQLite has already rolled back.
      if (connection.isTransaction) connection.exec("ROLLBACK");
      throw error;
    }
  }

  // Opens at first use, so the site is served even if the folder cannot be written. A file that vanished while open
  // is never created again: confirmed data would be missing from the new one (decision 057).
  #open(): DatabaseSync {
    if (this.#isLost()) {
      if (!isCopy(this.place, this.#identity?.mark ?? 0)) throw new StorageFault(lost);
      this.#forgetConnection();
    }
    if (this.#connection === undefined) {
      if (this.#wanted === "existing" && findFile(this.place) === undefined)
        throw new StorageFault(`${this.place} does not exist. ${absent}`);
      this.#connection = openDatabase(this.place, this.#schema);
      this.#identity = identify(this.place, this.#connection);
    }
    return this.#connection;
  }

  #isLost(): boolean {
    return this.#identity !== undefined && findFile(this.place) !== this.#identity.file;
  }

  // Preparing a statement costs more than running most of ours.
  #prepare(sql: string): StatementSync {
    const connection = this.#open();
    const prepared = this.#statements.get(sql) ?? connection.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  #forgetConnection(): void {
    this.#statements.clear();
    this.#connection?.close();
    this.#connection = undefined;
  }
}

function ignore(): void {}
