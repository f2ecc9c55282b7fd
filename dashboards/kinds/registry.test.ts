import { expect, test } from "vitest";
import { canBrush, type ChartKind } from "./chart-kind.ts";
import { makeTestChart } from "./fixtures/make-test-chart.ts";
import { findKind, laterKinds, listLaterKinds, loadKinds } from "./registry.ts";

const drawNothing = () => ({
  width: 0,
  height: 0,
  isBrushable: false,
  marks: [],
  targets: [],
});

test("a kind that few reports show is there once it was loaded", async () => {
  expect(() => findKind("timeline")).toThrow("timeline must be loaded");
  await loadKinds(["bars", "timeline"]);
  expect(findKind("timeline").placement).toBe("both");
});

test("of the kinds of a report, those to load are listed once, in their order", () => {
  expect(listLaterKinds(["waffle", "bars", "tiles", "waffle"])).toEqual(["waffle", "tiles"]);
});

test("a kind has the name of its folder: the file of the others must not hold it", async () => {
  const folders = import.meta.glob("./*/kind.ts");
  expect(laterKinds.filter((kind) => folders[`./${kind}/kind.ts`] === undefined)).toEqual([]);
});

test("a range is marked on lines and histograms, and on columns whose bins have an order", async () => {
  await loadKinds(["columns", "histogram", "line"]);
  const { result: byClass } = makeTestChart("class", { kind: "columns" });
  const { result: byAge } = makeTestChart("age", { kind: "columns" });
  const brushed = (["bars", "columns", "histogram", "line"] as const).map((name) => [
    name,
    canBrush(findKind(name), byClass),
    canBrush(findKind(name), byAge),
  ]);
  expect(brushed).toEqual([
    ["bars", false, false],
    ["columns", false, true],
    ["histogram", true, true],
    ["line", true, true],
  ]);
});

test("a kind that is a drawing must state how it shows a scenario and a spotlight", () => {
  // @ts-expect-error -- `scenario` and `spotlight` are missing
  const undeclared: ChartKind = { layOut: drawNothing };
  expect(undeclared).not.toHaveProperty("scenario");
  expect(findKind("bars")).toMatchObject({ scenario: "parts", spotlight: "fill" });
  expect(findKind("table").layOut).toBeUndefined();
});
