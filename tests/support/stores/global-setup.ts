import { startPostgres } from "./start-postgres.ts";

/** One server for all files of the project; each test has a schema of its own (`makeSharedPlace`). */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return postgres.stop;
}
