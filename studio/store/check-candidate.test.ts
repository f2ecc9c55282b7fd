import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyFolder } from "../../tests/support/copy-project.ts";
import { findNewFaults } from "./check-candidate.ts";

test("a candidate is checked beside the owner's files, which stay as they are", async () => {
  const parent = await mkdtemp(join(tmpdir(), "candidate-"));
  onTestFinished(async () => rm(parent, { recursive: true }));
  const root = await copyFolder(join(parent, "site"));
  const file = "content/copy/es/common.json";
  const read = () => readFileSync(join(root, file), "utf8");
  const before = read();
  const faults = await findNewFaults(root, new Map([[file, Buffer.from("{}")]]));
  expect(faults.map((fault) => fault.file)).toContain(file);
  expect(read()).toBe(before);
  expect(await findNewFaults(root, new Map([[file, Buffer.from(before)]]))).toEqual([]);
  await findNewFaults(root, new Map([["content/images/icon.svg", null]]));
  expect(read()).toBe(before);
  expect(readFileSync(join(root, "content/images/icon.svg"), "utf8")).toContain("<svg");
});
