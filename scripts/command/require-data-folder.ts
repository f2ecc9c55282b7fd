import type { Config } from "../../service/config.ts";

/** The folder with the SQLite files; throws where the data is in PostgreSQL. */
export function requireDataFolder({
  dataDir,
  databaseUrl,
}: Pick<Config, "dataDir" | "databaseUrl">): string {
  if (databaseUrl === undefined) return dataDir;
  throw new Error(
    "The data is in PostgreSQL (DATABASE_URL). Back it up with pg_dump, or copy it into DATA_DIR: npm run move-store -- sqlite",
  );
}
