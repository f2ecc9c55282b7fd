import { expect, test } from "vitest";
import { presentVisual, readSpotlight, readVisual, shineOn } from "./present-visual.ts";
import type { ReportState } from "./report-state.ts";

const start: ReportState = { page: "overview", filters: {}, drill: {}, sort: {}, focus: null };

test("what is chosen for a visual is read back, and nothing is left of what is taken back", () => {
  const switched = presentVisual(start, "bars", { measure: "profit" });
  const divided = presentVisual(switched, "bars", { dimension: "channel", isTable: true });
  expect(divided.presentation).toEqual({ bars: "profit~channel~table" });
  expect(readVisual(divided, "bars")).toEqual({
    measure: "profit",
    dimension: "channel",
    isTable: true,
  });
  expect(readVisual(divided, "line")).toEqual({ measure: "", dimension: "", isTable: false });
  expect(presentVisual(switched, "bars", { measure: "" })).toEqual(start);
});

test("one part at a time is in the spotlight", () => {
  const lit = shineOn(shineOn(start, { view: "channel", bin: 2 }), { view: "age", bin: 0 });
  expect(readSpotlight(lit)).toEqual({ view: "age", bin: 0 });
  expect(shineOn(lit, null)).toEqual(start);
  expect(readSpotlight({ ...start, presentation: { "*": "age~first" } })).toBeNull();
});
