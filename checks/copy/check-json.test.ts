import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeFaults } from "../../generator/faults/describe-faults.ts";
import { checkJson } from "./check-json.ts";

test.each([
  ['\u{FEFF}{"a": 1}', "byte-order mark", "UTF-8 without BOM"],
  [" \n", "the file is empty", "Put its content back"],
  ['{"a": 1 "b": 2}', "Expected", "missing comma"],
])("%j has its own problem and remedy", async (text, problem, remedy) => {
  const root = mkdtempSync(join(tmpdir(), "check-json-"));
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/a.json"), text);
  const faults = await checkJson(root);
  expect(faults).toMatchObject([{ file: "content/a.json" }]);
  expect(describeFaults(faults).join()).toMatch(new RegExp(`${problem}.*${remedy}`));
});
