import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inFolder } from "../../roots/roots.ts";

/** Results of earlier builds. A key must contain everything that its result depends on. */
export type BuildCache = {
  /** Returns the cached result of a key, or makes and caches it if it is missing or damaged. */
  remember: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Returns the cached result of a key; undefined if it is missing or damaged. */
  find: (key: string) => Promise<Buffer | undefined>;
  keep: (key: string, result: Buffer) => Promise<void>;
  /** Removes the oldest results that this build neither used nor made, until the others fit into `mostBytes`. */
  prune: (mostBytes?: number) => Promise<void>;
};

/** A cache that never holds anything. */
export const noCache: Omit<BuildCache, "prune"> = {
  remember: async (_key, make) => make(),
  find: async () => undefined,
  keep: async () => undefined,
};

const buildCacheDir = inFolder(".cache/build-cache");

const digestBytes = 32;
/** Largest step of a file system's clock, in ms. */
export const clockMs = 100;
/** Enough for about ten builds that change every page. */
const defaultMostBytes = 128 * 2 ** 20;

/** Opens the cache in a folder; if the folder is missing, damaged or read-only, everything is made again. */
export function openBuildCache(
  folder: string = buildCacheDir,
  { startedMs = performance.timeOrigin } = {},
): BuildCache {
  const pending = new Map<string, Promise<Buffer>>();
  const find = async (key: string) => readEntry(join(folder, nameEntry(key)));
  const keep = async (key: string, result: Buffer) =>
    attempt(() => writeEntry(folder, nameEntry(key), result));
  const readOrMake = async (key: string, make: () => Promise<Buffer>) => {
    const kept = await find(key);
    if (kept !== undefined) return kept;
    const made = await make();
    await keep(key, made);
    return made;
  };
  return {
    find,
    keep,
    async remember(key, make) {
      const result = pending.get(key) ?? readOrMake(key, make);
      pending.set(key, result);
      return result.finally(() => pending.delete(key));
    },
    prune: async (mostBytes = defaultMostBytes) => prune(folder, startedMs, mostBytes),
  };
}

function nameEntry(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

// Synchronous: Node's thread pool takes ten times as much processor time for a file as the call itself (028).
function readEntry(file: string): Buffer | undefined {
  const entry = attempt(() => readFileSync(file)) ?? Buffer.alloc(0);
  const body = entry.subarray(digestBytes);
  if (!digest(body).equals(entry.subarray(0, digestBytes))) return undefined;
  // A used entry must be as new as a written one, or `prune` would remove it.
  attempt(() => utimesSync(file, new Date(), new Date()));
  return body;
}

/** Renames the finished file into place, so that parallel builds never read half an entry. */
function writeEntry(folder: string, name: string, body: Buffer): void {
  const unfinished = join(folder, `${name}.${String(process.pid)}`);
  const entry = Buffer.concat([digest(body), body]);
  try {
    writeFileSync(unfinished, entry);
  } catch {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, entry);
  }
  renameSync(unfinished, join(folder, name));
}

/** Returns the result of a call; undefined if it throws. */
function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

function digest(body: Buffer): Buffer {
  return createHash("sha256").update(body).digest();
}

async function prune(folder: string, startedMs: number, mostBytes: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const { size = 0, mtimeMs = 0 } =
        (await stat(join(folder, name)).catch(() => undefined)) ?? {};
      return { name, size, mtimeMs };
    }),
  );
  let bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const unused = entries.filter(({ mtimeMs }) => mtimeMs < startedMs - clockMs);
  for (const { name, size } of unused.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= mostBytes) return;
    await rm(join(folder, name), { force: true, recursive: true }).catch(() => undefined);
    bytes -= size;
  }
}
