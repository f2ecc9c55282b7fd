import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellInTurn } from "./tell-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes listeners that each take some milliseconds. */
function makeListeners(names: readonly string[], told: string[]): (() => void)[] {
  return names.map((name) => () => {
    told.push(name);
    vi.setSystemTime(Date.now() + 8);
    vi.advanceTimersByTime(0);
  });
}

test("tells a few at a time, and leaves off where something newer is told", () => {
  const told: string[] = [];
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 5));
  tellInTurn(makeListeners(["a", "b", "c", "d", "e"], told));
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(5);
  const before = told.length;
  tellInTurn(makeListeners(["A", "B", "C", "D", "E"], told));
  vi.runAllTimers();
  expect(told.slice(before)).toEqual(["A", "B", "C", "D", "E"]);
});
