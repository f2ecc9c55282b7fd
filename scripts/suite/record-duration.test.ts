import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { timedDocument, writtenDuration } from "./record-duration.ts";

test("the document states the duration of the suite where a recorded run writes it", async () => {
  expect(await readFile(timedDocument, "utf8")).toMatch(writtenDuration);
});
