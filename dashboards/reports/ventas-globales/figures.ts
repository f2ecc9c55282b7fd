import type { ReportFigures } from "../../query/report-figures.ts";
import { flaggedIds, largeIds, threshold } from "./markets.ts";

const percent = 100 * threshold;
const america = { market: ["mexico", "chile"] };
const europe = { market: ["spain", "france", "germany", "italy", "portugal"] };

export const figures: ReportFigures = {
  flagged: {
    value: 4,
    compute: (read) => read("share", "market").filter((value) => value < percent).length,
  },
  threshold: {
    value: 10,
    // The report's threshold is between the smallest market above it and the largest below.
    compute: (read) => {
      const shares = read("share", "market").toSorted((a, b) => b - a);
      return shares[2]! > percent && shares[3]! < percent ? percent : Number.NaN;
    },
  },
  topThree: { measure: "reportShare", where: { market: largeIds }, value: 70 },
  flaggedSales: { measure: "reportShare", where: { market: flaggedIds }, value: 30 },
  flaggedSpend: { measure: "reportSpendShare", where: { market: flaggedIds }, value: 50 },
  mexicoGrowth: { measure: "growth", view: "country", bin: "mexico", value: 24 },
  flaggedOnline: { measure: "online", where: { market: flaggedIds }, value: 30 },
  nextGrowth: {
    value: 8,
    compute: (read) => read("growth", "country").toSorted((a, b) => b - a)[1]!,
  },
  lightShare: { measure: "share", view: "product", bin: "lightShoe", where: america, value: 37 },
  bootShare: { measure: "share", view: "product", bin: "hikingBoot", where: america, value: 25 },
  europeBootShare: {
    measure: "share",
    view: "product",
    bin: "hikingBoot",
    where: europe,
    value: 37,
  },
  largeOnline: { measure: "online", where: { market: largeIds }, value: 19 },
};
