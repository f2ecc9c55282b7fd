import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutQueue } from "./layout.ts";
import type { QueueSpec } from "./spec.ts";

const spec: QueueSpec = { kind: "queue", groups: ["web", "store"], opensAt: 8 };

/** Makes five tickets of a day, two of them handed over, and those of all other days in the first bin. */
function makeQueue() {
  return withValues(makeTestChart("heat", spec, { highlight: [1, 2, 3, 4, 5] }), {
    lasts: { unit: "minutes", values: [900, 600, 300, 1500, 240, 2000] },
    waits: { unit: "minutes", values: [450, 300, 60, 900, 200, 1200] },
    hour: { unit: "count", values: [9, 8, 8, 9, 12, 10] },
    moved: { unit: "percent", values: [0.2, 0, 0, 1, 0, 1] },
  });
}

test("lines", async () => {
  await expect(writeScene(layOutQueue(makeQueue(), 480))).toMatchFileSnapshot("scenes/lines.txt");
});

test("the groups say how many lines they have and how long these are", () => {
  expect(listTexts(layOutQueue(makeQueue(), 480), "value").map(plain)).toEqual([
    "Tienda en línea: 3 · 6 h",
    "Tienda: 2 · 29 h",
  ]);
});

test("a filter that leaves no line of the day says so", () => {
  const scene = layOutQueue(withRows(makeQueue(), [0]), 480);
  expect(scene.targets).toEqual([]);
  expect(listMarks(scene, "queue")).toEqual([]);
  expect(listTexts(scene, "key")).toEqual(["No hay datos con estos filtros."]);
});

function plain(text: string): string {
  return text.replaceAll("\u00A0", " ");
}
