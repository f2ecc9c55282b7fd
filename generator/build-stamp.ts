import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { distFolders } from "./build-folders.ts";
import { readEnvironment } from "./read-environment.ts";
import { inFolder, inProduct, ownerRoot } from "../roots/roots.ts";

const inputs = [
  inFolder("content"),
  ...["contracts", "dashboards", "design", "generator", "ingest", "roots", "site"].map(inProduct),
];
const inputFiles = [
  inFolder("site.config.ts"),
  ...["package.json", "package-lock.json", "service/http/security-headers.ts"].map(inProduct),
];
const stampFile = "_build-stamp.txt";

export async function isBuildCurrent(): Promise<boolean> {
  const built = await readFile(join(distFolders.outDir, stampFile), "utf8").catch(() => "");
  return built === (await describeInputs());
}

export async function writeStamp(outDir: string, inputsBefore: string): Promise<void> {
  await writeFile(join(outDir, stampFile), inputsBefore);
}

/**
 * Returns a hash of everything that a build reads: sources, settings (including `.env`) and the number of published
 * posts.
 */
export async function describeInputs(): Promise<string> {
  const hash = createHash("sha256");
  const year = String(new Date().getFullYear()); // the footer shows it
  const settings = Object.entries(readEnvironment()).filter(([name]) => name.startsWith("VITE_"));
  const files = await listInputs();
  hash.update(JSON.stringify([year, settings, await countDuePosts(files)]));
  for (const file of files) {
    const { mtimeMs, size } = await stat(file);
    // A folder and its copy elsewhere agree.
    hash.update(`${relative(ownerRoot, file)} ${String(Math.trunc(mtimeMs))} ${String(size)}\n`);
  }
  return hash.digest("hex");
}

/** Counts posts whose date has come: a scheduled post makes the build out of date without any change. */
async function countDuePosts(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(
    files
      .filter((file) => /content\Wblog\W[^\\/]+\Wes\.md$/.test(file))
      .map(async (file) => readFile(file, "utf8")),
  );
  const dates = texts.map((text) => /^publishDate: *"?([^\s"]+)/m.exec(text)?.[1] ?? "");
  return dates.filter((date) => Date.parse(date) <= Date.now()).length;
}

async function listInputs(): Promise<string[]> {
  const files: string[] = [];
  for (const folder of inputs) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of inputFiles) {
    if (await stat(file).catch(() => undefined)) files.push(file);
  }
  return files.toSorted();
}
