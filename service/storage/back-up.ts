import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDatabase } from "./open-database.ts";
import { requireUnused } from "./require-unused.ts";
import type { Schema } from "./schema.ts";

export type DataFile = { name: string; table: string; schema: Schema };

type DataFiles<Kind extends string> = Record<Kind, DataFile>;

type Contents<Kind extends string> = Record<Kind, number>;

/** A file in a data folder: its modification time is that of the last backup. */
export const backupStamp = "last-backup";

const timeoutMs = 2_000;

/**
 * Copies a data folder into a new one, even while a service writes to it; throws if there is nothing to copy or the
 * new folder exists.
 */
export function backUp<Kind extends string>(
  dataFiles: DataFiles<Kind>,
  dataDir: string,
  backup: string,
): Contents<Kind> {
  const files = Object.values<DataFile>(dataFiles);
  if (!files.some(({ name }) => existsSync(join(dataDir, name)))) {
    throw new Error(`There is nothing to back up in ${dataDir}. Check DATA_DIR.`);
  }
  if (existsSync(backup)) throw new Error(`${backup} exists already. Choose another name.`);
  const unfinished = `${backup}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  for (const { name, schema } of files) {
    const file = join(dataDir, name);
    // If the service has not run yet, its files do not exist.
    openDatabase(file, schema).close();
    copyDatabase(file, join(unfinished, name));
  }
  const contents = examine(dataFiles, unfinished);
  renameSync(unfinished, backup);
  writeFileSync(join(dataDir, backupStamp), "");
  return contents;
}

/**
 * Replaces the data folder by a backup; throws if a service uses the folder or it holds data that may not be
 * replaced.
 */
export function restore<Kind extends string>(
  dataFiles: DataFiles<Kind>,
  backup: string,
  dataDir: string,
  mayReplace: boolean,
): Contents<Kind> {
  const files = Object.values<DataFile>(dataFiles);
  const contents = examine(dataFiles, backup);
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

/** Copies all committed data into one file; a plain copy would miss what is still in the write-ahead log. */
export function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: timeoutMs });
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

function examine<Kind extends string>(dataFiles: DataFiles<Kind>, backup: string): Contents<Kind> {
  const counts = Object.entries<DataFile>(dataFiles).map(([kind, { name, table }]) => {
    const file = join(backup, name);
    if (!existsSync(file)) throw new Error(`${backup} is not a backup: ${file} is missing.`);
    return [kind, countRows(file, table)];
  });
  return Object.fromEntries(counts) as Contents<Kind>;
}

export function countRows(file: string, table: string): number {
  const database = new DatabaseSync(file);
  try {
    const { quick_check: verdict } = { ...database.prepare("PRAGMA quick_check(1)").get() };
    if (verdict !== "ok") throw new Error(`${file} is damaged: ${String(verdict)}.`);
    return Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.["count"]);
  } finally {
    database.close();
  }
}
