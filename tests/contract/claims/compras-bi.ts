import {
  add,
  between,
  isHighest,
  isLowest,
  partOf,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

import { largest } from "../../../dashboards/reports/compras-bi/catalogue.ts";

const autumn = ["9", "10", "11"];
const quarters = ["0", "1", "2", "3"];
const three = (rows: NaiveFigures): number => {
  const sorted = listValues(rows).toSorted((a, b) => b - a);
  return add(sorted.slice(0, 3)) / add(sorted);
};

export const readings: Readings = {
  extraBySection: isHighest(["cereals"]),
  kilosByMonth: between(0.45, 0.55, (rows) => partOf(rows, autumn)),
  riseByFamily: {
    isTrue: ({ of }) =>
      of("11 fertiliser") > 0.24 &&
      ["seed", "protection", "packaging"].every((family) => of(`11 ${family}`) < 0.21),
    says: ({ of }) => ({ rise: 100 * of("11 fertiliser") }),
  },
  extraByMonth: { isTrue: (rows) => partOf(rows, autumn) > 0.69 },
  sizeAndPrice: {
    isTrue: (rows) => {
      const prices = rows.list("fertPrice").toSorted((a, b) => a.value - b.value);
      return isHighest(largest, "amount").isTrue(rows) && !largest.includes(prices[0]!.name);
    },
  },
  sectionGaps: {
    isTrue: (rows) => isHighest(["vegetables"]).isTrue(rows) && isLowest(["cereals"]).isTrue(rows),
  },
  supplierSpend: {
    isTrue: (rows) => isHighest(largest).isTrue(rows),
    says: (rows) => ({ share: 100 * three(rows) }),
  },
  gapsByQuarter: {
    isTrue: ({ of }) =>
      quarters.every((quarter) => of(`vegetables ${quarter}`) > 0 && of(`cereals ${quarter}`) < 0),
  },
  spendByFamily: {
    isTrue: (rows) => isHighest(["fertiliser"]).isTrue(rows),
    says: (rows) => ({ share: 100 * partOf(rows, ["fertiliser"]) }),
  },
  seedAndFertiliser: {
    isTrue: (rows) => Math.max(...listValues(rows)) / Math.min(...listValues(rows)) < 1.06,
  },
  spendByQuarter: {
    isTrue: ({ of }) => {
      const peaks = ["fertiliser", "seed", "protection", "packaging"].map(
        (family) => quarters.toSorted((a, b) => of(`${family} ${b}`) - of(`${family} ${a}`))[0],
      );
      return new Set(peaks).size === 4;
    },
  },
};
