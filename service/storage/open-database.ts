import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { refuseNewerSchema } from "./database.ts";
import { requireSqlite } from "./require-sqlite.ts";

/**
 * Opens a SQLite file, creating it and its folder where needed, and runs the migrations that it lacks; throws a `StorageFault` where a
 * newer version has migrated it.
 */
export function openDatabase(path: string, migrations: readonly string[]): DatabaseSync {
  requireSqlite(process.versions["sqlite"] ?? "0");
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: 2000 });
  try {
    refuseNewerSchema(readVersion(database), migrations.length);
  } catch (error) {
    database.close();
    throw error;
  }
  // Personal data: readable by the service's own user only.
  chmodSync(path, 0o600);
  // FULL syncs the log at every commit, so that it survives a power cut; secure_delete overwrites what is erased.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
  `);
  try {
    migrate(database, migrations);
  } catch (error) {
    // Undoes what was begun.
    database.close();
    throw error;
  }
  return database;
}

function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  // A file that lacks nothing is opened without waiting for those who write to it.
  if (readVersion(database) >= migrations.length) return;
  database.exec("BEGIN IMMEDIATE");
  const version = readVersion(database);
  const missing = migrations.slice(version);
  for (const migration of missing) database.exec(migration);
  database.exec(`PRAGMA user_version = ${version + missing.length}`);
  database.exec("COMMIT");
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}
