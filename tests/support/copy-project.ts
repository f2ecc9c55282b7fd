import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

// Generated files, and those that a build does not need.
const others = /^(?:\..*|node_modules|dist|data|docs|bench|tests|test-results|playwright-report)$/;

/**
 * Copies the files of a build into a folder, with the reports, the accent color and the end of the demonstration that
 * an owner would write into site.config.ts.
 */
export async function copyProject(
  folder: string,
  reports: Record<string, string>,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const sources = (await readdir(".")).filter((name) => !others.test(name));
  for (const source of sources) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const file = join(folder, "site.config.ts");
  const config = await readFile(file, "utf8");
  const edits = [
    ["reports: {}", `reports: ${JSON.stringify(reports)}`],
    ["demonstration: true", "demonstration: false"],
    ['accent: "#f2c811"', 'accent: "#2dd4a7"'],
  ] as const;
  for (const [shipped] of edits) {
    if (!config.includes(shipped)) throw new Error(`${file}: no "${shipped}" to replace`);
  }
  const owned = edits.reduce((text, [shipped, own]) => text.replace(shipped, own), config);
  await writeFile(file, owned);
  return resolve(folder);
}

/**
 * Lowers the compression level of a project's builds, which saves most of a build's time; the decompressed files are
 * equal.
 */
export async function compressQuickly(project: string): Promise<void> {
  const file = join(project, "generator/output/compress-file.ts");
  const text = await readFile(file, "utf8");
  const shipped = "QUALITY]: quality";
  if (!text.includes(shipped)) throw new Error(`${file}: no "${shipped}" to replace`);
  await writeFile(file, text.replace(shipped, "QUALITY]: 4"));
}

/** Copies this project's build cache, e.g. everything made from the rows of reports. */
export async function takeBuildCache(project: string): Promise<void> {
  const folder = ".cache/build-cache";
  if (existsSync(folder)) await cp(folder, join(project, folder), { recursive: true });
}
