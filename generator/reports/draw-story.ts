import { spreadQuota } from "../../dashboards/data/spread-quota.ts";
import type { InitialSnapshot } from "../../dashboards/shell/store/initial-snapshot.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import type { StoryDrawing } from "../../site/page-data.ts";

/** The case whose story home shows, and the key point where it ends. */
export const storyReport = "ventas-bi";
export const storyStep = "topSellers";

type Product = { id: string; revenue: number; profit: number; isMarked: boolean };
type Point = readonly [x: number, y: number];

// Distances of the axes' ticks, in euros.
const revenueStep = 50_000;
const profitStep = 5000;
/** Columns of the dots of step 1, as many as the question's field has at the same width. */
const columns = 20;
const columnHeight = 4;

/**
 * Draws all products by revenue and profit; coordinates are percentages of the plot, `y` downwards, and `labels` are
 * the products' names by id.
 */
export function drawStory(
  { definition }: Pick<ReportModule, "definition">,
  { views }: InitialSnapshot,
  labels: Readonly<Record<string, string>> = {},
): StoryDrawing {
  const products = listProducts(definition, views["product"] ?? {});
  const marked = products.filter(({ isMarked }) => isMarked).toSorted(byRevenue);
  const others = products.filter(({ isMarked }) => !isMarked).toSorted(byRevenue);
  const ticks = {
    revenue: listTicks(Math.max(...products.map(({ revenue }) => revenue)), revenueStep),
    profit: listTicks(Math.max(...products.map(({ profit }) => profit)), profitStep),
  };
  const [right, top] = [ticks.revenue.at(-1)!, ticks.profit.at(-1)!];
  const place = (revenue: number, profit: number): Point => [
    (100 * revenue) / right,
    100 - (100 * profit) / top,
  ];
  const placeAll = (some: readonly Product[]): Point[] =>
    some.map(({ revenue, profit }) => place(revenue, profit));
  const hundred = stackHundred(products, right);
  return {
    ticks,
    hundred: drawDots(hundred.filter(({ isMarked }) => !isMarked).map(({ at }) => at)),
    hundredMarked: drawDots(hundred.filter(({ isMarked }) => isMarked).map(({ at }) => at)),
    cloud: drawDots(placeAll(others)),
    five: drawDots(placeAll(marked)),
    ...drawLine(others, marked, { place, top }),
    names: marked.map(({ id, revenue, profit }) => ({
      name: labels[id] ?? id,
      at: place(revenue, profit).map(round1),
    })),
  };
}

function listProducts(
  { columns: all, story }: ReportModule["definition"],
  values: InitialSnapshot["views"][string],
): Product[] {
  const labels = all["product"]?.kind === "dictionary" ? all["product"].labels : [];
  const marked = story.find(({ id }) => id === storyStep)?.where?.["product"];
  return labels.map((id, at) => ({
    id,
    revenue: values["revenue"]?.[at] ?? 0,
    profit: values["profit"]?.[at] ?? 0,
    isMarked: Array.isArray(marked) && marked.includes(id),
  }));
}

/** Stacks one dot for each euro of a hundred over its product's revenue, with those of the marked products apart. */
function stackHundred(products: readonly Product[], end: number) {
  const bins = [false, true].flatMap((isMarked) =>
    Array.from({ length: columns }, (_, column) => {
      const inBin = products.filter(
        (product) =>
          product.isMarked === isMarked &&
          Math.min(columns - 1, Math.floor((columns * product.revenue) / end)) === column,
      );
      const cents = Math.round(100 * inBin.reduce((sum, { revenue }) => sum + revenue, 0));
      return { column, isMarked, cents };
    }),
  );
  const dots = spreadQuota(
    100,
    bins.map(({ cents }) => cents),
  );
  return bins.flatMap(({ column, isMarked }, bin) =>
    Array.from({ length: dots[bin]! }, (_, row) => ({
      isMarked,
      at: [(100 * (column + 0.5)) / columns, 100 - columnHeight * (row + 0.5)] as const,
    })),
  );
}

type Scale = { place: (revenue: number, profit: number) => Point; top: number };

/**
 * Draws the parabola through zero that fits the others best, its dotted continuation to the plot's top, and the fall to
 * the straight line that fits the marked ones best.
 */
function drawLine(others: readonly Product[], marked: readonly Product[], { place, top }: Scale) {
  const [slope, bend] = fit(others, ({ revenue }) => [revenue, revenue ** 2]);
  const trend = (x: number): number => slope * x + bend * x ** 2;
  // A parabola is a quadratic curve; its tangents meet halfway.
  const arc = (from: number, to: number): string => {
    const middle = trend(from) + ((slope + 2 * bend * from) * (to - from)) / 2;
    return `Q${write(place((from + to) / 2, middle))} ${write(place(to, trend(to)))}`;
  };
  const last = others.at(-1)!.revenue;
  const [first, end] = [marked[0]!.revenue, marked.at(-1)!.revenue];
  const [level, tilt] = fit(marked, ({ revenue }) => [1, revenue]);
  const flat = (x: number): number => level + tilt * x;
  const step = (first - last) / 3;
  const fall = [
    place(last + step, Math.min(top, trend(last + step))),
    place(first - step, flat(first - step)),
    place(first, flat(first)),
  ];
  const reach = (Math.sqrt(slope ** 2 + 4 * bend * top) - slope) / (2 * bend);
  return {
    trend: `M0 100${arc(0, last)}`,
    beyond: `M${write(place(last, trend(last)))}${arc(last, reach)}`,
    fall: `M${write(place(last, trend(last)))}C${fall.map(write).join(" ")}L${write(place(end, flat(end)))}`,
  };
}

/** Fits profit to two terms by least squares. */
function fit(
  products: readonly Product[],
  terms: (product: Product) => readonly [number, number],
): [number, number] {
  let [aa, ab, bb, ay, by] = [0, 0, 0, 0, 0];
  for (const product of products) {
    const [a, b] = terms(product);
    aa += a * a;
    ab += a * b;
    bb += b * b;
    ay += a * product.profit;
    by += b * product.profit;
  }
  const determinant = aa * bb - ab * ab;
  return [(ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant];
}

const byRevenue = (a: Product, b: Product): number => a.revenue - b.revenue;
const listTicks = (highest: number, step: number): number[] =>
  Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step);
const round1 = (value: number): number => Math.round(value * 10) / 10;
const write = (point: Point): string => point.map(round1).join(" ");

/** Lines without length, which round caps show as dots in a plot of any size. */
function drawDots(points: readonly Point[]): string {
  return points.map((point) => `M${write(point)}h0`).join("");
}
