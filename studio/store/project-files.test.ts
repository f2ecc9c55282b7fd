import { expect, onTestFinished, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import { describeRevision, readEditedFiles } from "./project-files.ts";

test("what has a form is read with a revision: JSON and settings as a value, texts as text, nothing else", async () => {
  const { root, remove } = await makeProject({
    "content/copy/es/hero.json": { title: "Hola" },
    "content/copy/fr/hero.json": { title: "Salut" },
    "content/legal/en/a.md": "# A\n",
    "content/catalogue/services.json": [],
    "content/put-aside.json": {},
    "site.config.ts": `const currency = "EUR";\nexport const siteConfig = { brand: "A", currency };\n`,
    ".env": "SMTP_URL=smtp://a",
  });
  onTestFinished(remove);
  const files = await readEditedFiles(root);
  expect(
    Object.fromEntries(Object.entries(files).map(([file, { value }]) => [file, value])),
  ).toEqual({
    "content/copy/es/hero.json": { title: "Hola" },
    "content/legal/en/a.md": "# A\n",
    "content/put-aside.json": {},
    "site.config.ts": { brand: "A" },
  });
  expect(files["site.config.ts"]?.computed).toEqual(["currency"]);
  expect(files["content/legal/en/a.md"]?.revision).toBe(describeRevision("# A\n"));
});

test("a revision changes with the file, and is empty without one", () => {
  expect(describeRevision("a")).not.toBe(describeRevision("b"));
  expect(describeRevision("a")).toBe(describeRevision(Buffer.from("a")));
  expect(describeRevision(null)).toBe("");
});
