import { expect, test } from "vitest";
import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import { createModel } from "../../dashboards/query/report-model.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import { makeAnew } from "../cache/remember-text.ts";
import { gatherHome } from "../pages/gather-home.ts";
import { drawStory, storyReport, storyStep } from "./draw-story.ts";
import { gatherInitialSnapshot } from "./gather-initial-snapshot.ts";
import { loadReport } from "./list-reports.ts";

const module = await loadReport(storyReport);
const model = createModel(
  module.definition,
  createTable(module.definition.columns, module.generate()),
);

function listDots(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

const byPlace = (a: { x: number }, b: { x: number }): number => a.x - b.x;
const numbers = (path: string): number[] => [...path.matchAll(/[\d.]+/g)].map(Number);
const drawing = drawStory(module, await gatherInitialSnapshot(storyReport, makeAnew));

test("draws a dot for each product at its revenue and profit", () => {
  const { values } = model.show(model.start).read("product");
  const { ticks } = drawing;
  const [right, top] = [ticks.revenue.at(-1)!, ticks.profit.at(-1)!];
  const expected = Array.from(values("revenue"), (revenue, at) => ({
    x: Math.round((1000 * revenue) / right) / 10,
    y: Math.round(1000 - (1000 * values("profit")[at]!) / top) / 10,
  }));
  const [cloud, five] = [listDots(drawing.cloud), listDots(drawing.five)];
  const drawn = [...cloud, ...five].toSorted(byPlace);
  for (const [at, { x, y }] of expected.toSorted(byPlace).entries()) {
    expect(drawn[at]!.x).toBeCloseTo(x, 0);
    expect(drawn.some((dot) => Math.abs(dot.x - x) < 0.11 && Math.abs(dot.y - y) < 0.11)).toBe(
      true,
    );
  }
  expect([cloud.length, five.length]).toEqual([55, 5]);
  // Among products with such sales, the five marked ones earn least.
  const least = Math.min(...five.map(({ x }) => x));
  expect(cloud.every(({ x }) => x < least)).toBe(true);
});

test("stacks one dot for each euro of a hundred, those of the marked products apart", async () => {
  const [others, marked] = [listDots(drawing.hundred), listDots(drawing.hundredMarked)];
  expect(others.length + marked.length).toBe(100);
  const { story } = await gatherHome("es");
  expect(marked).toHaveLength(story!.values["sales"]!);
});

test("the line leaves zero, ends where the others end, and falls to the marked ones", () => {
  const [trend, fall] = [numbers(drawing.trend), numbers(drawing.fall)];
  const [last, five] = [listDots(drawing.cloud).at(-1)!, listDots(drawing.five)];
  expect(trend.slice(0, 2)).toEqual([0, 100]);
  expect(trend.at(-2)).toBe(last.x);
  expect(fall.slice(0, 2)).toEqual(trend.slice(-2));
  expect(fall.at(-2)).toBe(five.at(-1)!.x);
  const [low, high] = [Math.min(...five.map(({ y }) => y)), Math.max(...five.map(({ y }) => y))];
  expect(fall.at(-1)).toBeGreaterThan(low);
  expect(fall.at(-1)).toBeLessThan(high);
});

test("states the figures of the report in the linked state", async () => {
  const { story } = await gatherHome("es");
  const step = module.definition.story.find(({ id }) => id === storyStep)!;
  const { read } = model.show(model.stateOf(step));
  const share = (measure: string): number => Math.round(100 * read("total").values(measure)[0]!);
  expect(story?.values).toMatchObject({
    sales: share("revenueShare"),
    profit: share("profitShare"),
    products: 60,
  });
});

test("asks questions whose answers a report confirms, in percent", async () => {
  const { questions } = await gatherHome("es");
  expect(questions.length).toBe(4);
  const known = figures as Record<string, readonly { id: string; value: number; unit: string }[]>;
  for (const { caseStudy, answer, values } of questions) {
    const percentages = known[caseStudy]!.filter(({ unit }) => unit === "percent").map(
      ({ value }) => Math.round(value),
    );
    for (const value of [answer, ...Object.values(values)]) expect(percentages).toContain(value);
    expect(answer).toBeLessThanOrEqual(100);
  }
});
