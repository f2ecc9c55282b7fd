import { startPostgres } from "./start-postgres.ts";

/** Starts one server for all files of the project; each test has its own schema (`makeSharedPlace`). */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return postgres.stop;
}
