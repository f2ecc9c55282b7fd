import { randomBytes } from "node:crypto";
import type { Database } from "../../storage/database.ts";

const keyBytes = 32;

/** Returns the database's key that signs links; makes one if it has none. */
export async function readSigningKey(database: Database): Promise<Uint8Array> {
  const known = await findKey(database);
  if (known !== undefined) return known;
  const key = randomBytes(keyBytes);
  const keep = "INSERT INTO secret (id, key) VALUES (1, :key) ON CONFLICT DO NOTHING";
  await database.run(keep, { key });
  return (await findKey(database)) ?? key;
}

async function findKey(database: Database): Promise<Uint8Array | undefined> {
  const [row] = await database.rows<{ key: Uint8Array }>("SELECT key FROM secret");
  return row?.key;
}
