import { expect, it } from "vitest";
import type { ReportLayout, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { findVisual, framePicture } from "./frame-picture.ts";

const visual: VisualLayout = {
  id: "ranking",
  view: "supplier",
  measures: ["late"],
  spec: { kind: "bars" },
  span: 6,
  height: 500,
};
const layout: ReportLayout = {
  cards: [],
  slicers: [],
  pages: [
    { id: "first", visuals: [] },
    { id: "second", visuals: [visual] },
  ],
};

it("asks the visual of the report for the height of the frame", () => {
  expect(framePicture(layout, { visual: "ranking" }, "wide")).toEqual({
    ...visual,
    height: 397,
  });
});

it("finds the page of a visual", () => {
  expect(findVisual(layout, "ranking")).toEqual({ page: "second", visual });
});

it("names a visual that no page has", () => {
  expect(() => framePicture(layout, { visual: "missing" }, "card")).toThrow("missing");
});
