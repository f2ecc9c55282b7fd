import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { glob, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { clockMs, type BuildCache } from "./build-cache.ts";
import { memoize } from "./memoize.ts";

/** Makes a text of sources alone, or gives what the same sources gave before; `sources` are patterns of every file it depends on, code too. */
export type RememberText = (
  what: string,
  sources: readonly string[],
  make: () => Promise<string>,
) => Promise<string>;

export const makeAnew: RememberText = async (_what, _sources, make) => make();

export type Memory = {
  remember: RememberText;
  /** Keeps what was made for later builds, at the end of one. */
  keep: () => Promise<void>;
};

type Made = { patterns: readonly string[]; text: Promise<string> };

/** Remembers texts between builds, by the content of their sources, the installed packages and the version of Node. */
export function openMemory(
  cache: Pick<BuildCache, "find" | "keep">,
  { root = ".", nodeVersion = process.version, startedMs = performance.timeOrigin } = {},
): Memory {
  const made = new Map<string, Made>();
  const hashFile = memoize(async (file) => hash(readFileSync(join(root, file))));
  const hashSources = memoize(async (pattern) => {
    const files = await listFiles(root, pattern);
    const hashes = files.map(async (file) => `${file} ${await hashFile(file)}`);
    return hash((await Promise.all(hashes)).join("\n"));
  });
  return {
    async remember(what, sources, make) {
      const patterns = [...sources, "package-lock.json"];
      const hashes = await Promise.all(patterns.map(hashSources));
      const key = hash(JSON.stringify([what, nodeVersion, ...hashes]));
      const known = made.get(key)?.text ?? cache.find(key).then((kept) => kept?.toString());
      return (await known) ?? makeOnce(made, key, { patterns, make });
    },
    async keep() {
      // What changed while the build ran may have been loaded as it was, and hashed as it is.
      const isSteady = memoize(async (pattern) => {
        const files = await listFiles(root, pattern);
        const times = await Promise.all(files.map(async (file) => stat(join(root, file))));
        return times.every(({ ctimeMs }) => ctimeMs < startedMs - clockMs);
      });
      for (const [key, { patterns, text }] of made) {
        const steady = await Promise.all(patterns.map(isSteady));
        if (!steady.includes(false)) await cache.keep(key, Buffer.from(await text));
      }
    },
  };
}

async function makeOnce(
  made: Map<string, Made>,
  key: string,
  { patterns, make }: { patterns: readonly string[]; make: () => Promise<string> },
): Promise<string> {
  const text = made.get(key)?.text ?? make();
  made.set(key, { patterns, text });
  return text;
}

async function listFiles(root: string, pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(pattern, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(relative(root, join(entry.parentPath, entry.name)));
  }
  return files.toSorted();
}

function hash(body: string | Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}
