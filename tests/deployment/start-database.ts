import { onTestFinished } from "vitest";
import { startPostgres } from "../support/stores/start-postgres.ts";

/** A PostgreSQL for the time of a test, as the setting of services that share it. */
export async function startDatabase(): Promise<{ DATABASE_URL: string }> {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  return { DATABASE_URL: postgres.url };
}
