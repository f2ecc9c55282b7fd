import { isHighest, isLowest, partOf, round, type Readings } from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

import { marginless } from "../../../dashboards/reports/ventas-bi/products.ts";

const soldOf = ({ of }: NaiveFigures): string[] => marginless.filter((name) => of(name) > 0);
function listOnline({ list, of }: NaiveFigures): boolean[] {
  const families = [...new Set(list().map(({ name }) => name.split(" ")[0]!))];
  return families.flatMap((family) => {
    const [first, second, online] = ["reps", "phone", "online"].map((way) =>
      of(`${family} ${way}`),
    );
    const others = [first!, second!].filter((value) => !Number.isNaN(value));
    const isCompared = others.length > 0 && !Number.isNaN(online!);
    return isCompared ? [round(online!, 3) > Math.max(...others.map((one) => round(one, 3)))] : [];
  });
}

function most({ list }: NaiveFigures, measure: string): number {
  return list(measure).toSorted((a, b) => b.value - a.value)[0]!.bin;
}

/** The products with a margin under 5 %, rounded as displayed, among the twenty that sell most. */
const thin = ({ of, list }: NaiveFigures) =>
  list()
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 20)
    .filter(({ name }) => round(of(name, "margin"), 3) < 0.05);

export const readings: Readings = {
  catalogue: { isTrue: ({ list }) => list().length > 1 },
  shelves: {
    isTrue: (rows) =>
      thin(rows).length === marginless.length &&
      thin(rows).every(({ name }) => marginless.includes(name)),
    says: (rows) => ({ count: thin(rows).length }),
  },
  salesAndProfit: {
    isTrue: (rows) =>
      soldOf(rows).length === marginless.length &&
      partOf(rows, marginless, "profit") < partOf(rows, marginless, "revenue") / 3,
    says: (rows) => ({
      count: soldOf(rows).length,
      sales: 100 * partOf(rows, soldOf(rows), "revenue"),
      profit: 100 * partOf(rows, soldOf(rows), "profit"),
    }),
  },
  discounts: {
    isTrue: (rows) =>
      isHighest(marginless, "discount").isTrue(rows) && isLowest(marginless, "margin").isTrue(rows),
  },
  families: isLowest(["printing"]),
  customersByRevenue: {
    isTrue: () => true,
    says: (rows) => ({ customer: { bin: most(rows, "revenue") } }),
  },
  customersByProfit: {
    isTrue: (rows) => most(rows, "profit") !== most(rows, "revenue"),
    says: (rows) => ({
      customer: { bin: most(rows, "profit") },
      ...(most(rows, "profit") === most(rows, "revenue") && {
        both: { bin: most(rows, "profit") },
      }),
    }),
  },
  channels: {
    isTrue: ({ of }) => Math.abs(of("reps") / of("online") - 2) < 0.16,
    says: ({ of }) => ({ times: of("reps") / of("online") }),
  },
  channelMargins: {
    isTrue: (rows) => listOnline(rows).every(Boolean),
    says: (rows) => ({
      count: listOnline(rows).filter(Boolean).length,
      families: listOnline(rows).length,
    }),
  },
  salesByMonth: isHighest(["monthOfYear8"]),
  marginByMonth: isLowest(["monthOfYear8"]),
  years: {
    isTrue: ({ growth }) => growth("revenue") > 0.03 && Math.abs(growth("profit")) < 0.02,
    says: ({ growth }) => ({ sales: 100 * growth("revenue"), profit: 100 * growth("profit") }),
  },
  listToProfit: {
    isTrue: ({ of, whole }) => of("discounted") > 0 && whole("profit") > 0,
    says: ({ of, whole }) => ({
      discounted: (100 * of("discounted")) / of("listSales"),
      profit: (100 * whole("profit")) / of("listSales"),
    }),
  },
  course: {
    isTrue: ({ growth }) => growth("profit") <= 0.011,
    says: ({ growth }) => ({ growth: 100 * growth("profit") }),
  },
};
