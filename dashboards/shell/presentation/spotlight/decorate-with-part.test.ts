import { expect, test } from "vitest";
import { drawChart } from "../../../kinds/chart-kind.ts";
import type { Chart } from "../../../kinds/chart.ts";
import { listMarks, listTexts } from "../../../kinds/fixtures/list-marks.ts";
import { makeTestChart } from "../../../kinds/fixtures/make-test-chart.ts";
import { line } from "../../../kinds/line/kind.ts";
import { compareWithPart } from "./compare-with-part.ts";

/** Makes a chart of two channels by class, with a part that is `share` of every value. */
function shine(share: number, view = "heat"): Chart {
  const chart = makeTestChart(view, { kind: "line" });
  const { values, hasRows } = chart.result;
  return {
    ...chart,
    result: {
      ...chart.result,
      totals: (id) => values(id).map((value, bin) => (hasRows(bin) ? value * share : Number.NaN)),
    },
    comparison: compareWithPart(chart.format, { name: "Norte", isAdditive: () => true }),
  };
}

const namesOf = (chart: Chart, width = 480): string[] =>
  listTexts(drawChart(line, chart, width)!, "end-single");

test("each line of a part has its series' name over its end, in full where there is room", () => {
  const scene = drawChart(line, shine(0.4), 480)!;
  expect(listMarks(scene, "line-single")).toHaveLength(2);
  expect(listTexts(scene, "end-single")).toEqual(["Tienda en línea: Norte", "Tienda: Norte"]);
  expect(namesOf({ ...shine(0.4), height: 360 }, 260)).toEqual(["Tienda en línea", "Tienda"]);
});

test("no name hides a line, and what needs none has none", () => {
  // Both parts are within a few pixels of the other line and of the axis.
  expect(namesOf({ ...shine(0.05), height: 120, shared: [4000] })).toEqual([]);
  expect(namesOf(shine(1))).toEqual([]);
  expect(namesOf(shine(Number.NaN))).toEqual([]);
  const [end, ...others] = namesOf(shine(0.4, "month"));
  expect([end, others]).toEqual(["31", []]);
});

test("the tooltip of a category has the part of each series after it", () => {
  const [first] = drawChart(line, shine(0.5), 480)!.targets;
  const { rows } = first!.tip()!;
  expect(rows.map(({ name, value }) => `${name} ${value}`)).toEqual([
    "Tienda en línea 200",
    "Norte 100",
    "Tienda 100",
    "Norte 50",
  ]);
  expect(first!.name()).toContain("Norte 100");
});
