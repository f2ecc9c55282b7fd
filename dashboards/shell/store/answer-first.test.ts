import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReportState } from "../../query/state/report-state.ts";
import { answerFirst } from "./answer-first.ts";

const start: ReportState = { page: "one", filters: {}, drill: {}, sort: {}, focus: null };
const one = { ...start, filters: { kind: [0] } };
const other = { ...start, filters: { kind: [1] } };
const third = { ...start, filters: { kind: [2] } };

let paintMs = 0;
let countMs = 0;
const count = vi.fn((state: ReportState) => {
  vi.advanceTimersByTime(countMs);
  return { of: state };
});
const painted = async (): Promise<void> => void vi.advanceTimersByTime(paintMs);
const isTimed = async (): Promise<void> => new Promise(setImmediate);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  [paintMs, countMs] = [0, 0];
  count.mockClear();
});
afterEach(() => void vi.useRealTimers());

function open(shown?: ReportState) {
  return answerFirst(count, shown, { longTaskMs: 50, painted });
}

test.each([
  { counting: 30, painting: 21, isLong: true },
  { counting: 30, painting: 20, isLong: false },
])("after $counting + $painting ms the next is answered first: $isLong", async (last) => {
  const show = open();
  [countMs, paintMs] = [last.counting, last.painting];
  expect(show(one)).toEqual({ of: one });
  await isTimed();
  expect(show(other) instanceof Promise).toBe(last.isLong);
});

test("what is answered first is painted, then counted, then drawn", async () => {
  const steps: string[] = [];
  const show = answerFirst(() => void steps.push("count"), start, {
    longTaskMs: 50,
    painted: async () => void steps.push("paint"),
  });
  await show(one);
  expect(steps).toEqual(["paint", "count", "paint"]);
});

test("a long task is recognised by the time of counting, though it was counted before it was asked for again", async () => {
  const show = open(start);
  countMs = 60;
  await show(one);
  countMs = 0;
  expect(show(one)).toEqual({ of: one });
  await isTimed();
  expect(show(other)).toBeInstanceOf(Promise);
});

test("another page is answered first, and the first choice where something is shown that was not counted", () => {
  const show = open();
  expect(show(one)).toEqual({ of: one });
  expect(show({ ...one, page: "two" })).toBeInstanceOf(Promise);
  expect(open(start)(one)).toBeInstanceOf(Promise);
});

test("what changes meanwhile is counted once, and at once when it is asked for again", async () => {
  const show = open(start);
  const awaited = show(one);
  expect(show(other)).toBe(awaited);
  await awaited;
  expect(count.mock.calls).toEqual([[other]]);
  expect(show(third)).toEqual({ of: third });
  paintMs = 60;
  expect(show(third)).toEqual({ of: third });
  await isTimed();
  expect(show(one)).toBeInstanceOf(Promise);
});

test.each([
  { what: "reasons", next: { why: "rows" } },
  { what: "one visual", next: { focus: "sales" } },
  { what: "another order", next: { sort: { kind: { by: "rows", isDescending: true } } } },
  { what: "a level further in", next: { filters: {}, drill: { kind: [0] } } },
])("$what, into which the focus moves, is there at once", async ({ next }) => {
  const show = open();
  countMs = 60;
  expect(show(one)).toEqual({ of: one });
  await isTimed();
  const state = { ...one, ...next };
  expect(show(state)).toEqual({ of: state });
});
