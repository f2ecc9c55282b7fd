import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { average, count } from "../../../query/measures/measure.ts";
import { number, percent } from "../../../query/measures/units.ts";
import type { ReportDefinition } from "../../../query/report-definition.ts";
import { createModel } from "../../../query/report-model.ts";
import { drillDown, selectBins } from "../../../query/state/report-state.ts";
import { dayNumber } from "../../../query/table/calendar.ts";
import { day, dictionary, integer } from "../../../query/table/column.ts";
import { createTable } from "../../../query/table/table.ts";
import { by, drillable, pair } from "../../../query/table/view.ts";
import { openCounter } from "../../../query/open-counter.ts";
import type { VisualLayout } from "../../report-layout.ts";
import { countCourse } from "./count-course.ts";
import { findCourse } from "./find-course.ts";

const first = dayNumber(2024, 1, 1);
const columns = {
  kind: dictionary(["a", "b", "c"]),
  isBad: integer(0, 1),
  bought: day(first, first + 365),
  sent: day(first, first + 365),
};
const definition: ReportDefinition = {
  slug: "small",
  columns,
  measures: { rows: number(count()), bad: percent(average("isBad")) },
  views: {
    kind: by("kind"),
    grid: pair("kind", { column: "bought", level: "quarter" }),
    day: by("bought"),
    month: by("bought", { level: "month", measures: ["rows"] }),
    time: drillable("bought", ["quarter", "month"]),
    sent: by("sent", { level: "month" }),
  },
  comparedBy: "bought",
  pages: [{ id: "one", views: ["kind", "grid", "month", "time"] }],
  story: [],
};
const rows = Array.from({ length: 500 }, (_, row) => row);
const table = createTable(columns, {
  kind: Uint8Array.from(rows, (row) => (row * row) % 3),
  isBad: Uint8Array.from(rows, (row) => Number(row % 7 === 0)),
  bought: Uint16Array.from(rows, (row) => first + ((row * 31) % 366)),
  sent: Uint16Array.from(rows, (row) => first + ((row * 17) % 366)),
});
const model = createModel(definition, table);
const { start } = model;
const declared = { outline: model, module: { definition }, isTrial: false };
const visual = (view: string, measures: readonly string[], pivot?: string) =>
  ({ id: view, view, measures, ...(pivot && { pivot }) }) as unknown as VisualLayout;

describe("the small chart of a tooltip", () => {
  test("has the finest steps of the days compared that have its measure", () => {
    expect(findCourse(declared, start, visual("kind", ["rows"]))).toEqual({
      view: "month",
      measure: "rows",
    });
    expect(findCourse(declared, start, visual("kind", ["bad", "rows"]))).toEqual({
      view: "time",
      measure: "bad",
    });
  });

  test("is missing where it would repeat the drawing or mix what is shown", () => {
    const kind = visual("kind", ["rows"]);
    expect(findCourse(declared, start, visual("month", ["rows"]))).toBeUndefined();
    expect(findCourse(declared, start, visual("grid", ["rows"]))).toBeUndefined();
    expect(findCourse(declared, start, visual("kind", ["rows"], "kind"))).toBeUndefined();
    expect(findCourse({ ...declared, isTrial: true }, start, kind)).toBeUndefined();
    expect(findCourse(declared, { ...start, scenario: { cap: 1 } }, kind)).toBeUndefined();
    expect(findCourse(declared, selectBins(start, "day", [3]), kind)).toBeUndefined();
    expect(findCourse(declared, drillDown(start, "time", 1), kind)).toBeUndefined();
    const divided = { ...start, presentation: { kind: "rows~sent" } };
    expect(findCourse(declared, divided, kind)).toBeUndefined();
  });

  test("adds up to the value of its mark under any filter, and its rate is the mark's", () => {
    const counter = openCounter(definition, { table, model });
    fc.assert(
      fc.property(fc.nat(2), fc.nat(10), (bin, month) => {
        const state = selectBins(start, "sent", [month]);
        const mark = model.show(state).read("kind");
        const narrowed = selectBins(state, "kind", [bin]);
        const all = countCourse(definition, counter, narrowed, { view: "month", measure: "rows" });
        const sum = all.values.reduce((total, value) => total + value, 0);
        expect(sum).toBe(mark.values("rows")[bin]);
        expect(all.mean * all.values.length).toBeCloseTo(sum);
        const bad = countCourse(definition, counter, narrowed, { view: "time", measure: "bad" });
        expect(bad.mean).toBe(mark.values("bad")[bin]);
      }),
    );
  });
});
