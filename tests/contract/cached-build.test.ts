import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { copyProject, quickCompression } from "../support/copy-project.ts";

const run = promisify(execFile);
const cacheDir = "demo/.cache/build-cache";
const changes: [file: string, from: string, to: string][] = [
  ["demo/content/copy/es/legal.json", '": "', '": "Otra palabra '],
  ["demo/content/copy/en/course.json", '": "', '": "Another word '],
  ["demo/content/blog/elegir-cinco-kpi/es.md", "isFeatured: false", "isFeatured: true"],
  ["demo/content/blog/tu-informe-decide/en.md", "title: ", "title: Another word "],
  ["demo/content/reports/en/nps-bi.json", '"title": "', '"title": "Another word '],
  ["dashboards/render/still/write-still.ts", "mostErrorPx = 0.5", "mostErrorPx = 0.05"],
  ["demo/site.config.ts", 'taxId: "', 'taxId: "1'],
];
const removed = "demo/content/blog/media-mediana-y-nps";
// The other reports are enough for this test.
const removedCases = [
  "logistica-dashboard",
  "logistica-supply-chain",
  "proyectos-bi-gestion",
  "rfm-analysis",
  "soporte-bi",
  "compras-bi",
  "ventas-globales",
  "airline-satisfaction",
  "campanas-mkt",
  "people-analytics",
];

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

async function removeCases(project: string): Promise<void> {
  const code = `import { removeCase } from "./scripts/content/case/case.ts";
    for (const slug of ${JSON.stringify(removedCases)}) await removeCase(slug);`;
  await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: project });
}

/** Returns the hash of every file of a built site, by name, except the stamp, which has the time of its sources. */
async function hashSite(dist: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const name of glob("**/*.*", { cwd: dist })) {
    if (name === "_build-stamp.txt") continue;
    const body = await readFile(join(dist, name));
    hashes.set(name, createHash("sha256").update(body).digest("hex"));
    if (name.endsWith(".br")) await requireCopy(dist, name, brotliDecompressSync(body));
    if (name.endsWith(".gz")) await requireCopy(dist, name, gunzipSync(body));
  }
  return hashes;
}

async function requireCopy(dist: string, name: string, text: Buffer): Promise<void> {
  const original = await readFile(join(dist, name.replace(/\.(?:br|gz)$/, "")));
  if (!original.equals(text)) throw new Error(`${name} is of another text`);
}

test("after changes, a build from a cache that is damaged in part is equal to one without", async () => {
  const project = await copyProject(".cache/cached-project", {});
  await removeCases(project);
  const build = async () => {
    // Compression takes most of a build's time and does not depend on the cache.
    await run(process.execPath, [quickCompression, "scripts/build.ts"], { cwd: project });
    return hashSite(join(project, "demo/dist"));
  };
  const before = await build();
  for (const [file, from, to] of changes) await replaceIn(join(project, file), from, to);
  await rm(join(project, removed), { recursive: true });
  const entries = await readdir(join(project, cacheDir));
  for (const name of entries.filter((_, index) => index % 20 === 0)) {
    await truncate(join(project, cacheDir, name), 40);
  }
  const cached = await build();
  const different = [...cached].filter(([name, hash]) => before.get(name) !== hash);
  expect(different.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "aviso-legal.html.br",
      "en/cursos/index.html.gz",
      "blog.html",
      "en/blog/tu-informe-decide.html.br",
    ]),
  );
  expect(different.map(([name]) => name)).not.toContain("index.html.br");

  await rm(join(project, "demo/.cache"), { recursive: true });
  expect(await build()).toEqual(cached);
});
