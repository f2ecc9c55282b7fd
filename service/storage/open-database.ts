import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { requireSqlite } from "./require-sqlite.ts";
import { refuseNewerSchema, writeForSqlite, type Schema } from "./schema.ts";

/**
 * Opens a SQLite file, creating it and its folder where needed, and brings it up to the schema; throws a `StorageFault` where a newer
 * version has written it.
 */
export function openDatabase(path: string, schema: Schema): DatabaseSync {
  requireSqlite(process.versions["sqlite"] ?? "0");
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: 2000 });
  try {
    refuseNewerSchema(readVersion(database), schema);
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
    migrate(database, schema);
  } catch (error) {
    // Undoes what was begun.
    database.close();
    throw error;
  }
  return database;
}

function migrate(database: DatabaseSync, schema: Schema): void {
  // A file that lacks nothing is opened without waiting for those who write to it.
  if (readVersion(database) >= schema.length) return;
  database.exec("BEGIN IMMEDIATE");
  // Another process may have brought it up to the schema meanwhile.
  for (const version of schema.slice(readVersion(database))) database.exec(writeForSqlite(version));
  database.exec(`PRAGMA user_version = ${String(schema.length)}`);
  database.exec("COMMIT");
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}
