import { expect, test } from "vitest";
import { findBeyond } from "../../../tests/support/scene/find-beyond.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutStair } from "./layout.ts";

const months = Array.from({ length: 12 }, (_, at) => at);
const kilos = months.map((at) => (at < 9 ? 100_000 : 400_000));

function makeStair(values: readonly number[], highlight: readonly number[] = []) {
  return withValues(makeTestChart("month", { kind: "stair" }, { highlight, height: 260 }), {
    kilos: { unit: "kilos", values },
    price: {
      unit: "euros",
      values: months.map((at) => (values[at]! > 0 ? 1 + at / 10 : Number.NaN)),
    },
  });
}

test("piles", async () => {
  const scene = layOutStair(makeStair(kilos, [9, 10, 11]), 640);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/piles.txt");
});

function keyOf(share: number): string | undefined {
  return listTexts(layOutStair(makeStair(kilos.map((one) => one * share)), 640), "key")[0];
}

test("the unit of a sack steps down with what a filter leaves", () => {
  expect(keyOf(1)).toMatch(/^10.000\skg/);
  expect(keyOf(0.01)).toMatch(/^100\skg/);
});

test("a month without rows has no pile, and no price", () => {
  const scene = layOutStair(makeStair(kilos.map((one, at) => (at === 3 ? Number.NaN : one))), 640);
  expect(listTexts(scene, "value")).toHaveLength(11);
});

test("the lever stands over the pile of its month, and says it", () => {
  const range = { min: 1, max: 9, step: 1 };
  const handle = { range, value: 2, label: "Mes", text: "febrero" };
  const scene = layOutStair({ ...makeStair(kilos), handle }, 640);
  const middles = scene.targets.map(({ x, width }) => x + width / 2);
  const [line] = listMarks(scene, "planned");
  expect(line).toMatchObject({ x1: middles[1] });
  expect(scene.leverWay).toMatchObject({ left: middles[0], right: middles[8] });
  expect(listTexts(scene, "value")).toContain("febrero");
  expect(findBeyond(scene)).toEqual([]);
});
