import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeProject, type Project } from "../../tests/support/make-project.ts";
import { fileResource, documentResource } from "../resource.ts";
import { chooseQuality } from "./choose-quality.ts";
import { startCompression } from "./compress-files.ts";

const page = "<p>una página</p>".repeat(100);
let project: Project;

const compress = () => startCompression(project.root, join(project.root, ".cache"));
const listKept = async () => readdir(join(project.root, ".cache"));

beforeEach(async () => {
  project = await makeProject({
    "a.html": page,
    "a/index.html": page,
    "small.json": { a: 1 },
    "picture.png": page,
  });
});

afterEach(async () => project.remove());

test("compresses equal files once, and each file once", async () => {
  const compression = compress();
  compression.add(["/a.html", "/a/index.html"]);
  compression.add(["a.html"]);
  compression.add(["a"]);
  const counts: string[] = [];
  await compression.finish((done, all) => counts.push(`${String(done)}/${String(all)}`));
  expect(counts).toEqual(["1/1"]);
  expect(await listKept()).toHaveLength(1);
  for (const file of ["a.html", "a/index.html"]) {
    const read = async (ending: string) => readFile(join(project.root, file + ending));
    expect(brotliDecompressSync(await read(".br")).toString()).toBe(page);
    expect(gunzipSync(await read(".gz")).toString()).toBe(page);
  }
});

test("skips small files and files that are not text", async () => {
  const compression = compress();
  for (const name of ["small.json", "picture.png"]) compression.add([name]);
  await compression.finish(() => undefined);
  expect(await readdir(project.root)).toEqual(["a", "a.html", "picture.png", "small.json"]);
});

test("caches results by content and quality", async () => {
  await project.write("b.html", `${page}!`);
  const compression = compress();
  compression.add(["a.html"]);
  compression.add(["b.html"]);
  compression.add(["a/index.html"], 5);
  await compression.finish(() => undefined);
  expect(await listKept()).toHaveLength(3);
});

test("accepts files while it works, and after it has finished all", async () => {
  const compression = compress();
  compression.add(["a.html"]);
  for (let index = 0; index < 20; index += 1) {
    await project.write(`${String(index)}.html`, page + String(index));
    compression.add([`${String(index)}.html`]);
  }
  await compression.finish(() => undefined);
  compression.add(["a/index.html"]);
  await compression.finish(() => undefined);
  expect((await readdir(project.root)).filter((name) => name.endsWith(".br"))).toHaveLength(21);
  expect(await readdir(join(project.root, "a"))).toContain("index.html.br");
});

test("reports unreadable files at the end", async () => {
  const compression = compress();
  compression.add(["lost.html"]);
  await expect(compression.finish(() => undefined)).rejects.toThrow("lost.html");
});

test("a large site spends less time on its documents, and little on other files", () => {
  const text = documentResource("/blog", async () => "");
  const data = fileResource("/_data/es/blog.json", async () => "");
  expect([text, data].map((resource) => chooseQuality(resource, 2500))).toEqual([11, 10]);
  expect([text, data].map((resource) => chooseQuality(resource, 2501))).toEqual([10, 8]);
  expect([text, data].map((resource) => chooseQuality(resource, 7501))).toEqual([8, 8]);
});
