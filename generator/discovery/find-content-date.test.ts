import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findContentDate } from "./find-content-date.ts";
import { inFolder } from "../../roots/roots.ts";

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "dates-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, day: string): string {
  const file = join(folder, name);
  writeFileSync(file, "{}");
  utimesSync(file, new Date(day), new Date(day));
  return file;
}

test("outside Git the newest file counts; a file that is missing has no date", () => {
  const files = [write("a.json", "2026-03-01T12:00:00Z"), write("b.json", "2026-05-28T12:00:00Z")];
  expect(findContentDate([...files, join(folder, "none.json")])).toBe("2026-05-28");
  expect(findContentDate([join(folder, "none.json")])).toBeUndefined();
});

test("in a repository the last commit of the files counts", () => {
  const file = inFolder("content/copy/es/hero.json");
  const args = ["log", "-1", "--format=%cs", "--", file];
  const committed = execFileSync("git", args, { encoding: "utf8" }).trim();
  expect(committed).not.toBe("");
  expect(findContentDate([file])).toBe(committed);
});
