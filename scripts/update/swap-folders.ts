import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { inFolder } from "../../roots/roots.ts";

/** The folder of the version to come. */
export const nextFolder = inFolder(".site/next");
const beforeFolder = inFolder(".site/before");

/** A file in the next folder: it is whole, and a swap that was begun is finished. */
const marker = join(nextFolder, "ready");

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
  // Files must be on the disk before a rename shows them.
  if (process.platform !== "win32") spawnSync("sync");
  rmSync(beforeFolder, { recursive: true, force: true });
  mkdirSync(beforeFolder, { recursive: true });
  writeFileSync(marker, "");
  finishSwap();
}

/** Finishes a swap that was begun; each step may have been done before. */
export function finishSwap(): void {
  if (!existsSync(marker)) return;
  for (const entry of entries) {
    const [next, own, before] = [nextFolder, inFolder(""), beforeFolder].map((folder) =>
      join(folder, entry),
    ) as [string, string, string];
    if (!existsSync(next)) continue;
    if (existsSync(before) && remade.has(entry)) rmSync(own, { recursive: true, force: true });
    else if (existsSync(own)) renameSync(own, before);
    renameSync(next, own);
  }
  rmSync(nextFolder, { recursive: true });
}

/** Makes what the last swap replaced the next folder; returns false where there was no swap. */
export function prepareReturn(): boolean {
  if (!existsSync(beforeFolder) || readdirSync(beforeFolder).length === 0) return false;
  rmSync(nextFolder, { recursive: true, force: true });
  renameSync(beforeFolder, nextFolder);
  return true;
}
