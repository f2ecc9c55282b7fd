import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { testAreas } from "./test-areas.ts";

test("every file of browser tests is in one area, and in one alone", async () => {
  const names = await readdir("tests/browser", { recursive: true });
  const files = names.filter((name) => name.endsWith(".spec.ts")).map((name) => `browser/${name}`);
  expect(files.length).toBeGreaterThan(20);
  const patterns = Object.values(testAreas).flatMap(({ browser }) => browser?.files ?? []);
  for (const file of files) {
    const found = patterns.filter((pattern) => new RegExp(pattern).test(file));
    expect(found, file).toHaveLength(1);
  }
});
