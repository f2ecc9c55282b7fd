import { isDeepStrictEqual } from "node:util";
import type { Database, Queries, SqlValue } from "./database.ts";

type Row = Record<string, SqlValue>;

/**
 * Copies tables into a database where they are empty; returns the number of rows of each.
 * Tables come after those that they reference. Throws, and copies nothing, if a copy differs from its source.
 */
export async function moveRows(
  tables: readonly string[],
  from: Database,
  to: Database,
): Promise<Record<string, number>> {
  return from.transaction(async (source) =>
    to.transaction(async (target) => {
      const counts: Record<string, number> = {};
      for (const table of tables) {
        const rows = await readRows(source, table);
        for (const row of rows) await insert(target, table, row);
        // SQLite returns bytes as a Uint8Array, PostgreSQL as a Buffer.
        if (!isDeepStrictEqual(rows, await readRows(target, table), { skipPrototype: true }))
          throw new Error(`What arrived in ${to.place} differs: ${table}. Nothing was moved.`);
        counts[table] = rows.length;
      }
      return counts;
    }),
  );
}

/** True if none of the tables has a row. */
export async function areEmpty(tables: readonly string[], database: Database): Promise<boolean> {
  for (const table of tables) {
    if ((await database.rows(`SELECT 1 AS found FROM ${table} LIMIT 1`)).length > 0) return false;
  }
  return true;
}

/** Reads rows in the order of their insertion, without `rowid`: the target numbers them anew in that order. */
async function readRows({ rows }: Queries, table: string): Promise<Row[]> {
  const read = await rows<Row>(`SELECT * FROM ${table} ORDER BY rowid`);
  return read.map(({ rowid: _order, ...row }) => row);
}

async function insert({ run }: Queries, table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const values = names.map((name) => `:${name}`).join(", ");
  await run(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${values})`, row);
}
