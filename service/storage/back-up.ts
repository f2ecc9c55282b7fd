import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bookingMigrations } from "./booking-tables.ts";
import { enquiryMigrations } from "./enquiry-store.ts";
import { openDatabase } from "./open-database.ts";

/** What is in a data folder or a backup of one. */
export type Contents = { enquiries: number; bookings: number };

// All that the service keeps; the key that signs links is in the second.
const files = [
  { name: "enquiries.sqlite", migrations: enquiryMigrations },
  { name: "bookings.sqlite", migrations: bookingMigrations },
] as const;

const busy = 5; // SQLITE_BUSY
const patienceMs = 2_000;

/** Copies a data folder into a new folder, also while a service writes to it; throws where there is nothing to copy or the new one exists. */
export function backUp(dataDir: string, backup: string): Contents {
  if (!files.some(({ name }) => existsSync(join(dataDir, name)))) {
    throw new Error(`There is nothing to back up in ${dataDir}. Check DATA_DIR.`);
  }
  if (existsSync(backup)) throw new Error(`${backup} exists already. Choose another name.`);
  const unfinished = `${backup}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  for (const { name, migrations } of files) {
    const file = join(dataDir, name);
    // A service that has not run yet has not made its files.
    openDatabase(file, migrations).close();
    copyDatabase(file, join(unfinished, name));
  }
  const contents = examine(unfinished);
  renameSync(unfinished, backup);
  return contents;
}

/** Puts a backup in place as the data folder; throws where a service uses that, and where it holds data that may not be replaced. */
export function restore(backup: string, dataDir: string, mayReplace: boolean): Contents {
  const contents = examine(backup);
  const present = files.map(({ name }) => join(dataDir, name)).filter((file) => existsSync(file));
  if (present.length > 0 && !mayReplace) {
    throw new Error(`There is data in ${dataDir}. To replace it for good, add --replace.`);
  }
  for (const file of present) requireUnused(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const { name } of files) {
    const file = join(dataDir, name);
    const unfinished = `${file}.part`;
    rmSync(unfinished, { force: true });
    copyDatabase(join(backup, name), unfinished);
    for (const log of [`${file}-wal`, `${file}-shm`]) rmSync(log, { force: true });
    renameSync(unfinished, file);
  }
  return contents;
}

/** What has been committed, whole and in one file; a copy of the file alone would lack what is still in its log. */
function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: patienceMs });
  try {
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
  chmodSync(to, 0o600);
  const descriptor = openSync(to, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Counts what a backup holds; throws where it is not whole. */
function examine(backup: string): Contents {
  const count = (index: 0 | 1, sql: string) => {
    const file = join(backup, files[index].name);
    if (!existsSync(file)) throw new Error(`${backup} is no backup: ${file} is missing.`);
    const database = new DatabaseSync(file);
    try {
      const { quick_check: verdict } = { ...database.prepare("PRAGMA quick_check(1)").get() };
      if (verdict !== "ok") throw new Error(`${file} is damaged: ${String(verdict)}.`);
      return Number(database.prepare(sql).get()?.["count"]);
    } finally {
      database.close();
    }
  };
  return {
    enquiries: count(0, "SELECT count(*) AS count FROM enquiry"),
    bookings: count(1, "SELECT count(*) AS count FROM booking"),
  };
}

function requireUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving WAL needs the file for oneself: it is busy while another process has it open.
    database.exec("PRAGMA journal_mode = DELETE");
  } catch (error) {
    // A damaged file, which is to be replaced, fails otherwise.
    if ((error as { errcode?: number }).errcode !== busy) return;
    throw new Error(`A service uses ${file}. Stop it first.`, { cause: error });
  } finally {
    database.close();
  }
}
