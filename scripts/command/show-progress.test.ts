import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProgress } from "./show-progress.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

afterEach(() => void vi.useRealTimers());

async function runSteps(isTTY: boolean) {
  let written = "";
  const progress = showProgress({ isTTY, write: (text: string) => (written += text) !== "" });
  await progress.step("posts", async () => vi.advanceTimersByTime(200));
  const pages = await progress.step("pages", async (count) => {
    for (const done of [1, 2, 3]) {
      vi.advanceTimersByTime(500);
      count(done, 3);
    }
    return 3;
  });
  expect(pages).toBe(3);
  await progress.step("bundles", async () => vi.advanceTimersByTime(30));
  return { written, slowest: progress.describeSlowest() };
}

test("writes a line for each step that is done, and names the slowest", async () => {
  const { written, slowest } = await runSteps(false);
  expect(written).toBe("posts, 0.2 s\npages 3/3, 1.5 s\nbundles, 0.0 s\n");
  expect(slowest).toBe("pages 1.5 s, posts 0.2 s");
});

test("counts in one line of a terminal, and leaves it empty", async () => {
  const { written } = await runSteps(true);
  const shown = written.split("\r\u001B[K");
  expect(shown).toEqual(expect.arrayContaining(["posts", "pages", "pages 1/3", "pages 2/3"]));
  expect(shown.at(-1)).toBe("");
  expect(written).not.toContain("\n");
});

test("a step that fails is no line, and its error goes on", async () => {
  const lines: string[] = [];
  const progress = showProgress({ write: (text: string) => lines.push(text) > 0 });
  const failing = progress.step("posts", async () => {
    throw new Error("no title");
  });
  await expect(failing).rejects.toThrow("no title");
  expect(lines).toEqual([]);
});
