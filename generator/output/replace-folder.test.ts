import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderBeside, restoreReplaced } from "../../roots/replaced-folder.ts";
import { replaceFolder } from "./replace-folder.ts";

async function makeFolder(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), "replace-")), "dist");
}

const writePage = (text: string) => async (folder: string) =>
  writeFile(join(folder, "index.html"), text);

test("puts the new folder in place and leaves nothing else behind", async () => {
  const folder = await makeFolder();
  await replaceFolder(folder, writePage("one"));
  await replaceFolder(folder, writePage("two"));
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe("two");
  expect(await readdir(join(folder, ".."))).toEqual(["dist"]);
});

test("keeps the old folder when filling the new one fails, and starts afresh afterwards", async () => {
  const folder = await makeFolder();
  await replaceFolder(folder, writePage("one"));
  const failing = replaceFolder(folder, async (next) => {
    await writePage("half")(next);
    await writeFile(join(next, "left-over.html"), "x");
    throw new Error("no more");
  });
  await expect(failing).rejects.toThrow("no more");
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe("one");
  await replaceFolder(folder, writePage("two"));
  expect(existsSync(join(folder, "left-over.html"))).toBe(false);
});

test("a power cut between the two renames leaves the old folder, which the next start puts back", async () => {
  const folder = await makeFolder();
  await replaceFolder(folder, writePage("one"));
  const cutShort = async () => rename(folder, folderBeside(folder, "previous"));
  await cutShort();
  restoreReplaced(folder);
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe("one");
  await cutShort();
  const failing = replaceFolder(folder, async () => Promise.reject(new Error("no more")));
  await expect(failing).rejects.toThrow("no more");
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe("one");
});
