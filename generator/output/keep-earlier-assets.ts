import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keptAssetsFile, type KeptAssets } from "../../contracts/configuration/kept-assets.ts";

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
  await writeFile(join(next, keptAssetsFile), JSON.stringify(Object.fromEntries(kept)));
}

async function listAssets(folder: string): Promise<string[]> {
  return readdir(join(folder, "assets")).catch(() => []);
}

async function readKept(folder: string): Promise<KeptAssets> {
  const text = await readFile(join(folder, keptAssetsFile), "utf8").catch(() => "{}");
  return JSON.parse(text) as KeptAssets;
}
