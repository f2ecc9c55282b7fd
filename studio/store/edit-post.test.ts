import { expect, test } from "vitest";
import { readPostText, writePostText } from "./edit-post.ts";

const post = `---
# Of the owner
title: "KPI: cómo"
publishDate: 2026-07-30
categories: [KPI, Estrategia]
metaTitle: Otro
isPublished: true
---

Texto.
`;

test("what is not edited stays as it is written", () => {
  expect(writePostText(post, readPostText(post))).toBe(post);
});

test("a field is changed, added or left out, and the comments stay", () => {
  const { fields, body } = readPostText(post);
  const edited = writePostText(post, {
    fields: {
      ...fields,
      categories: ["KPI", "DAX"],
      readTime: 4,
      isPublished: false,
      metaTitle: "",
    },
    body: `${body}\r\nFin.`,
  });
  expect(edited).toContain("# Of the owner");
  expect(edited).toContain(
    "categories: [KPI, DAX]\nisPublished: false\nreadTime: 4\n---\n\nTexto.\n\nFin.\n",
  );
  expect(edited).not.toContain("metaTitle");
});

test("a translation begins as a text of its own", () => {
  expect(writePostText("", { fields: { title: "A: b" }, body: "Text." })).toBe(
    '---\ntitle: "A: b"\n---\n\nText.\n',
  );
});
