import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findDeadLinks,
  findMissingFolders,
  findMissingNumbers,
  findMissingPaths,
  findOldReferences,
  listAnchors,
  type Targets,
} from "./find-references.ts";
import { documents, files, readComments, sources } from "./repository-files.ts";

const read = (file: string) => readFileSync(file, "utf8");
const collect = (file: string, heading: RegExp) =>
  new Set([...read(file).matchAll(heading)].map(([, id = ""]) => id));

const targets: Targets = {
  sections: collect("docs/specification.md", /^#{2,3} §(\d+(?:\.\d+)?) /gm),
  decisions: collect("docs/design.md", /^### (D\d+) /gm),
  records: new Set(
    files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.slice(1) ?? []),
  ),
  files,
};
// This file has planted faults.
const scanned = sources.filter((file) => !file.endsWith("documented-references.test.ts"));

const inFiles = (within: readonly string[], find: (text: string, file: string) => string[]) =>
  within.flatMap((file) => find(read(file), file).map((found) => `${file}: ${found}`));

/** Searches the texts for people: documents, and the comments of sources. */
const inProse = (find: (text: string) => string[]) =>
  inFiles([...documents, ...scanned], (text, file) =>
    find(file.endsWith(".md") ? text : readComments(text)),
  );

test("every section, decision and record that is cited can be opened", () => {
  expect(targets.sections.size).toBeGreaterThan(9);
  expect(targets.decisions.size).toBeGreaterThan(28);
  expect(inFiles([...documents, ...scanned], (text) => findMissingNumbers(text, targets))).toEqual(
    [],
  );
});

test("nothing refers to a page that is not in the repository", () => {
  expect(inProse(findOldReferences)).toEqual([]);
});

test("every path that a document or a comment names exists", () => {
  expect(inProse((text) => findMissingPaths(text, targets))).toEqual([]);
});

test("every folder of a tree in a document exists", () => {
  expect(inFiles(documents, (text) => findMissingFolders(text, targets))).toEqual([]);
});

test("every link of a document leads to a file and, where it names one, to a heading", () => {
  expect(inFiles(documents, (text, file) => findDeadLinks(text, file, targets, read))).toEqual([]);
});

test.for([
  ["(§99)", "§99"],
  ["§2.99, §7", "§2.99"],
  ["// D99 and D1", "D99"],
  ["see decision 999", "decision 999"],
  ["docs/decisions/999", "decisions/999"],
])("a number that opens nothing is found: %s", ([text, found]) => {
  expect(findMissingNumbers(text!, targets)).toEqual([found]);
});

test("numbers that can be opened, and those of an RFC, are no faults", () => {
  const text = "§2, §7.1 (D3, D5); RFC 5545 §3.8.7.4; decision 011; docs/decisions/017";
  expect(findMissingNumbers(text, targets)).toEqual([]);
});

test.for([
  ["(reference §4.1)", "reference §4"],
  ["(design §5)", "design §5"],
  ["on the disk (R1)", "R1"],
  ["see look/tokens.md", "look/tokens.md"],
])("a reference of the old kind is found: %s", ([text, found]) => {
  expect(findOldReferences(text!)).toEqual([found]);
});

test.for([
  ["`site/nothing.ts`", "site/nothing.ts"],
  ["`site/nowhere/`", "site/nowhere/"],
  ["`content/copy/{es,fr}/hero.json`", "content/copy/{es,fr}/hero.json"],
  ["(no-such-file.ts)", "no-such-file.ts"],
  ["`platform/no-such-file.tsx`", "platform/no-such-file.tsx"],
])("a path that does not exist is found: %s", ([text, found]) => {
  expect(findMissingPaths(text!, targets)).toEqual([found]);
});

test("existing paths, addresses and build output are no faults", () => {
  const text =
    "`site/routes.ts`, `routes.ts`, `content/copy/{es,en}/<group>.json`, `/_data/es/x.json`, `dist/x.json`, `docs/`";
  expect(findMissingPaths(text, targets)).toEqual([]);
});

test("a folder of a tree that does not exist is found", () => {
  const tree =
    "```\nsite/      the site\n  ui/      parts    nowhere/  none\nnothing/   none\n```\n";
  expect(findMissingFolders(tree, targets)).toEqual(["site/nowhere/", "nothing/"]);
});

test.for([
  ["[a](nothing.md)", "nothing.md"],
  ["[a](deployment.md#no-such-heading)", "deployment.md#no-such-heading"],
])("a dead link is found: %s", ([text, found]) => {
  expect(findDeadLinks(text!, "docs/blog.md", targets, read)).toEqual([found]);
});

test("a comment is read without the code around it, and an address is no comment", () => {
  const source = 'const a = "https://example.com"; // §9\n/* D1 */\nconst b = "§7";';
  expect(readComments(source)).toBe("// §9\n/* D1 */");
  expect(listAnchors("## §7 The calls\n### Back-ups & more")).toEqual([
    "7-the-calls",
    "back-ups--more",
  ]);
});
