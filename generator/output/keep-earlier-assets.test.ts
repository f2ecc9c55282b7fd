import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepEarlierAssets } from "./keep-earlier-assets.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function makeBuilds() {
  const folder = await mkdtemp(join(tmpdir(), "builds-"));
  onTestFinished(async () => rm(folder, { recursive: true }));
  let count = 0;
  let latest = join(folder, "none");
  /** Builds a site with these assets; returns the assets that it then has. */
  const build = async (names: readonly string[], now: number): Promise<string[]> => {
    const next = join(folder, String((count += 1)));
    await mkdir(join(next, "assets"), { recursive: true });
    for (const name of names) await writeFile(join(next, "assets", name), name);
    await keepEarlierAssets(latest, next, now);
    latest = next;
    return (await readdir(join(next, "assets"))).toSorted();
  };
  return build;
}

test("keeps files that an open page may request, for a week after their last build", async () => {
  const build = await makeBuilds();
  expect(await build(["app-1.js", "site-1.css"], 0)).toEqual(["app-1.js", "site-1.css"]);
  expect(await build(["app-2.js", "site-1.css"], 100 * dayMs)).toEqual([
    "app-1.js",
    "app-2.js",
    "site-1.css",
  ]);
  expect(await build(["app-3.js", "site-1.css"], 106 * dayMs)).toEqual([
    "app-1.js",
    "app-2.js",
    "app-3.js",
    "site-1.css",
  ]);
  expect(await build(["app-3.js", "site-1.css"], 107 * dayMs)).toEqual([
    "app-2.js",
    "app-3.js",
    "site-1.css",
  ]);
});

test("a file that is used again is no longer counted as an earlier one", async () => {
  const build = await makeBuilds();
  await build(["a.js"], 0);
  await build(["b.js"], dayMs);
  await build(["a.js"], 2 * dayMs);
  expect(await build(["c.js"], 9.5 * dayMs)).toEqual(["a.js", "c.js"]);
});
