import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const entries = ["content/a.json", "dist/index.html", "node_modules/a/index.js", "package.json"];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "swapped-"));
  layOut();
});
afterEach(() => rmSync(folder, { recursive: true }));

function layOut(): void {
  for (const name of [...entries, "data/kept"]) write(name, "old");
  for (const name of [...entries, "data-analyst-site.tgz"]) write(`.site/next/${name}`, "new");
  write(".site/before/dist/index.html", "older");
}

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const read = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "none";

const module = JSON.stringify(join(import.meta.dirname, "swap-folders.ts"));

/** Calls a function in a process that is killed before its renames or writes go on after `calls` of them. */
function run(name: string, calls = Infinity): boolean {
  const code = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    let left = ${String(calls)};
    for (const name of ["renameSync", "writeFileSync", "mkdirSync", "rmSync"]) {
      const call = fs[name];
      fs[name] = (...args) => (left-- > 0 ? call(...args) : process.kill(process.pid, "SIGKILL"));
    }
    syncBuiltinESMExports();
    const swap = await import(${module});
    swap.${name}();`;
  const { signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, SITE_FOLDER: folder },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return signal === null;
}

test("replaces what the next folder holds, keeps the rest and what was there before", () => {
  expect(run("swapFolders")).toBe(true);
  expect(entries.map(read)).toEqual(entries.map(() => "new"));
  expect(read("data-analyst-site.tgz")).toBe("new");
  expect(entries.map((name) => read(`.site/before/${name}`))).toEqual(entries.map(() => "old"));
  expect(read("data/kept")).toBe("old");
  expect(existsSync(join(folder, ".site/next"))).toBe(false);
});

test("killed at any moment, the old or the new is whole once the next command has begun", () => {
  let isFinished = false;
  for (let calls = 0; !isFinished; calls += 1) {
    rmSync(folder, { recursive: true });
    layOut();
    isFinished = run("swapFolders", calls);
    // Packages that are missing are what npm installs by package.json.
    if (read("node_modules/a/index.js") === "none") expect(read("package.json")).toBe("old");
    run("finishSwap");
    const found = new Set(entries.map(read));
    expect([calls, ...found]).toHaveLength(2);
    if (found.has("new")) expect(read(".site/before/content/a.json")).toBe("old");
  }
});

test("killed at any moment of a return, one of the two is whole, and the way to the other is kept", () => {
  let isFinished = false;
  for (let calls = 0; !isFinished; calls += 1) {
    rmSync(folder, { recursive: true });
    layOut();
    run("swapFolders");
    isFinished = run("swapBack", calls);
    run("finishSwap");
    const found = new Set(entries.map(read));
    expect([calls, ...found]).toHaveLength(2);
    expect(read(".site/before/content/a.json")).toBe(found.has("old") ? "new" : "old");
  }
});

test("packages that npm installed after a kill make way for the new ones", () => {
  write(".site/before/node_modules/a/index.js", "old");
  write(".site/next/ready", "");
  expect(run("finishSwap")).toBe(true);
  expect(read("node_modules/a/index.js")).toBe("new");
});

test("a return brings back what the swap replaced", () => {
  run("swapFolders");
  expect(run("swapBack")).toBe(true);
  expect(entries.map(read)).toEqual(entries.map(() => "old"));
  expect(read(".site/before/content/a.json")).toBe("new");
});
