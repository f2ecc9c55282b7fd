import { expect, test } from "vitest";
import type { Tile } from "./spec.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutTiles } from "./layout.ts";

const tiles: readonly Tile[] = [
  { id: "business", column: 3, row: 1, short: "BUS" },
  { id: "economy", column: 4, row: 1, short: "ECO" },
  { id: "economyPlus", column: 4, row: 2, short: "PLUS" },
];
const charts = {
  plain: makeTestChart("class", { kind: "tiles", tiles }, { highlight: [1] }),
  small: makeTestChart("class", { kind: "tiles", tiles }, { selection: [0, 1], height: 100 }),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutTiles(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("what a place is drilled into has no places of its own, and is drawn as bars", () => {
  const chart = makeTestChart(
    "time",
    { kind: "tiles", tiles: [{ id: "2023-1", column: 0, row: 0, short: "T1" }] },
    { state: { drill: { time: [0] } } },
  );
  expect(listMarks(layOutTiles(chart, 480), "bar")).toHaveLength(3);
});

test("places are called by their whole names where all of them fit", () => {
  const axes = [
    { name: "", label: (id: string): string => (id === "economy" ? "España" : "Italia") },
  ];
  const read = (width: number): string[] =>
    listTexts(layOutTiles({ ...charts.plain, axes }, width), "tile-name").toSorted();
  expect(read(480)).toEqual(["España", "Italia", "Italia"]);
  expect(read(100)).toEqual(["BUS", "ECO", "PLUS"]);
});
