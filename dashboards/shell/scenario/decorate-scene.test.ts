import { expect, test } from "vitest";
import { drawChart } from "../../kinds/chart-kind.ts";
import type { Chart } from "../../kinds/chart.ts";
import { listMarks, listTexts } from "../../kinds/fixtures/list-marks.ts";
import { makeTestChart } from "../../kinds/fixtures/make-test-chart.ts";
import { findKind, loadKinds, type VisualSpec } from "../../kinds/registry.ts";
import { readTable } from "../../kinds/table/read-table.ts";
import { describeTip } from "../../kinds/bins/describe-bin.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { Scene } from "../../scene/scene.ts";
import { compareWithActual } from "./compare-with-actual.ts";

const plain = (text: string): string =>
  text.replaceAll(/[\u00A0\u202F]/g, " ").replaceAll("\u2060", "");

/**
 * Makes a chart whose values are a fifth above the actual ones, or `factor` times as large, except in the first bin.
 */
function tryOut(view: string, spec: VisualSpec, factor = 1.2): Chart {
  const chart = makeTestChart(view, spec);
  const result: ViewResult = {
    ...chart.result,
    totals: chart.result.values,
    values: (id) =>
      chart.result.values(id).map((value, bin) => (bin === 0 ? value : value * factor)),
  };
  return { ...chart, result, comparison: compareWithActual(chart.format) };
}

const draw = (chart: Chart, width = 480): Scene =>
  drawChart(findKind(chart.spec.kind), chart, width)!;
const textsOf = (scene: Scene): string[] =>
  listMarks(scene, "").flatMap((mark) => (mark.kind === "text" ? [plain(mark.text)] : []));

test("bars have an outline of what is actual over them, and the difference beside their value", () => {
  const scene = draw(tryOut("class", { kind: "bars" }));
  const texts = textsOf(scene);
  expect(texts).toContain("240 (+40)");
  expect(texts).toContain("300");
  const paints = listMarks(scene, "").map(({ paint }) => paint);
  expect(paints).not.toContain("baseline");
  expect(paints.filter((paint) => paint === "actual")).toHaveLength(3);
  expect(paints.lastIndexOf("bar")).toBeLessThan(paints.lastIndexOf("actual"));
});

test("columns have a row of differences above them, and everything below moves with their marks", async () => {
  await loadKinds(["columns"]);
  const chart = tryOut("class", { kind: "columns" });
  const [before, after] = [draw({ ...chart, comparison: undefined }), draw(chart)];
  const moved = after.height - before.height;
  expect(moved).toBeGreaterThan(0);
  expect(after.targets.map(({ y }) => y)).toEqual(before.targets.map(({ y }) => y + moved));
  expect(textsOf(after)).toEqual(expect.arrayContaining(["+40", "+20"]));
  // Columns without room become bars, which write the difference beside their values.
  expect(textsOf(draw(chart, 90))).toContain("240 (+40)");
  expect(textsOf(draw(chart, 90)).filter((text) => text.startsWith("+"))).toEqual([]);
});

test("points are led from where they are", async () => {
  await loadKinds(["scatter"]);
  const paints = listMarks(draw(tryOut("class", { kind: "scatter" })), "").map(
    ({ paint }) => paint,
  );
  expect(paints.filter((paint) => paint === "actual")).toHaveLength(2);
});

function namesOfActual(view: string, width: number, height: number): string[] {
  const chart = { ...tryOut(view, { kind: "line" }, 2), height };
  return listTexts(draw(chart, width), "point-name");
}

test("what is actual has its name beside its line, of several series with theirs, where it hides nothing", async () => {
  await loadKinds(["line"]);
  expect(namesOfActual("month", 480, 260)).toEqual(["Real"]);
  expect(namesOfActual("heat", 960, 260)).toEqual(["Tienda en línea: real", "Tienda: real"]);
  expect(namesOfActual("heat", 320, 260)).toEqual(["Real", "Real"]);
  expect(namesOfActual("heat", 480, 90)).toEqual(["Real"]);
  expect(namesOfActual("heat", 480, 70)).toEqual([]);
});

test("parts that are laid end to end have marks where they would end", () => {
  const scene = draw(tryOut("class", { kind: "bars", series: "measures", layering: "stacked" }));
  const ends = listMarks(scene, "actual").flatMap((mark) =>
    mark.kind === "line" ? [mark.x1] : [],
  );
  const [first] = scene.targets;
  expect(Math.abs(ends[0]! - first!.x - first!.width)).toBeLessThan(2);
  expect(ends[2]!).toBeLessThan(scene.targets[2]!.x + scene.targets[2]!.width);
});

test("tables and tooltips have what is actual and the difference", () => {
  const chart = tryOut("class", { kind: "bars" });
  const { columns, rows } = readTable(chart, null);
  expect(columns.map(({ name }) => name)).toEqual([
    "Pasajeros",
    "Satisfechos",
    "Pasajeros: real",
    "Pasajeros: diferencia",
  ]);
  expect(rows[1]!.values.at(-1)).toBeCloseTo(40);
  const written = describeTip(chart, 1).rows.map(({ name, value }) => plain(`${name} ${value}`));
  expect(written).toEqual(expect.arrayContaining(["Real 200", "Diferencia +40"]));
});
