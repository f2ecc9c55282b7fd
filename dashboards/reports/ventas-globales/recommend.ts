import type { Recommend } from "../../query/claims/recommendation.ts";

const spendIds = ["fairs", "commissions", "samples", "travel"];
const threshold = 0.1;
const monthsPerWeek = 12 / 52;

/** Sums what the small markets would save in these months at another cost of a sale: Germany's, unless asked. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  isFiltered,
  addUp,
  inEuros,
  inPercent,
  whole,
  lever,
  along,
}) => {
  if (["market", "line"].some(isFiltered)) return {};
  const [market, revenue] = [column("market"), column("revenue")];
  const kinds = spendIds.map((id) => column(id));
  const markets = [...Map.groupBy(rows, (row) => market[row]!)].map(([id, some]) => ({
    id,
    sales: addUp(some, (row) => revenue[row]!),
    spent: addUp(kinds, (kind) => addUp(some, (row) => kind[row]!)),
  }));
  const [sales, spent] = [addMarkets(markets, "sales"), addMarkets(markets, "spent")];
  const small = markets.filter((one) => one.sales / sales < threshold);
  const [theirSales, theirSpent] = [addMarkets(small, "sales"), addMarkets(small, "spent")];
  const germany = markets.find(({ id }) => id === code("market", "germany"));
  const isTrue = small.length >= 2 && theirSpent / spent > theirSales / sales;
  if (!isTrue || germany === undefined) return {};
  // Per 100 euros of sales.
  const [best, now] = [germany, { sales: theirSales, spent: theirSpent }].map(
    (one) => (100 * one.spent) / one.sales,
  ) as [number, number];
  const cost = lever({ min: best, max: now, step: 1, start: best }, inEuros);
  const day = column("day");
  const weeks = new Set(rows.map((row) => day[row]!)).size;
  const months = Math.round(weeks * monthsPerWeek);
  const savedAt = (euros: number): number => theirSpent - (euros / 100) * theirSales;
  const saved = savedAt(cost.at.value);
  return {
    finding: {
      small: whole(small.length),
      markets: whole(markets.length),
      sales: inPercent(theirSales / sales),
      spent: inPercent(theirSpent / spent),
    },
    action:
      saved > 0 && months > 1
        ? {
            saved: inEuros(saved),
            months: whole(months),
            germany: inEuros(best),
            now: inEuros(now),
          }
        : undefined,
    lever: along(cost, (euros) => inEuros(savedAt(euros))),
  };
};

function addMarkets<Field extends string>(
  markets: readonly Record<Field, number>[],
  field: Field,
): number {
  return markets.reduce((sum, one) => sum + one[field], 0);
}
