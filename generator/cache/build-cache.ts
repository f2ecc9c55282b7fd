import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
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
/** The results of about forty builds that change every page. */
const defaultMostBytes = 128 * 2 ** 20;

/** Opens the cache of a folder, which may be missing, damaged or not writable: then everything is made anew. */
export function openBuildCache(
  folder: string = buildCacheDir,
  { startedMs = performance.timeOrigin } = {},
): BuildCache {
  const pending = new Map<string, Promise<Buffer>>();
  const find = async (key: string) => readEntry(join(folder, nameEntry(key)));
  const keep = async (key: string, result: Buffer) =>
    writeEntry(folder, nameEntry(key), result).catch(() => undefined);
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

async function readEntry(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => Buffer.alloc(0));
  const body = entry.subarray(digestBytes);
  if (!digest(body).equals(entry.subarray(0, digestBytes))) return undefined;
  // What is used is as new as what is made.
  await utimes(file, new Date(), new Date()).catch(() => undefined);
  return body;
}

/** By a rename, so that builds at the same time never read half an entry of each other. */
async function writeEntry(folder: string, name: string, body: Buffer): Promise<void> {
  const unfinished = join(folder, `${name}.${String(process.pid)}`);
  const entry = Buffer.concat([digest(body), body]);
  await writeFile(unfinished, entry).catch(async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, entry);
  });
  await rename(unfinished, join(folder, name));
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
