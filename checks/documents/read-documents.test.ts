import { expect, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import { readDocuments } from "./read-documents.ts";

test("reads what follows a style sheet with comparisons", async () => {
  const rules = "@container (width<=34rem){a{color:red}}@container (width<=28rem){a{color:red}}";
  const project = await makeProject({
    "a.html": `<html><head><style>${rules}</style></head><body><h1>A</h1></body></html>`,
  });
  const [page] = await readDocuments(project.root);
  expect(page?.headings).toBe(1);
  await project.remove();
});
