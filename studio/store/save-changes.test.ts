import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import type { Json } from "../model/json-value.ts";
import { ChangeJournal } from "./change-journal.ts";
import { describeRevision } from "./project-files.ts";
import { saveChanges } from "./save-changes.ts";

const config = `export const siteConfig = { brand: "A", year: 2000 + 26 };\n`;

async function makeSaving(files: Record<string, string>) {
  const { root, remove } = await makeProject(files);
  onTestFinished(remove);
  const journal = new ChangeJournal(root);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const save = async (
    file: string,
    value: Json,
    revision = describeRevision(files[file] ?? null),
  ) => saveChanges([{ file, revision, value }], { root, journal, label: "" });
  return { save, read, journal };
}

test("the same value again is no change", async () => {
  const { save, journal } = await makeSaving({ "content/put-aside.json": "{}\n" });
  expect(await save("content/put-aside.json", {})).toEqual({ outcome: "unchanged" });
  expect(await journal.list()).toEqual([]);
});

test("a file that was changed since it was read is named, and nothing is written", async () => {
  const { save, read } = await makeSaving({ "content/put-aside.json": '{"mine":[]}\n' });
  expect(await save("content/put-aside.json", {}, "another")).toEqual({
    outcome: "outdated",
    files: ["content/put-aside.json"],
  });
  expect(read("content/put-aside.json")).toBe('{"mine":[]}\n');
});

test("a setting that is computed is refused at its field", async () => {
  const { save, read } = await makeSaving({ "site.config.ts": config });
  expect(await save("site.config.ts", { brand: "A", year: 2027 })).toMatchObject({
    outcome: "refused",
    faults: [{ file: "site.config.ts", field: "year", code: "config-computed" }],
  });
  expect(read("site.config.ts")).toBe(config);
});

test.each(["../a.json", "content/copy/../../package.json", "service/main.ts", "content/a.json"])(
  "%s is not written",
  async (file) => {
    const { save } = await makeSaving({});
    await expect(save(file, {})).rejects.toThrow("has no form");
  },
);
