import type { Recount } from "../../support/scenarios/recount.ts";

/** What is sold above the cap is paid at the cap, and a part of it is lost. */
export const recount: Recount = {
  change: (row, { cap, loss }) => {
    const [list, revenue, cost] = [row["list"]!, row["revenue"]!, row["cost"]!];
    const discount = list - revenue;
    if (discount * 100 <= list * cap!) return row;
    const keep = (cents: number): number => Math.round((cents * (100 - loss!)) / 100);
    return {
      ...row,
      list: keep(list),
      revenue: Math.round((list * (100 - cap!) * (100 - loss!)) / 10_000),
      cost: keep(cost),
    };
  },
  gain: (before, after) =>
    (after["revenue"]! - after["cost"]! - before["revenue"]! + before["cost"]!) / 100,
};
