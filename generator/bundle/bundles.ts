import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nameBelow } from "../name-below.ts";

/** Scripts that are inlined into documents. */
export type Boots = { pages: string; reports: string };

/** All bundled files by name, in base64. */
export type Bundles = {
  client: Readonly<Record<string, string>>;
  renderer: Readonly<Record<string, string>>;
  boots: Boots;
};

export const clientFolder = "client";
export const rendererFolder = "renderer";
export const bootsFile = "boots.json";

export async function readBundles(workDir: string): Promise<Bundles> {
  const [client, renderer, boots] = await Promise.all([
    readFiles(join(workDir, clientFolder)),
    readFiles(join(workDir, rendererFolder)),
    readFile(join(workDir, bootsFile), "utf8"),
  ]);
  return { client, renderer, boots: JSON.parse(boots) as Boots };
}

async function readFiles(folder: string): Promise<Bundles["client"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => nameBelow(folder, join(parentPath, name)))
    .toSorted();
  const read = async (name: string) =>
    [name, await readFile(join(folder, name), "base64")] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** Writes files into a folder without removing others. */
export async function writeFiles(files: Bundles["client"], folder: string): Promise<void> {
  const names = Object.keys(files);
  for (const parent of new Set(names.map((name) => dirname(join(folder, name))))) {
    await mkdir(parent, { recursive: true });
  }
  await Promise.all(
    names.map(async (name) => writeFile(join(folder, name), files[name]!, "base64")),
  );
}
