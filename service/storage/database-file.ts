import { existsSync } from "node:fs";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { openDatabase } from "./open-database.ts";

class DamagedFile extends Error {
  readonly errcode = 11; // SQLITE_CORRUPT
}

export class DatabaseFile {
  readonly path: string;
  readonly #migrations: readonly string[];
  #database: DatabaseSync | undefined;
  #versionQuery: StatementSync | undefined;
  #openings = 0;

  constructor(path: string, migrations: readonly string[]) {
    this.path = path;
    this.#migrations = migrations;
  }

  // Opened at first use, so that the site is served even if the folder cannot be written; and again after the file was removed,
  // since SQLite would go on writing into the deleted one.
  open(): DatabaseSync {
    if (this.#database !== undefined && !existsSync(this.path)) {
      this.#database.close();
      this.#database = undefined;
    }
    if (this.#database === undefined) {
      this.#database = openDatabase(this.path, this.#migrations);
      this.#versionQuery = undefined;
      this.#openings += 1;
    }
    return this.#database;
  }

  /** Returns a text that differs after every change of the file, by this process or another. */
  readVersion(): string {
    // SQLite counts this connection's changes and other processes' commits apart, both from when it opened.
    const version =
      "SELECT total_changes() AS own, data_version AS others FROM pragma_data_version";
    const database = this.open();
    // Every look at the calendar asks, and preparing costs more than asking.
    this.#versionQuery ??= database.prepare(version);
    const { own, others } = this.#versionQuery.get() ?? {};
    return [this.#openings, own, others].join(" ");
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(
      this.open()
        .prepare(sql)
        .run(...values).changes,
    );
  }

  runNamed(sql: string, values: Record<string, SQLInputValue>): number {
    return Number(this.open().prepare(sql).run(values).changes);
  }

  /** Throws unless the file can be written now; every file has a `heartbeat` table. */
  check(now: number): void {
    this.run("INSERT OR REPLACE INTO heartbeat VALUES (1, ?)", now);
  }

  /** Throws unless the file is sound and can be written; reads every page. */
  examine(): void {
    const { quick_check: verdict } = { ...this.open().prepare("PRAGMA quick_check(1)").get() };
    if (verdict !== "ok") throw new DamagedFile(String(verdict));
  }

  checkpoint(): void {
    this.open().exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  close(): void {
    if (this.#database === undefined) return;
    this.checkpoint();
    this.#database.close();
    this.#database = undefined;
  }
}
