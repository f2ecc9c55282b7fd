import { expect, test } from "vitest";
import { keepChanged, keepNewer, layOver } from "./drafts.ts";

const files = {
  "a.json": { revision: "1", value: { title: "A" } },
  "b.md": { revision: "2", value: "B" },
};

test("drafts are shown in place of what was read", () => {
  expect(layOver(files, { "b.md": "C" })).toEqual({ "a.json": { title: "A" }, "b.md": "C" });
});

test("a draft that is typed back is no draft", () => {
  const drafts = { "a.json": { title: "A" }, "b.md": "C", "new.md": "" };
  expect(keepChanged(drafts, files)).toEqual({ "b.md": "C", "new.md": "" });
});

test("what is typed while a save is on its way stays unsaved", () => {
  expect(keepNewer({ "a.json": 1, "b.md": "D" }, { "a.json": 1, "b.md": "C" })).toEqual({
    "b.md": "D",
  });
});
