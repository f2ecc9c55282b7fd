import { openAsBlob } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { ownerRoot } from "../../roots/roots.ts";
import { reportWords as words } from "./report-words.ts";

/** A file to read rows from: `dated` is the day when it was last changed, `2026-11-28`. */
export type OpenedSource = { file: Blob; name: string; dated: string };

const readable = new Set([".csv", ".tsv", ".txt", ".xlsx", ".json", ".parquet"]);
const mostBytes = 500 * 2 ** 20;
const waitMs = 60_000;

/** Opens a file, the newest file of a folder, or an address; throws where it is none of these. */
export async function openSource(source: string): Promise<OpenedSource> {
  return /^https?:\/\//.test(source) ? download(source) : openPath(resolve(ownerRoot, source));
}

async function openPath(path: string): Promise<OpenedSource> {
  const found = await stat(path);
  if (found.isDirectory()) return openPath(join(path, await findNewest(path)));
  return { file: await openAsBlob(path), name: basename(path), dated: writeDay(found.mtime) };
}

async function findNewest(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => readable.has(extname(name).toLowerCase()));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const [newest] = dated.toSorted((one, other) => other.at - one.at);
  if (newest === undefined) throw new Error(words.noRows(folder));
  return newest.name;
}

async function download(address: string): Promise<OpenedSource> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(waitMs) });
  if (!answer.ok) throw new Error(words.answers(answer.status));
  if (Number(answer.headers.get("content-length") ?? 0) > mostBytes) {
    throw new Error(words.tooLarge(mostBytes / 2 ** 20));
  }
  const changed = answer.headers.get("last-modified");
  return {
    file: await answer.blob(),
    name: basename(new URL(address).pathname),
    dated: writeDay(changed === null ? new Date() : new Date(changed)),
  };
}

function writeDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
