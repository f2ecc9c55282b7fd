import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { inProduct } from "../../roots/roots.ts";

// Generated files, and those that a build does not need.
const others =
  /^(?:\..*|node_modules|demo|dist|data|docs|bench|tests|test-results|playwright-report)$/;

/**
 * Copies the demonstration as an owner's folder, without what was built from it, with the reports, the accent color and
 * the end of the demonstration that an owner would write into site.config.ts; returns its absolute path.
 */
export async function copyFolder(
  folder: string,
  reports: Record<string, string> = {},
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(inProduct("demo"), folder, { recursive: true, filter: isSource });
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
  await writeFile(
    file,
    edits.reduce((text, [shipped, own]) => text.replace(shipped, own), config),
  );
  return resolve(folder);
}

function isSource(path: string): boolean {
  return !/[\\/]demo[\\/](?:\.cache|data|dist)(?:[\\/]|$)/.test(path);
}

/** Copies the product too, for tests that change its code; `demo` in it is the owner's folder. */
export async function copyProject(
  folder: string,
  reports: Record<string, string>,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const sources = (await readdir(".")).filter((name) => !others.test(name));
  for (const source of sources) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await copyFolder(join(folder, "demo"), reports);
  return resolve(folder);
}

/** Option of Node for a build that compresses quickly. */
export const quickCompression = `--import=${new URL("folder/compress-quickly.mjs", import.meta.url).href}`;

/** Copies this project's build cache, e.g. everything made from the rows of reports. */
export async function takeBuildCache(project: string): Promise<void> {
  const folder = "demo/.cache/build-cache";
  if (existsSync(folder))
    await cp(folder, join(project, ".cache/build-cache"), { recursive: true });
}
