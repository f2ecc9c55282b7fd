import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findIndexFaults,
  findRecordFaults,
  findStatusFaults,
  parseRecord,
} from "./find-record-faults.ts";
import { files } from "./repository-files.ts";

const folder = "docs/decisions/";
const records = files
  .filter((file) => new RegExp(String.raw`^${folder}\d{3}-.*\.md$`).test(file))
  .map((file) => parseRecord(file.slice(folder.length), readFileSync(file, "utf8")));
const index = readFileSync(`${folder}README.md`, "utf8");

test("every decision record has the fixed form and at most 400 words", () => {
  expect(records.length).toBeGreaterThan(50);
  expect(records.flatMap(findRecordFaults)).toEqual([]);
});

test("every record that amends or supersedes another links back to it", () => {
  expect(findStatusFaults(records)).toEqual([]);
});

test("the index has one line for each record, and names every number that is not used", () => {
  expect(findIndexFaults(records, index)).toEqual([]);
});

const sound = [
  "# 002 Two",
  "",
  "Status: amended by [003](003-three.md)",
  "Date: 2026-11-20",
  "",
  "## Context",
  "A.",
  "## Decision",
  "B.",
  "## Consequences",
  "C.",
  "",
].join("\n");
const two = parseRecord("002-two.md", sound);

test.for([
  ["title", "# 002", "# 003"],
  ["title", "\n\nStatus", "\nStatus"],
  ["status", "amended by", "changed by"],
  ["status", "[003](003-three.md)", "003"],
  ["date", "2026-11-20", "November"],
  ["sections", "## Context", "## Background"],
  ["words", "A.", "a ".repeat(390)],
  ["lines", "A.", "a".repeat(141)],
] as const)("a record with a fault in its %s is found", ([part, from, to]) => {
  expect(findRecordFaults(two)).toEqual([]);
  expect(findRecordFaults(parseRecord("002-two.md", sound.replace(from, to)))).toContain(
    `002-two.md: ${part}`,
  );
});

test("a status that names a missing record, or one that does not link back, is found", () => {
  const three = parseRecord(
    "003-three.md",
    "# 003 Three\n\nStatus: accepted\nDate: 2026-11-21\n\n",
  );
  const linked = { ...three, text: "Amends [002](002-two.md)." };
  expect(findStatusFaults([two])).toEqual(["002-two.md: 003"]);
  expect(findStatusFaults([two, three])).toEqual(["002-two.md: 003"]);
  expect(findStatusFaults([two, linked])).toEqual([]);
});

test("an index that differs from its records is found", () => {
  const row = "| [002](002-two.md) | Two | amended by 003 | Clause |";
  const unused = "Not used: 001.";
  expect(findIndexFaults([two], `${row}\n\n${unused}\n`)).toEqual([]);
  expect(findIndexFaults([two], row)).toEqual(["001 missing"]);
  expect(findIndexFaults([two, two], `${row}\n${unused}`)).toEqual(["002 twice"]);
  expect(findIndexFaults([two], unused)).toEqual([
    "no line | [002](002-two.md) | Two | amended by 003 | ",
  ]);
  expect(findIndexFaults([], `${row}\n${unused}`)).toEqual([`no record for ${row}`]);
  expect(findIndexFaults([two], `${row.replace("Clause", "")}\n${unused}`)).toHaveLength(1);
});
