import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What earlier builds made of the same input. A key names everything that the result depends on. */
export type BuildCache = {
  /** The result kept under a key; made where none is kept, or a damaged one, and kept unless `mayKeep` says no. */
  remember: (
    key: string,
    make: () => Promise<Buffer>,
    mayKeep?: () => Promise<boolean>,
  ) => Promise<Buffer>;
  /** Takes away the oldest results that this build did not use, until the rest is small enough. */
  prune: (mostBytes?: number) => Promise<void>;
};

/** Makes everything anew. */
export const noCache: Pick<BuildCache, "remember"> = { remember: async (_key, make) => make() };

const buildCacheDir = ".cache/build-cache";

const digestBytes = 32;
/** The results of about forty builds that change every page. */
const defaultMostBytes = 128 * 2 ** 20;

/** Opens the cache of a folder, which may be missing, damaged or not writable: then everything is made anew. */
export function openBuildCache(folder: string = buildCacheDir): BuildCache {
  const used = new Set<string>();
  const pending = new Map<string, Promise<Buffer>>();
  return {
    async remember(key, make, mayKeep = async () => true) {
      const name = createHash("sha256").update(key).digest("hex");
      used.add(name);
      const result = pending.get(name) ?? readOrMake(folder, name, make, mayKeep);
      pending.set(name, result);
      return result.finally(() => pending.delete(name));
    },
    prune: async (mostBytes = defaultMostBytes) => prune(folder, used, mostBytes),
  };
}

async function readOrMake(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
  mayKeep: () => Promise<boolean>,
): Promise<Buffer> {
  const kept = await readEntry(join(folder, name));
  if (kept !== undefined) return kept;
  const made = await make();
  if (await mayKeep()) await writeEntry(folder, name, made).catch(() => undefined);
  return made;
}

async function readEntry(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => Buffer.alloc(0));
  const body = entry.subarray(digestBytes);
  return digest(body).equals(entry.subarray(0, digestBytes)) ? body : undefined;
}

/** By a rename, so that builds at the same time never read half an entry of each other. */
async function writeEntry(folder: string, name: string, body: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${String(process.pid)}`);
  await writeFile(unfinished, Buffer.concat([digest(body), body]));
  await rename(unfinished, join(folder, name));
}

function digest(body: Buffer): Buffer {
  return createHash("sha256").update(body).digest();
}

async function prune(folder: string, used: Set<string>, mostBytes: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const { size = 0, mtimeMs = 0 } =
        (await stat(join(folder, name)).catch(() => undefined)) ?? {};
      return { name, size, mtimeMs };
    }),
  );
  let bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const unused = entries.filter(({ name }) => !used.has(name));
  for (const { name, size } of unused.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= mostBytes) return;
    await rm(join(folder, name), { force: true, recursive: true }).catch(() => undefined);
    bytes -= size;
  }
}
