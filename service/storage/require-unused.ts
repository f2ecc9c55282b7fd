import { DatabaseSync } from "node:sqlite";

const busy = 5; // SQLITE_BUSY

/** Throws if another process has the SQLite file open. */
export function requireUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving WAL mode needs exclusive access, so it fails as busy while another process has the file open.
    database.exec("PRAGMA journal_mode = DELETE");
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) return;
    throw new Error(`A service uses ${file}. Stop it first.`, { cause: error });
  } finally {
    database.close();
  }
}
