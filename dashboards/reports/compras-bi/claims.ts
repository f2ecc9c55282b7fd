import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const quarters = [0, 1, 2, 3];

const families = ["fertiliser", "seed", "protection", "packaging"];

/** Lists how much each family costs more in December than in January. */
function listRises({ at }: ClaimReader): number[] {
  return families.map((family) => at([11, family]));
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function shareOfLargest({ all }: ClaimReader): number {
  const amounts = all().toSorted((a, b) => b - a);
  return amounts.length > 3 ? add(amounts.slice(0, 3)) / add(amounts) : Number.NaN;
}

/** Lists the quarter in which each family spends most. */
function listPeaks({ at }: ClaimReader): number[] {
  return families.map((family) => {
    const amounts = quarters.map((quarter) => at([family, quarter]));
    return amounts.indexOf(Math.max(...amounts));
  });
}

export const claims: ReportClaims = {
  extraBySection: {
    holds: ({ areTop, marked, at }) => areTop(marked) && at("cereals") > 0,
  },
  kilosByMonth: {
    holds: ({ share, marked }) => Math.round(10 * share(marked)) === 5,
    say: ({ share, marked, say }) => ({ share: say(share(marked), percent) }),
  },
  riseByFamily: {
    holds: (figures) => {
      const [fertiliser = 0, ...others] = listRises(figures);
      return fertiliser >= 0.25 && others.every((rise) => rise < 0.2);
    },
    say: (figures) => ({ rise: figures.say(listRises(figures)[0]!, percent) }),
  },
  extraByMonth: { holds: ({ share, marked }) => share(marked) > 0.7 && share(marked) <= 1 },
  sizeAndPrice: {
    holds: ({ at, others, areTop, marked }) => {
      const prices = marked.map((supplier) => at(supplier, "fertPrice"));
      const sold = prices.filter((price) => !Number.isNaN(price));
      return (
        areTop(marked) &&
        sold.length > 0 &&
        Math.min(...others(marked, "fertPrice")) < Math.min(...sold)
      );
    },
  },
  sectionGaps: {
    holds: ({ areTop, areBottom, marked }) => areTop(marked) && areBottom(["cereals"]),
  },
  supplierSpend: {
    holds: ({ areTop, marked }) => areTop(marked),
    say: (figures) => ({ share: figures.say(shareOfLargest(figures), percent) }),
  },
  gapsByQuarter: {
    holds: ({ at }) =>
      quarters.every((quarter) => at(["vegetables", quarter]) > 0 && at(["cereals", quarter]) < 0),
  },
  spendByFamily: {
    holds: ({ areTop, marked }) => areTop(marked),
    say: ({ at, sum, bins, say }) => ({ share: say(at("fertiliser") / sum(bins()), percent) }),
  },
  seedAndFertiliser: {
    holds: ({ all }) => all().length > 2 && Math.max(...all()) / Math.min(...all()) < 1.05,
  },
  spendByQuarter: {
    holds: (figures) =>
      listPeaks(figures)
        .toSorted((a, b) => a - b)
        .join() === quarters.join(),
  },
};

export const alternatives: ReportAlternatives = {
  riseByFamily: ["amount"],
  sectionGaps: ["amount"],
  supplierSpend: ["fertAmount", "fertPrice"],
  gapsByQuarter: ["amount"],
  spendByFamily: ["kilos"],
};
