import { onTestFinished } from "vitest";
import { startPostgres } from "../support/stores/start-postgres.ts";

/** Starts a PostgreSQL for the duration of a test; returns the setting for services that share it. */
export async function startDatabase(): Promise<{ DATABASE_URL: string }> {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  return { DATABASE_URL: postgres.url };
}
