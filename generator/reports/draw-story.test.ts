import { expect, test } from "vitest";
import figures from "../../content/catalogue/case-figures.json" with { type: "json" };
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

function listDots(drawing: string, layer: string): { x: number; y: number }[] {
  const group = new RegExp(`<g class="${layer}">(.*?)</g>`).exec(drawing)?.[1] ?? "";
  return [...group.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

test("draws a dot for each product at its revenue and profit", async () => {
  const drawing = drawStory(module, await gatherInitialSnapshot(storyReport, makeAnew));
  const { values } = model.show(model.start).read("product");
  const revenue = [...values("revenue")];
  const line = listDots(drawing, "line");
  expect(line).toHaveLength(revenue.length);
  const bySales = revenue.toSorted((a, b) => a - b).map((value) => revenue.indexOf(value));
  const places = bySales.map((at) => line[at]!.x);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const [cloud, five] = [listDots(drawing, "cloud"), listDots(drawing, "five")];
  expect([cloud.length + five.length, five.length]).toEqual([60, 5]);
  // Among products with such sales, the five marked ones earn least.
  const least = Math.min(...five.map(({ x }) => x));
  expect(cloud.every(({ x }) => x < least)).toBe(true);
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
