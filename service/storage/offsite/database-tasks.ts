import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { DatabaseSync } from "node:sqlite";
import { copyDatabase, countRows } from "../back-up.ts";
import { readMark } from "../data-identity.ts";
import type { Content } from "./copy-names.ts";

/** Work of SQLite that takes long, and so runs in a thread. */
export const databaseTasks = {
  /** Copies a database that may be in use; the mark of its content is the same for the same rows. */
  copy: async (from: string, to: string): Promise<Content> => {
    copyDatabase(from, to);
    const copy = new DatabaseSync(to);
    // The health check writes its time, which is no content.
    copy.exec("PRAGMA journal_mode = OFF; PRAGMA secure_delete = ON; DELETE FROM heartbeat");
    const origin = readMark(copy).toString(16).padStart(8, "0");
    copy.close();
    return { origin, mark: await hash(to) };
  },
  /** Checks a copy by the mark in its name, and its pages; returns the number of its rows. */
  rehearse: async (file: string, table: string, mark: string): Promise<number> => {
    if ((await hash(file)) !== mark) throw new Error(`${file} is not what was copied`);
    return countRows(file, table);
  },
};

export type DatabaseTasks = typeof databaseTasks;

async function hash(file: string): Promise<string> {
  const digest = createHash("sha256");
  await pipeline(createReadStream(file), digest);
  return digest.digest("hex").slice(0, 12);
}
