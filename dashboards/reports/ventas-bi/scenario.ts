import en from "#folder/content/scenarios/en/ventas-bi.json" with { type: "json" };
import es from "#folder/content/scenarios/es/ventas-bi.json" with { type: "json" };
import type { Scenario } from "../../query/scenario/scenario.ts";

/** Caps the discount of every line, and loses a share of the sales above the cap: list price, price and cost alike. */
export const scenario: Scenario = {
  sliders: [
    { id: "cap", min: 5, max: 35, step: 1, start: 20, unit: "percent", scale: 100 },
    { id: "loss", min: 0, max: 100, step: 1, start: 20, unit: "euros", scale: 1 },
  ],
  change: ({ columns }, { cap, loss }) => {
    const [list, revenue, cost] = ["list", "revenue", "cost"].map((name) =>
      Uint32Array.from(columns[name]!.values),
    ) as [Uint32Array, Uint32Array, Uint32Array];
    const [toRevenue, toList, toCost] = [roundInTurn(10_000), roundInTurn(100), roundInTurn(100)];
    const [paid, kept] = [100 - cap!, 100 - loss!];
    for (let line = 0; line < list.length; line += 1) {
      const asked = list[line]!;
      if (revenue[line]! * 100 >= asked * paid) continue;
      revenue[line] = toRevenue(asked * paid * kept);
      list[line] = toList(asked * kept);
      cost[line] = toCost(cost[line]! * kept);
    }
    return { list, revenue, cost };
  },
  gain: (before, after) => {
    const [now, then] = [before, after].map(({ columns }) => {
      const [revenue, cost] = [columns["revenue"]!.values, columns["cost"]!.values];
      return (line: number): number => revenue[line]! - cost[line]!;
    }) as [(line: number) => number, (line: number) => number];
    return (line) => (then(line) - now(line)) / 100;
  },
  // The cap is the mean discount, and no sales are lost.
  likeMean: (read) => ({ cap: Math.round(100 * read("discount").mean), loss: 0 }),
  breakEven: "loss",
};

/** Rounds amounts in fractions of a cent, each remainder added to the next, so that their sum is rounded once. */
function roundInTurn(parts: number): (amount: number) => number {
  let rest = 0;
  return (amount) => {
    const cents = Math.round((amount + rest) / parts);
    rest += amount - cents * parts;
    return cents;
  };
}

export const words = { es, en };
