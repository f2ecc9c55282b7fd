import type { Recount } from "../../support/scenarios/recount.ts";

/** Running sums in hundredths of a cent: the sum is rounded, not its lines. */
let sums = { list: 0, revenue: 0, cost: 0 };

function add(name: keyof typeof sums, amount: number): number {
  const before = Math.round(sums[name] / 10_000);
  sums[name] += amount;
  return Math.round(sums[name] / 10_000) - before;
}

/** Sales above the cap are paid at the cap, and a part of them is lost. */
export const recount: Recount = {
  change: (row, { cap, loss }, at) => {
    if (at === 0) sums = { list: 0, revenue: 0, cost: 0 };
    const [list, revenue, cost] = [row["list"]!, row["revenue"]!, row["cost"]!];
    const discount = list - revenue;
    if (discount * 100 <= list * cap!) return row;
    const kept = 100 - loss!;
    return {
      ...row,
      list: add("list", list * kept * 100),
      revenue: add("revenue", list * (100 - cap!) * kept),
      cost: add("cost", cost * kept * 100),
    };
  },
  gain: (before, after) =>
    (after["revenue"]! - after["cost"]! - before["revenue"]! + before["cost"]!) / 100,
};
