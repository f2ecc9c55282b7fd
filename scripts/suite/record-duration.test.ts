import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { timedDocuments, writtenDuration } from "./record-duration.ts";

test("the documents say one duration of the suite, where a recorded run writes it", async () => {
  const texts = await Promise.all(timedDocuments.map(async (file) => readFile(file, "utf8")));
  const minutes = texts.map((text) => writtenDuration.exec(text)?.[1]);
  expect(minutes[0]).toBeDefined();
  expect(new Set(minutes).size).toBe(1);
});
