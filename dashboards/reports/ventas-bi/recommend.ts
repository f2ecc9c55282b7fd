import type { Recommend } from "../../query/claims/recommendation.ts";

const marginless = ["paperA4", "tonerBlack", "officeChair", "inkPack", "laserPrinter"];

/** Caps the discount of every line; it pays until the profit that is lost with sales above the cap is the gain. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  addUp,
  inEuros,
  inPercent,
  lever,
  along,
}) => {
  const [product, list] = [column("product"), column("list")];
  const [revenue, cost] = [column("revenue"), column("cost")];
  const codes = new Set(marginless.map((id) => code("product", id)));
  const isMarked = (row: number): boolean => codes.has(product[row]!);
  const marked = rows.filter(isMarked);
  const sold = new Set(Array.from(marked, (row) => product[row]!));
  const [sales, allSales] = [marked, rows].map((some) => addUp(some, (row) => revenue[row]! / 100));
  const [profit, allProfit] = [marked, rows].map((some) =>
    addUp(some, (row) => (revenue[row]! - cost[row]!) / 100),
  );
  const isTrue = sold.size === codes.size && profit! / allProfit! < sales! / allSales! / 3;
  if (!isTrue) return {};
  const cap = lever({ min: 0.05, max: 0.35, step: 0.01, start: 0.15 }, inPercent);
  const capAt = (most: number) => {
    const atCap = (row: number): number => list[row]! * (1 - most);
    const above = rows.filter((row) => revenue[row]! < atCap(row));
    const gain = addUp(above, (row) => (atCap(row) - revenue[row]!) / 100);
    return { gain, loss: gain / addUp(above, (row) => (atCap(row) - cost[row]!) / 100) };
  };
  const { gain, loss } = capAt(cap.at.value);
  return {
    finding: { sales: inEuros(sales!), profit: inEuros(profit!) },
    action:
      gain > 0 && loss > 0 && loss < 1 ? { gain: inEuros(gain), loss: inPercent(loss) } : undefined,
    lever: along(cap, (most) => inEuros(capAt(most).gain)),
    scenario: { cap: Math.round(100 * cap.at.value), loss: 0 },
  };
};
