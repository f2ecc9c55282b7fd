import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findTool } from "./find-tool.ts";

test.each(["oxfmt", "oxlint", "tsc", "depcruise", "knip", "vitest", "playwright"])(
  "%s is run by Node, without a shell",
  (name) => expect(existsSync(findTool(name) ?? "")).toBe(true),
);

test("a program of the system is not looked for among the packages", () => {
  expect(findTool("apt-get")).toBeUndefined();
});
