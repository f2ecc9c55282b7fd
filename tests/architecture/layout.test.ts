import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  countCodeLines,
  findFullFolders,
  findLongFiles,
  findSameNames,
  isSource,
} from "./find-layout-faults.ts";
import { files } from "./repository-files.ts";

const sources = files.filter(isSource);
const line = "const one = 1;\n";
const planted = new Map([
  ["site/long.ts", line.repeat(201)],
  ["site/short.ts", `/**\n * One.\n */\n\n// Two.\n${line.repeat(200)}`],
  ["site/long.css", line.repeat(201)],
]);

test("no folder has more than 15 files besides tests", () => {
  expect(findFullFolders(sources)).toEqual([]);
});

test("no code has more than 200 lines a file", () => {
  expect(findLongFiles(sources, (file) => readFileSync(file, "utf8"))).toEqual([]);
});

test("no two files of a program have one name", () => {
  expect(findSameNames(sources)).toEqual([]);
});

test("a folder of 16 files is reported, one of 15 with its tests is not", () => {
  const folder = Array.from({ length: 15 }, (_, at) => `site/planted/part-${String(at)}.ts`);
  const withTests = [...folder, "site/planted/part-0.test.ts", "site/planted/part-0.spec.ts"];
  expect(findFullFolders(withTests.filter(isSource))).toEqual([]);
  expect(findFullFolders([...folder, "site/planted/part.css"])).toEqual([
    "site/planted has 16 files",
  ]);
});

test("a file of 201 lines is reported, one of 200 with comments and blank lines is not", () => {
  expect(findLongFiles([...planted.keys()], (file) => planted.get(file) ?? "")).toEqual([
    "site/long.ts has 201 lines",
  ]);
  expect(countCodeLines('const address = "a//b";\n  // Alone.\nconst one = 1; // Beside.\n')).toBe(
    2,
  );
});

test("two files of one name are reported within a program, apart from those of reports and kinds", () => {
  expect(
    findSameNames([
      "site/pages/planted.tsx",
      "site/features/blog/planted.tsx",
      "service/planted.tsx",
      "dashboards/reports/a/report.ts",
      "dashboards/reports/b/report.ts",
      "dashboards/kinds/a/layout.ts",
      "dashboards/kinds/b/layout.ts",
    ]),
  ).toEqual(["site/pages/planted.tsx, site/features/blog/planted.tsx"]);
});
