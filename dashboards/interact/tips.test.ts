import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTips, type Tip, type Tips } from "./tips.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("parent", {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showFor(tips: Tips, milliseconds: number, tip: Partial<Tip> = { hint: "click" }): void {
  tips.show(tip as Tip);
  vi.advanceTimersByTime(milliseconds);
  tips.hide("now");
}

test("a hint that stood long enough to be read is not shown again, in no report of the visit", () => {
  const tips = createTips();
  showFor(tips, 200);
  showFor(tips, 5000, {});
  expect(tips.isExplained()).toBe(false);
  showFor(tips, 900);
  expect(tips.isExplained()).toBe(true);
  expect(createTips().isExplained()).toBe(true);
});

test("framed by a page of another origin, the report remembers a hint itself", () => {
  const foreign = {
    get origin(): never {
      throw new Error("SecurityError");
    },
  };
  vi.stubGlobal("parent", foreign);
  vi.stubGlobal("window", {});
  const tips = createTips();
  showFor(tips, 900);
  expect(tips.isExplained()).toBe(true);
});
