import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { findPostgres } from "../../../scripts/suite/find-postgres.ts";
import { openStores as openAny, type Stores } from "../../../service/open-stores.ts";

const server = process.env["TEST_DATABASE_URL"];
const made = new Set<string>();

/** The stores of a data folder; where PostgreSQL is tested, those of a schema that belongs to the folder. */
export function openStores(dataDir: string, now: () => number): Stores {
  return openAny(dataDir, now, findTestDatabase(dataDir));
}

/** The database that stands for a data folder; undefined where SQLite is tested. */
export function findTestDatabase(dataDir: string): string | undefined {
  if (server === undefined) return undefined;
  const schema = `t${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  if (!made.has(schema)) {
    const sql = `CREATE SCHEMA IF NOT EXISTS ${schema}`;
    execFileSync(join(findPostgres() ?? "", "psql"), ["-q", "-c", sql, server], {
      stdio: "ignore",
    });
  }
  made.add(schema);
  return `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}
