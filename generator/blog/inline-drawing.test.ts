import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inlineDrawing } from "./inline-drawing.ts";
import type { PostFile } from "./read-post-file.ts";

async function inline(name: string, contentType: string, text: string) {
  const folder = await mkdtemp(join(tmpdir(), "drawing-"));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, text);
  const file: PostFile = { path, asset: { url: `/images/${name}`, contentType } };
  return inlineDrawing({ files: new Map([[name, file]]) }, name);
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#1c1813" width="50%"/></svg>\n';

test("a small drawing becomes a data address", async () => {
  const address = await inline("portada.svg", "image/svg+xml", drawing);
  expect(address).toMatch(/^data:image\/svg\+xml,[^"#<>\n]+$/);
  const response = await fetch(address ?? "");
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(await response.text()).toBe(drawing.trim().replaceAll('"', "'"));
});

test("photographs and large drawings stay files", async () => {
  expect(await inline("foto.jpg", "image/jpeg", "small")).toBeUndefined();
  const large = drawing.replace("<rect", `<desc>${"a".repeat(2500)}</desc><rect`);
  expect(await inline("portada.svg", "image/svg+xml", large)).toBeUndefined();
});
