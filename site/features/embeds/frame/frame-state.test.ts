import { expect, test } from "vitest";
import { changeFrame, startFrame, type FrameEvent } from "./frame-state.ts";

const silentLoad: FrameEvent = { type: "loaded", announces: false };
const load: FrameEvent = { type: "loaded", announces: true };

function after(...events: FrameEvent[]) {
  return events.reduce(changeFrame, startFrame(500));
}

test.each<[string, FrameEvent[], string]>([
  ["it was just asked for", [], "loading"],
  ["one that announces nothing has loaded", [silentLoad], "shown"],
  ["one that announces itself has only loaded", [load], "loading"],
  ["it announces itself", [load, { type: "ready" }], "shown"],
  ["it does not come", [{ type: "late" }], "timed-out"],
  [
    "it loads without a word, as when it refuses to be framed",
    [load, { type: "late" }],
    "timed-out",
  ],
  ["it comes late", [{ type: "late" }, silentLoad], "shown"],
  ["it announces itself late", [load, { type: "late" }, { type: "ready" }], "shown"],
  ["it came in time", [silentLoad, { type: "late" }], "shown"],
  ["its host does not answer", [{ type: "unreachable" }], "failed"],
  ["the browser shows its own page for an error", [{ type: "unreachable" }, silentLoad], "failed"],
  ["the error is known after that page", [silentLoad, { type: "unreachable" }], "failed"],
  [
    "it works although its host refused the question",
    [{ type: "ready" }, { type: "unreachable" }],
    "shown",
  ],
  ["it says that it failed", [{ type: "ready" }, { type: "failed" }], "failed"],
  ["the visitor wants to see it", [{ type: "unreachable" }, { type: "insisted" }], "shown"],
  [
    "the visitor saw it and its host refused the question",
    [{ type: "insisted" }, { type: "unreachable" }],
    "shown",
  ],
  ["the visitor tries again", [{ type: "unreachable" }, { type: "retried" }], "loading"],
])("when %s", (_, events, view) => {
  expect(after(...events).view).toBe(view);
});

function height(...px: number[]): number {
  return after(...px.map((one): FrameEvent => ({ type: "height", px: one }))).heightPx;
}

test("grows as its content does, never shrinks, and has a limit", () => {
  expect(height(400)).toBe(500); // §9
  expect(height(902.2, 640)).toBe(903);
  expect(height(1e9)).toBe(2000);
  expect(height(-1)).toBe(500);
});

test("each attempt is a new frame", () => {
  expect(after({ type: "booked" }, { type: "retried" }, { type: "retried" })).toMatchObject({
    attempt: 2,
    isBooked: false,
    isCertain: false,
  });
});
