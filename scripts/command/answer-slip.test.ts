import { expect, test } from "vitest";
import { answerSlip } from "./answer-slip.ts";

test("a slip is told by file and place, without a stack, in a page that reloads by itself", () => {
  const file = "content/copy/es/hero.json";
  const slip = "Expected ',' or '}' after property value in JSON at position 9 (line 2 column 3)";
  const { line, page } = answerSlip(new Error(`${file} cannot be read: ${slip} in <b>`));
  expect(line).toBe(`${file} cannot be read: ${slip} in <b>`);
  expect(page).toContain("in &lt;b>");
  expect(page).toContain("/@vite/client");
  expect(page).not.toMatch(/^ {4}at /m);
});
