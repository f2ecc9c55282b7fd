import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBuildCache } from "./build-cache.ts";

let folder = "";

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "build-cache-")), "cache");
});

afterEach(async () => rm(join(folder, ".."), { recursive: true }));

/** Returns the text that a new build gets for a key, and whether it had to be made. */
async function ask(key: string, text = "made"): Promise<{ text: string; isMade: boolean }> {
  let isMade = false;
  const result = await openBuildCache(folder).remember(key, async () => {
    isMade = true;
    return Buffer.from(text);
  });
  return { text: result.toString(), isMade };
}

async function readOnlyEntry(): Promise<string> {
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return join(folder, name);
}

test("returns to the next build the result of an earlier one with the same key", async () => {
  expect(await ask("a", "first")).toEqual({ text: "first", isMade: true });
  expect(await ask("a", "second")).toEqual({ text: "first", isMade: false });
  expect(await ask("b", "second")).toEqual({ text: "second", isMade: true });
});

test("keeps an empty result", async () => {
  await ask("a", "");
  expect(await ask("a")).toEqual({ text: "", isMade: false });
});

test("makes one result for two requests at the same time", async () => {
  const cache = openBuildCache(folder);
  let made = 0;
  const make = async () => Buffer.from(String((made += 1)));
  const results = await Promise.all([cache.remember("a", make), cache.remember("a", make)]);
  expect(results.map(String)).toEqual(["1", "1"]);
});

test.each([
  ["cut off", (entry: Buffer) => entry.subarray(0, -1)],
  ["empty", () => Buffer.alloc(0)],
  ["changed", (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from("?")])],
])("makes an entry again that is %s, and replaces it", async (_damage, damage) => {
  await ask("a");
  const file = await readOnlyEntry();
  await writeFile(file, damage(await readFile(file)));
  expect(await ask("a", "anew")).toEqual({ text: "anew", isMade: true });
  expect(await ask("a")).toEqual({ text: "anew", isMade: false });
});

test("makes everything if its folder cannot be written", async () => {
  await writeFile(folder, "a file in its place");
  expect(await ask("a")).toEqual({ text: "made", isMade: true });
  await openBuildCache(folder).prune();
});

test("makes an entry again if a folder has its name", async () => {
  await ask("a");
  const file = await readOnlyEntry();
  await rm(file);
  await mkdir(file);
  expect(await ask("a", "anew")).toEqual({ text: "anew", isMade: true });
});

test("caches nothing after a failure", async () => {
  const failing = openBuildCache(folder).remember("a", async () => {
    throw new Error("no more");
  });
  await expect(failing).rejects.toThrow("no more");
  expect(await ask("a", "x")).toEqual({ text: "x", isMade: true });
});

test("finds results stored by keep and by remember", async () => {
  const cache = openBuildCache(folder);
  expect(await cache.find("a")).toBeUndefined();
  await cache.keep("a", Buffer.from("kept"));
  expect(await ask("a")).toEqual({ text: "kept", isMade: false });
  await ask("b");
  expect(String(await cache.find("b"))).toBe("made");
});

test("removes the oldest results that this build neither used nor made, until the rest fits", async () => {
  const startedMs = Date.now();
  const names: string[] = [];
  for (const [age, key] of ["newest", "used", "oldest"].entries()) {
    await ask(key, "x".repeat(1000));
    const name = (await readdir(folder)).find((other) => !names.includes(other)) ?? "";
    const written = new Date(Date.UTC(2026, 0, 10 - age));
    await utimes(join(folder, name), written, written);
    names.push(name);
  }
  const [newest = "", used = ""] = names;
  // A thread of the same build uses the entry.
  await ask("used", "lost");
  const cache = openBuildCache(folder, { startedMs });
  await cache.prune(2500);
  expect((await readdir(folder)).toSorted()).toEqual([newest, used].toSorted());
  await cache.prune(0);
  expect(await readdir(folder)).toEqual([used]);
  expect(await ask("used")).toEqual({ text: "x".repeat(1000), isMade: false });
});
