import { expect, test } from "vitest";
import { describeDots, estimateRows } from "./reading/describe-dots.ts";
import { reduceTrial, startState, type TrialEvent, type TrialState } from "./state/trial-state.ts";

const file = { name: "ventas.csv", bytes: 1000, isBeginning: false };
const started: TrialEvent = { type: "started", file, atMs: 100 };

function progress(share: number, atMs: number): TrialEvent {
  return { type: "progress", share, rows: 10, atMs };
}

function after(...events: TrialEvent[]): TrialState {
  return events.reduce(reduceTrial, startState);
}

test("a file that was left changes nothing any more, and the reader stays ready", () => {
  const left = after({ type: "ready", atMs: 0 }, started, { type: "left" });
  expect(left).toEqual({ ...startState, isReady: true });
  const late = reduceTrial(left, { type: "progress", share: 0.5, rows: 10, atMs: 300 });
  expect(late).toBe(left);
});

test("the time of reading is that of the whole file, and drawing does not add to it", () => {
  const read = after(started, progress(0.5, 300), progress(1, 600), progress(1, 900));
  expect(read.readMs).toBe(500);
  expect(read.progress.goneMs).toBe(800);
});

test("another file starts anew", () => {
  const failed = after(started, {
    type: "failed",
    fault: { code: "password", params: {}, text: "" },
    atMs: 200,
  });
  expect(failed.step).toBe("failed");
  expect(reduceTrial(failed, started)).toMatchObject({ step: "reading", fault: null });
});

test("a dot is a thousand rows, and ten thousand above 400 dots", () => {
  expect(estimateRows({ share: 0.5, rows: 90_600 })).toBe(181_000);
  expect(estimateRows({ share: 1, rows: 182_406 })).toBe(182_406);
  expect(describeDots(128_000, 182_000)).toEqual({ rowsOfDot: 1000, read: 128, all: 182 });
  expect(describeDots(128_000, 715_000)).toEqual({ rowsOfDot: 10_000, read: 12, all: 72 });
  expect(describeDots(18_240, 18_240)).toEqual({ rowsOfDot: 1000, read: 19, all: 19 });
  expect(describeDots(0, 0)).toEqual({ rowsOfDot: 1000, read: 0, all: 1 });
});
