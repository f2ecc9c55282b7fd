import { expect, test } from "vitest";
import { dayNumber } from "../../query/table/calendar.ts";
import type { Scene, TextMark } from "../../scene/scene.ts";
import { findAnchor, findAnnotations } from "../../shell/visuals/find-annotations.ts";
import { drawChart } from "../chart-kind.ts";
import { columns } from "../columns/kind.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { line } from "../line/kind.ts";

const text = "Huelga de controladores";
const wide = 700;

function draw(view: string, width: number, annotations: { bin: number; text: string }[] = []) {
  const chart = makeTestChart(view, { kind: "columns" }, { annotations });
  return drawChart(columns, chart, width)!;
}

function listTops({ targets }: Scene): number[] {
  return targets.flatMap(({ y, tipAt }) => [y, tipAt?.y ?? y]);
}

test("a note stands over its mark with a leader line that ends above it, and moves all marks down", () => {
  const [plain, noted] = [draw("month", wide), draw("month", wide, [{ bin: 4, text }])];
  const down = noted.height - plain.height;
  expect(down).toBeGreaterThan(0);
  const [own, moved] = noted.marks;
  expect(moved).toMatchObject({ kind: "group", marks: plain.marks, at: { x: 0, y: down } });
  const target = plain.targets[4]!;
  const x = target.tipAt?.x ?? target.x + target.width / 2;
  const [leader, written] = own?.kind === "group" ? own.marks : [];
  expect(leader).toMatchObject({ kind: "line", x1: x, x2: x });
  expect(leader?.kind === "line" && leader.y2).toBeLessThanOrEqual(down + target.y);
  expect(written).toMatchObject({ kind: "text", text });
  expect(listTops(noted)).toEqual(listTops(plain).map((y) => y + down));
  expect(noted.targets[4]!.name()).toBe(`${target.name()}. ${text}`);
  expect(noted.targets[3]!.name()).toBe(plain.targets[3]!.name());
});

test("a note at the right edge is written left of its leader line", () => {
  const { marks } = draw("month", wide, [{ bin: 11, text }]);
  const [own] = marks;
  const written = (own?.kind === "group" ? own.marks[1] : undefined) as TextMark;
  expect(written.anchor).toBe("end");
  expect(written.x).toBeLessThan(wide);
});

test("where marks stand one under the other, a note names its mark instead", () => {
  const { marks } = draw("class", 200, [{ bin: 1, text }]);
  const [own] = marks;
  expect(own?.kind === "group" && own.marks).toMatchObject([{ text: `Economy: ${text}`, x: 0 }]);
});

test("a note of a mark that is not drawn is not drawn either", () => {
  expect(draw("month", wide, [{ bin: 40, text }])).toEqual({
    ...draw("month", wide),
    targets: expect.anything() as unknown,
  });
  const chart = makeTestChart("month", { kind: "line" }, { annotations: [{ bin: 0, text }] });
  expect(drawChart(line, chart, wide)!.marks).toHaveLength(2);
});

test("a note is found at its label or day, and only while its mark has rows", () => {
  const { result } = makeTestChart("month", { kind: "columns" });
  const [axis] = result.axes;
  expect(findAnchor(axis!, "2023-05-17")).toBe(4);
  expect(["2022-12-31", "2024-01-01", "mayo"].map((at) => findAnchor(axis!, at))).toEqual([
    -1, -1, -1,
  ]);
  expect(findAnchor({ kind: "labels", size: 2, labels: ["a", "b"] }, "b")).toBe(1);
  const declared = [{ at: "2023-05-17", text }];
  expect(findAnnotations(declared, result)).toEqual([{ bin: 4, text }]);
  expect(findAnnotations(declared, { ...result, hasRows: () => false })).toEqual([]);
  expect(dayNumber(2023, 5, 1)).toBe(axis?.kind === "days" && axis.starts[4]);
});
