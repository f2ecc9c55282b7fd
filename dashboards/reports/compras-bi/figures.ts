import type { ReadBins, ReportFigures } from "../../query/report-figures.ts";

export const figures: ReportFigures = {
  fertiliserSpend: { measure: "fertShare", value: 40 },
  priceRise: { value: 50, compute: (read) => findRise(read, "fertPrice") },
  lastQuarter: { measure: "fertKilos", view: "month", part: [9, 10, 11], value: 50 },
  topSuppliers: { measure: "topShare", value: 60 },
  vegetablesGap: { measure: "gap", view: "section", bin: "vegetables", value: 2.2, decimals: 1 },
  seedRise: { value: 2, compute: (read) => findRise(read, "seedPrice") },
  protectionSpend: { measure: "amount", view: "family", part: ["protection"], value: 26 },
  lowestGap: { value: -1.4, decimals: 1, compute: (read) => Math.min(...read("gap", "section")) },
};

/** Returns the rise of a price from the first month to the last, in percent. */
function findRise(read: ReadBins, price: string): number {
  const prices = read(price, "month");
  return 100 * (prices.at(-1)! / prices[0]! - 1);
}
