import { expect, test } from "vitest";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutPanels } from "./layout.ts";

const chart = makeTestChart("heat", { kind: "panels" });
const charts = {
  plain: { ...chart, highlight: [3] },
  selected: { ...chart, selection: [0, 1] },
};

test.each(Object.entries(charts))("%s", async (name, one) => {
  await expect(writeScene(layOutPanels(one, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("panels share one scale, and write their highest value or the one that is argued", () => {
  const scene = layOutPanels(charts.plain, 480);
  expect(listTexts(scene, "value")).toEqual(["200", "50", "100"]);
  const [first, , third] = listMarks(scene, "dot") as unknown as { cy: number }[];
  expect(third!.cy).toBeGreaterThan(first!.cy);
});

test("a panel stands for its whole row, and a narrow drawing has fewer beside each other", () => {
  const wide = layOutPanels(chart, 640);
  const narrow = layOutPanels(chart, 340);
  expect(wide.targets.map(({ bins }) => bins)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
  expect(new Set(wide.targets.map(({ y }) => y)).size).toBe(1);
  expect(new Set(narrow.targets.map(({ y }) => y)).size).toBe(2);
});

test("areas begin at 0, however near to each other the values lie", () => {
  const near = withRows(chart, [0, 1, 2, 3], { passengers: [96, 98, 100, 97] });
  const [first] = listMarks(layOutPanels(near, 480), "line-0") as { d: string }[];
  const [base] = listMarks(layOutPanels(near, 480), "base") as { y1: number }[];
  const heights = [...first!.d.matchAll(/ ([\d.]+)/g)].map(([, y]) => base!.y1 - Number(y));
  expect(Math.min(...heights)).toBeGreaterThan(0.9 * Math.max(...heights));
});

test("joined panels are one course: each goes on to where the next begins, the last to the first", async () => {
  const scene = layOutPanels({ ...chart, spec: { kind: "panels", isJoined: true } }, 480);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/joined.txt");
  const areas = listMarks(scene, "bar-open") as { d: string }[];
  const [first, second, third] = areas.map(({ d }) => d.slice(1, -1).split(/[LM]/));
  // After the foot comes a panel's first point, before the foot its last.
  expect(first!.at(-2)).toBe(second![1]);
  expect(second!.at(-2)).toBe(third![1]);
  expect(third!.at(-2)!.split(" ")[1]).toBe(first![1]!.split(" ")[1]);
});
