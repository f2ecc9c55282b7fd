import { existsSync } from "node:fs";
import { cp, glob, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { readConfig } from "../../service/config.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";
import { nextFolder } from "./swap-folders.ts";

const left = new Set(["node_modules", "dist", ".cache", ".site", ".git"]);

const listFile = join(nextFolder, "files.json");

/** Copies the owner's folder, without packages, builds and data, to be the next version's. */
export async function copyFolder(): Promise<void> {
  await rm(nextFolder, { recursive: true, force: true });
  await mkdir(nextFolder, { recursive: true });
  await writeFile(listFile, JSON.stringify(await listOwnFiles()));
  await writeFile(join(dirname(nextFolder), ".gitignore"), "*\n");
  const data = resolve(readConfig(ownerRoot).dataDir);
  for (const name of await readdir(ownerRoot)) {
    if (left.has(name) || inFolder(name) === data) continue;
    // A build is current by the times of its files.
    await cp(inFolder(name), join(nextFolder, name), { recursive: true, preserveTimestamps: true });
  }
  await shareCache(".cache/build-cache");
}

/** Shares results of builds, which are kept by a hash of their inputs. */
async function shareCache(name: string): Promise<void> {
  await mkdir(inFolder(name), { recursive: true });
  await mkdir(dirname(join(nextFolder, name)));
  await symlink(inFolder(name), join(nextFolder, name), "junction");
}

/** Whether the owner has changed something in the folder since it was copied. */
export async function isChangedSinceCopy(): Promise<boolean> {
  return (await readFile(listFile, "utf8")) !== JSON.stringify(await listOwnFiles());
}

/** Lists the owner's files with their times and sizes. */
async function listOwnFiles(): Promise<string[]> {
  const files = ["site.config.ts", ".env", "package.json"];
  for await (const file of glob("content/**/*", { cwd: ownerRoot })) files.push(file);
  const present = files.filter((file) => existsSync(inFolder(file)));
  const facts = present.map(async (file) => {
    const { mtimeMs, size } = await stat(inFolder(file));
    return [file, Math.trunc(mtimeMs), size].join(" ");
  });
  return (await Promise.all(facts)).toSorted();
}
