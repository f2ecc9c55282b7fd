import { StorageFault } from "../storage-fault.ts";

/** Versions of the tables of one kind of data; each holds the statements that migrate from the previous one. */
export type Schema = readonly SchemaVersion[];

/**
 * `shared` runs on both engines and is written in the SQL of SQLite; `sqlite` and `postgres` run on one engine only.
 */
export type SchemaVersion = { shared: string; sqlite?: string; postgres?: string };

/** Table written by `check`; every schema begins with it. */
export const heartbeatTable =
  "CREATE TABLE IF NOT EXISTS heartbeat (id INTEGER PRIMARY KEY, beaten_at INTEGER NOT NULL) STRICT;";

export function writeForSqlite({ shared, sqlite = "" }: SchemaVersion): string {
  return shared + sqlite;
}

/** Translates the shared SQL: renames types, drops `STRICT` and adds a `rowid` column, which SQLite has by itself. */
export function writeForPostgres({ shared, postgres = "" }: SchemaVersion): string {
  const translated = shared
    .replaceAll(/\bINTEGER\b/g, "bigint")
    .replaceAll(/\bBLOB\b/g, "bytea")
    .replaceAll(") STRICT;", ");")
    .replaceAll(/CREATE TABLE [\w ]+\(/g, "$& rowid bigint GENERATED ALWAYS AS IDENTITY,");
  return translated + postgres;
}

/** Throws if a newer version of the site has written the data: an older one could damage it. */
export function refuseNewerSchema(found: number, { length: known }: Schema): void {
  if (found <= known) return;
  const versions = `its schema is ${String(found)}, this version knows ${String(known)}`;
  throw new StorageFault(
    `The data was written by a newer version of the site (${versions}). Install that version, or restore a backup of this one.`,
  );
}
