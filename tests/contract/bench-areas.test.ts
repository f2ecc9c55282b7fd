import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([
  [["nowhere"], /no area "nowhere"[^]*AREA is one of site, pages,/],
  [["load", "--only=/"], /Unknown option '--only'/],
  [["pages", "--page=/blog"], /Unknown option '--page'/],
  [["--only"], /'--only <value>' argument missing/],
])("npm run bench -- %j is refused before anything is installed or built", (args, message) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["scripts/measure/bench.ts", ...args],
    {
      encoding: "utf8",
    },
  );
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
  expect(stdout).toBe("");
});
