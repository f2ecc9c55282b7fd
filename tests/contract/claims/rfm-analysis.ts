import {
  between,
  cross,
  isHighest,
  part,
  partOf,
  round,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const column = (orders: string): string[] => cross(["r5", "r4", "r3", "r2", "r1"], [orders]);
const orders = ["one", "two", "several", "many"];
const mostOrders = (rows: NaiveFigures): number => partOf(rows, column("most"));
const heavy = ({ list, of }: NaiveFigures): string[] =>
  list().flatMap(({ name, value }) =>
    round(value, 3) > round(of(name, "customersShare"), 3) ? name : [],
  );

const ofRisk = ({ list }: NaiveFigures, measure: string): number => {
  const sum = (isIn: (group: string) => boolean): number =>
    list(measure)
      .filter(({ name }) => isIn(name.split(" ")[0]!))
      .reduce((all, { value }) => all + value, 0);
  return sum((group) => group === "atRisk") / sum(() => true);
};

export const readings: Readings = {
  cups: {
    isTrue: (rows) =>
      Math.abs(100 * ofRisk(rows, "customers") - 10) <= 0.51 &&
      Math.abs(100 * ofRisk(rows, "sales") - 20) <= 0.51,
    says: (rows) => ({
      customers: 100 * ofRisk(rows, "customers"),
      sales: 100 * ofRisk(rows, "sales"),
    }),
  },
  customersByGroup: { isTrue: ({ list }) => list().length === 6 },
  valueByCustomer: {
    isTrue: ({ of }) => {
      const times = of("champions", "spentEach") / of("dormant", "spentEach");
      return times > 14.4 && times < 15.6;
    },
  },
  salesGrid: {
    isTrue: (rows) =>
      Math.max(...orders.map((some) => partOf(rows, column(some)))) < mostOrders(rows),
    says: (rows) => ({ share: 100 * mostOrders(rows) }),
  },
  salesByGroup: {
    isTrue: (rows) => heavy(rows).toSorted().join() === ["atRisk", "champions", "loyal"].join(),
    says: (rows) => ({ count: heavy(rows).length, groups: rows.list().length }),
  },
  comebacks: between(0.45, 0.55, (rows) => partOf(rows, ["never"])),
  waits: between(0.5, 1, (rows) => partOf(rows, ["0", "1", "2", "3"])),
  salesByOrders: between(0.55, 0.65, (rows) => partOf(rows, ["many", "most"], "sales")),
  bestBySubscription: between(0.5, 1, ({ of }) => of("subscriber")),
  ordersByGroup: {
    isTrue: (rows) =>
      isHighest(["champions"]).isTrue(rows) &&
      rows
        .list("averageOrder")
        .some(
          ({ name, value }) =>
            name !== "champions" && rows.of("champions", "averageOrder") < 1.11 * value,
        ),
  },
  basketByGroup: {
    isTrue: (rows) => Math.max(...listValues(rows)) / Math.min(...listValues(rows)) < 1.16,
  },
  valueByGroup: {
    isTrue: (rows) => {
      const groups = ["champions", "loyal", "promising", "new", "atRisk", "dormant"];
      return part(rows, cross(["champions", "loyal", "atRisk"], ["4"]), cross(groups, ["4"])) > 0.9;
    },
  },
};
