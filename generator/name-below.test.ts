import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { nameBelow } from "./name-below.ts";

test.each([
  [win32, String.raw`C:\José Núñez\Mi web`, String.raw`C:\José Núñez\Mi web\.vite\manifest.json`],
  // Vite names modules with slashes on Windows too.
  [win32, String.raw`C:\José Núñez\Mi web`, "C:/José Núñez/Mi web/.vite/manifest.json"],
  [win32, "work", String.raw`work\.vite\manifest.json`],
  [posix, "/José Núñez/Mi web", "/José Núñez/Mi web/.vite/manifest.json"],
])("a file's name below its folder is parted by slashes", (system, folder, file) => {
  expect(nameBelow(folder, file, system)).toBe(".vite/manifest.json");
});

test("a file elsewhere gets a relative path", () => {
  const copy = String.raw`C:\web\.cache\recoloured\arrow.svg`;
  expect(nameBelow(String.raw`C:\web\site\ui`, copy, win32)).toBe(
    "../../.cache/recoloured/arrow.svg",
  );
});

test("a name on Linux may contain the separator of Windows", () => {
  expect(nameBelow("/web", String.raw`/web/a\b.txt`, posix)).toBe(String.raw`a\b.txt`);
});
