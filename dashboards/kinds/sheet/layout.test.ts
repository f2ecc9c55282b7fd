import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listTexts } from "../fixtures/list-marks.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutSheet } from "./layout.ts";

function makeSheet(done: readonly number[], planned: readonly number[]) {
  return withValues(makeTestChart("class", { kind: "sheet" }, { highlight: [1] }), {
    hours: { unit: "hours", values: done },
    budget: { unit: "hours", values: planned },
  });
}

test("frames", async () => {
  const scene = layOutSheet(makeSheet([900, 2400, 500], [1000, 1200, 600]), 480);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/frames.txt");
});

test("what overflows by more than a tenth is written above", () => {
  const scene = layOutSheet(makeSheet([900, 2400, 640], [1000, 1200, 600]), 480);
  const written = listTexts(scene, "value").filter((text) => text.startsWith("+"));
  expect(written).toEqual(["+1.200 h"]);
});

test("a bin without a budget has no frame, and is no target", () => {
  expect(layOutSheet(makeSheet([900, 10, 500], [1000, 0, 600]), 480).targets).toHaveLength(2);
});
