import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notifyInTurn } from "./notify-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes listeners that each take some milliseconds. */
function makeListeners(names: readonly string[], notified: string[]): (() => void)[] {
  return names.map((name) => () => {
    notified.push(name);
    vi.setSystemTime(Date.now() + 8);
    vi.advanceTimersByTime(0);
  });
}

test("notifies a few listeners a task, and stops where a newer call begins", () => {
  const notified: string[] = [];
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 5));
  notifyInTurn(makeListeners(["a", "b", "c", "d", "e"], notified));
  expect(notified.length).toBeGreaterThan(0);
  expect(notified.length).toBeLessThan(5);
  const before = notified.length;
  notifyInTurn(makeListeners(["A", "B", "C", "D", "E"], notified));
  vi.runAllTimers();
  expect(notified.slice(before)).toEqual(["A", "B", "C", "D", "E"]);
});
