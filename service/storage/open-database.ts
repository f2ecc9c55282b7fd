import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { requireSqlite } from "./require-sqlite.ts";
import { refuseNewerSchema, writeForSqlite, type Schema } from "./schema.ts";

/**
 * Opens a SQLite file, creates it and its folder if they do not exist, and migrates it to the schema; throws a
 * `StorageFault` if a newer version of the site has written it.
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
  // `FULL` syncs the log at every commit, so commits survive a power cut; `secure_delete` overwrites erased data.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
  `);
  try {
    migrate(database, schema);
  } catch (error) {
    // Closing rolls the open transaction back.
    database.close();
    throw error;
  }
  return database;
}

function migrate(database: DatabaseSync, schema: Schema): void {
  // A file of the current version is opened without a lock, so without waiting for writers.
  if (readVersion(database) >= schema.length) return;
  database.exec("BEGIN IMMEDIATE");
  // Another process may have migrated the file meanwhile.
  for (const version of schema.slice(readVersion(database))) database.exec(writeForSqlite(version));
  database.exec(`PRAGMA user_version = ${String(schema.length)}`);
  database.exec("COMMIT");
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}
