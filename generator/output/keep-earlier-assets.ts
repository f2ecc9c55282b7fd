import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Maps each kept file to the time when a build first lacked it, in ms since 1970. */
const keptFile = "_kept-assets.json";
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** Copies files of `assets/` that the new build lacks, for a week: pages opened before the build still load them. */
export async function keepEarlierAssets(
  earlier: string,
  next: string,
  now = Date.now(),
): Promise<void> {
  const [known, before, after] = await Promise.all([
    readKept(earlier),
    listAssets(earlier),
    listAssets(next),
  ]);
  const kept = before
    .filter((name) => !after.includes(name))
    .map((name) => [name, known[name] ?? now] as const)
    .filter(([, since]) => now - since < keptForMs);
  if (kept.length === 0) return;
  await mkdir(join(next, "assets"), { recursive: true });
  for (const [name] of kept) {
    await copyFile(join(earlier, "assets", name), join(next, "assets", name));
  }
  await writeFile(join(next, keptFile), JSON.stringify(Object.fromEntries(kept)));
}

async function listAssets(folder: string): Promise<string[]> {
  return readdir(join(folder, "assets")).catch(() => []);
}

async function readKept(folder: string): Promise<Record<string, number>> {
  const text = await readFile(join(folder, keptFile), "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, number>;
}
