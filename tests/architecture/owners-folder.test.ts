import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./repository-files.ts";

const programs = /^(?:checks|generator|scripts|service|studio)\//;
const call =
  /\b(?:access|cp|exists|glob|link|mkdir|open|read(?:dir|File)|rename|rm|stat|unlink|write)\w*\(\s*["'`](?:\.\/)?(?:content|data|dist|\.cache|\.env|site\.config)(?![\w-])/;

/** True for a call that names a file of the owner's folder relative to the folder that a process runs in. */
function isRelative(line: string): boolean {
  return call.test(line) && !line.includes("cwd:");
}

test("programs reach the owner's folder through roots/roots.ts alone", () => {
  const files = sources.filter(
    (file) => programs.test(file) && file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(isRelative)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(250);
  expect(found).toEqual([]);
});

test.each([
  ['const text = await readFile("content/blog/a/es.md", "utf8");', true],
  ["await rm(`dist/${name}`);", true],
  ['const text = await readFile(inFolder("content/blog/a/es.md"), "utf8");', false],
  ['for await (const path of glob("content/**/*.md", { cwd: root })) {', false],
  ['if (pictures.includes("content")) return;', false],
])("recognizes a path that is relative to the process: %s", (line, isFound) => {
  expect(isRelative(line)).toBe(isFound);
});
