import { randomInt } from "node:crypto";
import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Identifies an open file: `file` is its device and inode, `mark` a random number in its header, which its copies
 * share.
 */
export type DataIdentity = { file: string | undefined; mark: number };

const largestMark = 2 ** 31 - 1;

/**
 * Reads the identity of an open file, and writes a mark if it has none (`application_id`, sqlite.org/pragma.html).
 */
export function identify(path: string, database: DatabaseSync): DataIdentity {
  if (readMark(database) === 0) {
    database.exec("BEGIN IMMEDIATE");
    // Another process may have written the mark meanwhile.
    const mark = readMark(database) || randomInt(1, largestMark);
    database.exec(`PRAGMA application_id = ${String(mark)}; COMMIT`);
  }
  return { file: findFile(path), mark: readMark(database) };
}

/** Device and inode of a file, found without reading it; undefined if it does not exist. */
export function findFile(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${String(found.dev)}:${String(found.ino)}`;
}

/** True if the file at the path has this mark, e.g. a copy on a disk that was mounted again. */
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

/** Returns the random number that a database shares with its copies; 0 if no service has used it yet. */
export function readMark(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA application_id").get()?.["application_id"]);
}
