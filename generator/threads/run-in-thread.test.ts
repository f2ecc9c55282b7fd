import { expect, test } from "vitest";
import { runInThread, threadCount } from "./run-in-thread.ts";

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
/** Offset of the width in a PNG file. */
const widthAt = 16;

async function drawWidth(widthPx: number): Promise<number> {
  const png = await runInThread("drawPng", square, widthPx);
  return Buffer.from(png).readUInt32BE(widthAt);
}

test("runs more jobs than there are threads, also after one that failed", async () => {
  const failing = Array.from({ length: threadCount + 1 }, async () =>
    runInThread("compressFile", ["lost.html"], 1),
  );
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe("rejected");
  await expect(failing[0]).rejects.toThrow("lost.html");
  const widths = Array.from({ length: 3 * threadCount }, (_, index) => index + 1);
  expect(await Promise.all(widths.map(drawWidth))).toEqual(widths);
});
