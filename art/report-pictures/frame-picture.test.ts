import { expect, it } from "vitest";
import type { ReportLayout, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { framePicture } from "./frame-picture.ts";

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

it("asks the visual of the report for the height of the frame, and for no more bars than fit", () => {
  expect(framePicture(layout, { visual: "ranking", limit: 7 }, "wide")).toEqual({
    page: "second",
    visual: { ...visual, height: 397, spec: { kind: "bars", limit: 7 } },
  });
});

it("names a visual that no page has", () => {
  expect(() => framePicture(layout, { visual: "missing" }, "card")).toThrow("missing");
});
