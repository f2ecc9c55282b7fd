import type { ReadBins, ReportFigures } from "../../query/report-figures.ts";
import { erraticIds } from "./subjects.ts";

export const figures: ReportFigures = {
  onTime: { measure: "onTime", value: 80 },
  lateSuppliers: {
    value: 2,
    compute: (read) => {
      let covered = 0;
      return 1 + sortSuppliers(read, "lateShare").findIndex((share) => (covered += share) >= 50);
    },
  },
  lateShare: {
    value: 50,
    compute: (read) => {
      const [first, second] = sortSuppliers(read, "lateShare");
      return first! + second!;
    },
  },
  urgent: { measure: "urgentShare", value: 5 },
  urgentCost: { measure: "urgentCost", value: 20 },
  erraticSpread: {
    measure: "leadDeviation",
    where: { supplier: erraticIds },
    value: 5.6,
    decimals: 1,
  },
  fastStockouts: {
    measure: "stockoutRate",
    where: { rotation: ["fast"] },
    value: 30.2,
    decimals: 1,
  },
  southOnTime: { measure: "onTime", where: { warehouse: ["south"] }, value: 69 },
  nextSpread: {
    value: 2.3,
    decimals: 1,
    compute: (read) => sortSuppliers(read, "leadDeviation")[2]!,
  },
  slowStockouts: {
    measure: "stockoutRate",
    where: { rotation: ["slow"] },
    value: 3.5,
    decimals: 1,
  },
};

/** Returns a measure's values of suppliers, in descending order. */
function sortSuppliers(read: ReadBins, measure: string): number[] {
  return read(measure, "supplier").toSorted((a, b) => b - a);
}
