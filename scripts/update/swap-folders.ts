import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { inFolder } from "../../roots/roots.ts";

/** The folder of the version to come, and the one with all that the last swap replaced. */
export const nextFolder = inFolder(".site/next");
export const beforeFolder = inFolder(".site/before");

/** A file in the next folder: it is whole, and a swap that was begun is finished. */
const marker = join(nextFolder, "ready");

/** A file that has the time of the last swap. */
const swapStamp = join(beforeFolder, "swapped");

/** Entries that a swap replaces, in this order: until `package.json` is the new one, `npm ci` gives the old packages. */
const entries = [
  "content",
  "site.config.ts",
  "dist",
  "node_modules",
  "data-analyst-site.tgz",
  "package-lock.json",
  "package.json",
];

/** Entries that a command can make again: one that stands where it was already moved away, as by `npm ci`, is removed. */
const remade = new Set(["dist", "node_modules"]);

/** Replaces the entries of the owner's folder by those of the next one, which may be cut short at any moment. */
export function swapFolders(): void {
  flush();
  rmSync(beforeFolder, { recursive: true, force: true });
  writeFileSync(marker, "");
  finishSwap();
}

/** Brings back what the last swap replaced, by the same swap. */
export function swapBack(): void {
  flush();
  rmSync(nextFolder, { recursive: true, force: true });
  writeFileSync(join(beforeFolder, basename(marker)), "");
  renameSync(beforeFolder, nextFolder);
  finishSwap();
}

/** Finishes a swap that was begun; each step may have been done before. */
export function finishSwap(): void {
  if (!existsSync(marker)) return;
  mkdirSync(beforeFolder, { recursive: true });
  for (const entry of entries) {
    const [next, own, before] = [nextFolder, inFolder(""), beforeFolder].map((folder) =>
      join(folder, entry),
    ) as [string, string, string];
    if (!existsSync(next)) continue;
    if (existsSync(before) && remade.has(entry)) rmSync(own, { recursive: true, force: true });
    else if (existsSync(own)) renameSync(own, before);
    renameSync(next, own);
  }
  writeFileSync(swapStamp, "");
  rmSync(nextFolder, { recursive: true });
}

/** Puts files on the disk before a rename shows them. */
function flush(): void {
  if (process.platform !== "win32") spawnSync("sync");
}

/** Lists what the owner has written since the last swap, of the entries that a swap back would replace. */
export async function listWrittenSince(): Promise<string[]> {
  const swappedAt = statSync(swapStamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const replaced = new Set(
    ["content", "site.config.ts"].filter((entry) => existsSync(join(beforeFolder, entry))),
  );
  const written: string[] = [];
  // A folder is written when a file of it goes.
  for await (const file of glob(["site.config.ts", "content/**/*"], { cwd: inFolder("") })) {
    const [entry = ""] = file.split(sep);
    if (replaced.has(entry) && statSync(inFolder(file)).mtimeMs > swappedAt) written.push(file);
  }
  return written;
}
