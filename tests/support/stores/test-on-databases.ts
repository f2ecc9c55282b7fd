import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { test } from "vitest";
import { makeDataDir, makePlace, type Place } from "./place.ts";

const engines = { SQLite: async () => Promise.resolve(makePlace()), PostgreSQL: makeSharedPlace };

/** Declares a test for each database engine, with an empty place; `makeOther` makes another one. */
export function testOnDatabases(
  name: string,
  act: (place: Place, makeOther: () => Promise<Place>) => Promise<void>,
): void {
  for (const [engine, make] of Object.entries(engines)) {
    test(`${name} (${engine})`, async () => act(await make(), make));
  }
}

/** Makes a place in this run's PostgreSQL: its own schema, which the service sees as a database. */
export async function makeSharedPlace(): Promise<Required<Place>> {
  const server = process.env["TEST_DATABASE_URL"];
  if (server === undefined)
    throw new Error("Only the project `stores` of vitest.config.ts starts PostgreSQL.");
  const schema = `t${randomBytes(8).toString("hex")}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`CREATE SCHEMA ${schema}`);
  await client.end();
  const options = encodeURIComponent(`-c search_path=${schema}`);
  return { DATA_DIR: makeDataDir(), DATABASE_URL: `${server}?options=${options}` };
}
