import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inFolder, productRoot } from "../../roots/roots.ts";

const name = "data-analyst-site";
const packed = "file:product.tgz";

type Manifest = { dependencies?: Record<string, string> };
type Lock = {
  packages: Record<string, Manifest & { resolved?: string; integrity?: string; link?: boolean }>;
};

/** Writes the installed product, and what to install it by, into a new folder; its packages have the folder's versions. */
export async function packProduct(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await promisify(execFile)("npm", ["pack", "--silent"], {
    cwd: productRoot,
    // Not as an argument, which the shell of Windows would split at spaces.
    env: { ...process.env, npm_config_pack_destination: folder },
    shell: process.platform === "win32",
  });
  const [file = ""] = await readdir(folder);
  await rename(join(folder, file), join(folder, "product.tgz"));
  const own = await readJson<Manifest>("package.json");
  const dependencies = { ...own?.dependencies, [name]: packed };
  const lock = lockProduct(await readJson<Lock>("package-lock.json"), dependencies);
  const manifest = { private: true, dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  if (lock !== undefined) await writeFile(join(folder, "package-lock.json"), JSON.stringify(lock));
}

/** Returns the folder's lockfile for the packed product; undefined if the folder has none that holds its packages. */
function lockProduct(
  lock: Lock | undefined,
  dependencies: Record<string, string>,
): Lock | undefined {
  const installed = lock?.packages[`node_modules/${name}`];
  if (lock === undefined || installed === undefined || installed.link === true) return undefined;
  const { integrity: _ofAnotherFile, ...rest } = installed;
  const own = { "": { dependencies }, [`node_modules/${name}`]: { ...rest, resolved: packed } };
  return { ...lock, packages: { ...lock.packages, ...own } };
}

async function readJson<Content>(file: string): Promise<Content | undefined> {
  if (!existsSync(inFolder(file))) return undefined;
  return JSON.parse(await readFile(inFolder(file), "utf8")) as Content;
}
