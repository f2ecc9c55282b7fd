import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { copyProject } from "../support/copy-project.ts";

const run = promisify(execFile);
const cache = ".cache/build-cache";

/** Hash of every file of a built site, by name. */
async function hashSite(dist: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const entry of glob("**/*", { cwd: dist, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    hashes[file] = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  }
  return hashes;
}

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

// What a build keeps is of the same project before a word, a setting, a post and the rows of a report changed.
test(
  "a build from a cache is equal to one without, also from a damaged cache",
  { timeout: 180_000 },
  async () => {
    const project = await copyProject(".cache/cached-project", {});
    const build = async () => {
      await run(process.execPath, ["scripts/build.ts"], { cwd: project });
      return hashSite(join(project, "dist"));
    };
    const first = await build();
    const kept = await readdir(join(project, cache));
    await replaceIn(join(project, "content/copy/es/footer.json"), '": "', '": "¡');
    await replaceIn(join(project, "content/copy/en/common.json"), '": "', '": "So ');
    await replaceIn(
      join(project, "content/blog/elegir-cinco-kpi/es.md"),
      "isFeatured: false",
      "isFeatured: true",
    );
    await replaceIn(join(project, "site.config.ts"), 'brand: "', 'brand: "Otra ');
    for (const name of kept.filter((_, index) => index % 10 === 0))
      await truncate(join(project, cache, name), 40);

    const fromCache = await build();
    expect(fromCache).not.toEqual(first);
    await rm(join(project, ".cache"), { recursive: true });
    expect(await build()).toEqual(fromCache);
  },
);
