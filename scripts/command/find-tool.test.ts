import { existsSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { findTool } from "./find-tool.ts";

test.each(["oxfmt", "oxlint", "tsc", "depcruise", "knip", "vitest", "playwright"])(
  "%s is run by Node, without a shell",
  (name) => expect(existsSync(findTool(name) ?? "")).toBe(true),
);

test("a program of the system is not looked for among the packages", () => {
  expect(findTool("apt-get")).toBeUndefined();
});

test("npm is run by Node as well, from where it was started", () => {
  const file = String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`;
  vi.stubEnv("npm_execpath", file);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(findTool("npm")).toBe(file);
});
