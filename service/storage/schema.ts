import { StorageFault } from "../storage-fault.ts";

/** The tables of one kind of data; each version is what it adds to the one before it. */
export type Schema = readonly SchemaVersion[];

/** `shared` is for both engines, in the SQL of SQLite; the others are what one of them has no common words for. */
export type SchemaVersion = { shared: string; sqlite?: string; postgres?: string };

/** Every schema begins with this table, to which `check` writes. */
export const heartbeatTable =
  "CREATE TABLE IF NOT EXISTS heartbeat (id INTEGER PRIMARY KEY, beaten_at INTEGER NOT NULL) STRICT;";

export function writeForSqlite({ shared, sqlite = "" }: SchemaVersion): string {
  return shared + sqlite;
}

/** Types have other names, every table is strict, and rows are numbered only by a column. */
export function writeForPostgres({ shared, postgres = "" }: SchemaVersion): string {
  const translated = shared
    .replaceAll(/\bINTEGER\b/g, "bigint")
    .replaceAll(/\bBLOB\b/g, "bytea")
    .replaceAll(") STRICT;", ");")
    .replaceAll(/CREATE TABLE [\w ]+\(/g, "$& rowid bigint GENERATED ALWAYS AS IDENTITY,");
  return translated + postgres;
}

/** Throws where a newer version of the site has written the data: an older one could damage it. */
export function refuseNewerSchema(found: number, { length: known }: Schema): void {
  if (found <= known) return;
  const versions = `its schema is ${String(found)}, this version knows ${String(known)}`;
  throw new StorageFault(
    `The data was written by a newer version of the site (${versions}). Install that version, or restore a backup of this one.`,
  );
}
