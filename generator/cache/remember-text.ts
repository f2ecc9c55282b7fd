import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join, relative } from "node:path";
import { clockMs, type BuildCache } from "./build-cache.ts";
import { memoize } from "./memoize.ts";
import { ownerRoot, productRoot } from "../../roots/roots.ts";

/** Begins a pattern of files of the owner's folder. */
const ownPrefix = "#folder/";

/**
 * Returns the cached text of unchanged sources, or makes it. `sources` are patterns of all files that the text
 * depends on, code included; it may depend on nothing else but `what`.
 */
export type RememberText = (
  what: string,
  sources: readonly string[],
  make: MakeText,
) => Promise<string>;

type MakeText = () => Promise<string>;

export const makeAnew: RememberText = async (_what, _sources, make) => make();

export type Memory = {
  remember: RememberText;
  /** Writes the texts made by this build to the cache; call it at the end of a build. */
  keep: () => Promise<void>;
};

type Made = { patterns: readonly string[]; text: string };

/** Texts in memory before they are written: those of a thousand posts would fill it. */
const mostUnkept = 100;

/** Caches texts between builds, by the content of their sources, the installed packages and the version of Node. */
export function openMemory(
  cache: Pick<BuildCache, "find" | "keep">,
  {
    root = productRoot,
    folder = ownerRoot,
    nodeVersion = process.version,
    startedMs = performance.timeOrigin,
  } = {},
): Memory {
  const pending = new Map<string, Promise<string>>();
  const unkept = new Map<string, Made>();
  const listFiles = async (pattern: string) => {
    const isOwn = pattern.startsWith(ownPrefix);
    const base = isOwn ? folder : root;
    const files = await findFiles(base, isOwn ? pattern.slice(ownPrefix.length) : pattern);
    return { base, files };
  };
  const hashFile = memoize(async (file) => hash(readFileSync(file)));
  const hashSources = memoize(async (pattern) => {
    const { base, files } = await listFiles(pattern);
    const hashes = files.map(async (file) => `${relative(base, file)} ${await hashFile(file)}`);
    return hash((await Promise.all(hashes)).join("\n"));
  });
  const make = async (key: string, patterns: readonly string[], makeText: MakeText) => {
    const text = await makeText();
    unkept.set(key, { patterns, text });
    pending.delete(key);
    if (unkept.size > mostUnkept) await keep();
    return text;
  };
  const keep = async () => {
    const texts = [...unkept];
    unkept.clear();
    // A file that changed during the build may have been loaded in its old version and hashed in its new one.
    const isSteady = memoize(async (pattern) => {
      const { files } = await listFiles(pattern);
      return files.every((file) => statSync(file).ctimeMs < startedMs - clockMs);
    });
    for (const [key, { patterns, text }] of texts) {
      const steady = await Promise.all(patterns.map(isSteady));
      if (!steady.includes(false)) await cache.keep(key, Buffer.from(text));
    }
  };
  return {
    async remember(what, sources, makeText) {
      const patterns = [...sources, "package.json", "package-lock.json"];
      const hashes = await Promise.all(patterns.map(hashSources));
      const key = hash(JSON.stringify([what, nodeVersion, ...hashes]));
      const kept = unkept.get(key)?.text ?? (await cache.find(key))?.toString();
      if (kept !== undefined) return kept;
      const text = pending.get(key) ?? make(key, patterns, makeText);
      pending.set(key, text);
      return text;
    },
    keep,
  };
}

async function findFiles(base: string, pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(pattern, { cwd: base, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  return files.toSorted();
}

function hash(body: string | Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}
