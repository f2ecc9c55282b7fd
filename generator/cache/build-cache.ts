import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What earlier builds made of the same input. A key names everything that the result depends on. */
export type BuildCache = {
  /** The result kept under a key; made where none is kept, or a damaged one, and kept. */
  remember: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** The result kept under a key; undefined where none is, or a damaged one. */
  find: (key: string) => Promise<Buffer | undefined>;
  keep: (key: string, result: Buffer) => Promise<void>;
  /** Takes away the oldest results that this build neither used nor made, until the rest is small enough. */
  prune: (mostBytes?: number) => Promise<void>;
};

/** Makes everything anew. */
export const noCache: Omit<BuildCache, "prune"> = {
  remember: async (_key, make) => make(),
  find: async () => undefined,
  keep: async () => undefined,
};

const buildCacheDir = ".cache/build-cache";

const digestBytes = 32;
/** File systems count time in steps (ms). */
export const clockMs = 100;
/** The results of about ten builds that change every page. */
const defaultMostBytes = 128 * 2 ** 20;

/** Opens the cache of a folder, which may be missing, damaged or not writable: then everything is made anew. */
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

// Without Node's pool, which takes ten times as much of the processors for a file as the call itself (028).
function readEntry(file: string): Buffer | undefined {
  const entry = attempt(() => readFileSync(file)) ?? Buffer.alloc(0);
  const body = entry.subarray(digestBytes);
  if (!digest(body).equals(entry.subarray(0, digestBytes))) return undefined;
  // What is used is as new as what is made.
  attempt(() => utimesSync(file, new Date(), new Date()));
  return body;
}

/** By a rename, so that builds at the same time never read half an entry of each other. */
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

/** What a call gives; undefined where it fails. */
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
