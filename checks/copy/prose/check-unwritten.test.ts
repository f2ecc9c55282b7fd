import { expect, test } from "vitest";
import { makeProject } from "../../../tests/support/make-project.ts";
import { describeFaults } from "../../../generator/faults/describe-faults.ts";
import { checkUnwritten } from "./check-unwritten.ts";

const post = (isPublished: boolean) => `---
title: "Un título"
excerpt: "✎ Una frase."
publishDate: 2026-01-01
categories: [KPI]
isPublished: ${String(isPublished)}
---

✎ Texto.
`;

test("what is still to be written is named by its file and key, but for drafts", async () => {
  const { root, remove } = await makeProject({
    "content/copy/es/hero.json": { title: "✎ Título", lead: "✎ Texto", kicker: "Analista" },
    "content/copy/en/hero.json": { title: "Title", lead: "Text", kicker: "Analyst" },
    "content/legal/en/page.md": "---\ntitle: Page\n---\n\n✎ Text.\n",
    "content/blog/draft/es.md": post(false),
    "content/blog/public/es.md": post(true),
  });
  const faults = await checkUnwritten(root);
  expect(describeFaults(faults)).toEqual([
    expect.stringMatching(/^content\/copy\/es\/hero\.json: "title" and 1 more still to be written/),
    expect.stringMatching(/^content\/legal\/en\/page\.md:5: the text still/),
    expect.stringMatching(/^content\/blog\/public\/es\.md: "excerpt" and 1 more still to be/),
  ]);
  await remove();
});
