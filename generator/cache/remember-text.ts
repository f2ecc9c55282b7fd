import { createHash } from "node:crypto";
import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BuildCache } from "./build-cache.ts";

/** Makes a text of sources alone, or gives what the same sources gave before; `sources` are patterns of every file it depends on, code too. */
export type RememberText = (
  what: string,
  sources: readonly string[],
  make: () => Promise<string>,
) => Promise<string>;

export const makeAnew: RememberText = async (_what, _sources, make) => make();

type Sources = { hash: string; changedMs: number };

/** Remembers texts between builds, by the content of their sources, the installed packages and the version of Node. */
export function rememberTexts(
  cache: BuildCache,
  { root = ".", nodeVersion = process.version, startedMs = performance.timeOrigin } = {},
): RememberText {
  const read = new Map<string, Promise<Sources>>();
  return async (what, sources, make) => {
    const patterns = [...sources, "package-lock.json"];
    const before = await Promise.all(
      patterns.map(async (pattern) => {
        const known = read.get(pattern) ?? readSources(root, pattern);
        read.set(pattern, known);
        return known;
      }),
    );
    const hashes = before.map(({ hash }) => hash);
    // What changes while the build runs may be loaded as it was, and hashed as it is.
    const mayKeep = async () => {
      const after = await Promise.all(patterns.map(async (pattern) => readSources(root, pattern)));
      return after.every(({ hash, changedMs }, index) => {
        return hash === hashes[index] && changedMs < startedMs;
      });
    };
    const key = JSON.stringify([what, nodeVersion, ...hashes]);
    const text = await cache.remember(key, async () => Buffer.from(await make()), mayKeep);
    return text.toString();
  };
}

/** A hash of names and contents, and when the last of the files was changed. */
async function readSources(root: string, pattern: string): Promise<Sources> {
  const files: string[] = [];
  for await (const entry of glob(pattern, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256");
  let changedMs = 0;
  for (const file of files.toSorted()) {
    const [body, { ctimeMs }] = await Promise.all([readFile(file), stat(file)]);
    hash.update(`\n${file} ${String(body.byteLength)}\n`).update(body);
    changedMs = Math.max(changedMs, ctimeMs);
  }
  return { hash: hash.digest("hex"), changedMs };
}
