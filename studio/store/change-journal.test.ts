import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import { ChangeJournal } from "./change-journal.ts";

const encode = (text: string) => Buffer.from(text).toString("base64");

async function makeJournal(files: Record<string, string>) {
  const { root, remove } = await makeProject(files);
  onTestFinished(remove);
  const journal = new ChangeJournal(root);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const change = async (file: string, after: string | null) => {
    const before = existsSync(join(root, file)) ? encode(read(file)) : null;
    return journal.apply(file, [{ file, before, after: after === null ? null : encode(after) }]);
  };
  return { root, journal, read, change };
}

test("changes are listed newest first, and undone one after the other", async () => {
  const { journal, read, change } = await makeJournal({ "a.md": "1" });
  await change("a.md", "2");
  await change("a.md", "3");
  expect((await journal.list()).map(({ files }) => files[0]?.after)).toEqual(
    ["3", "2"].map(encode),
  );
  expect((await journal.undo())?.files[0]?.after).toBe(encode("3"));
  expect(read("a.md")).toBe("2");
  await journal.undo();
  expect(read("a.md")).toBe("1");
  expect(await journal.undo()).toBeUndefined();
});

test("a file that goes takes its empty folder along, and undo brings both back", async () => {
  const { root, journal, read, change } = await makeJournal({ "posts/a/es.md": "Uno" });
  await change("posts/a/es.md", null);
  expect(existsSync(join(root, "posts/a"))).toBe(false);
  await journal.undo();
  expect(read("posts/a/es.md")).toBe("Uno");
});

test("nothing of a change is undone where one of its files was changed elsewhere since", async () => {
  const { root, journal, read } = await makeJournal({ "a.md": "1", "b.md": "1" });
  const files = ["a.md", "b.md"].map((file) => ({ file, before: encode("1"), after: encode("2") }));
  await journal.apply("both", files);
  writeFileSync(join(root, "b.md"), "mine");
  await expect(journal.undo()).rejects.toThrow("b.md was changed elsewhere since");
  expect([read("a.md"), read("b.md")]).toEqual(["2", "mine"]);
});

test("the last fifty changes are kept", async () => {
  const { journal, change } = await makeJournal({});
  for (let number = 0; number < 52; number += 1) await change("a.md", String(number));
  const kept = await journal.list();
  expect([kept.length, kept[0]?.files[0]?.after]).toEqual([50, encode("51")]);
});
