import { randomInt } from "node:crypto";
import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** The file that is open: by its place in the file system, and by the mark in its header, which its copies share. */
export type DataIdentity = { file: string | undefined; mark: number };

const largestMark = 2 ** 31 - 1;

/** Reads the identity of an open file; marks one that has no mark yet (`application_id`, sqlite.org/pragma.html). */
export function identify(path: string, database: DatabaseSync): DataIdentity {
  if (readMark(database) === 0) {
    database.exec("BEGIN IMMEDIATE");
    // Another process may have marked it meanwhile.
    const mark = readMark(database) || randomInt(1, largestMark);
    database.exec(`PRAGMA application_id = ${String(mark)}; COMMIT`);
  }
  return { file: findFile(path), mark: readMark(database) };
}

/** Device and number of a file, without reading it; undefined where there is none. */
export function findFile(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${String(found.dev)}:${String(found.ino)}`;
}

/** True where another file at the path is a copy of the one with this mark, such as on a disk that was mounted again. */
export function isCopy(path: string, mark: number): boolean {
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      return readMark(database) === mark;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

function readMark(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA application_id").get()?.["application_id"]);
}
