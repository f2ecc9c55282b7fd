import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const topScore = 4;
const scores = 5;

const sayShare = (figures: ClaimReader) => ({
  share: figures.say(figures.share(figures.marked), percent),
});

/** True where the last column of the grid sells more than any other. */
function isMostOrdersFirst({ sum, bins }: ClaimReader): boolean {
  const columns = Array.from({ length: scores }, (_, column) =>
    sum(bins().filter((cell) => cell % scores === column)),
  );
  const most = columns.pop()!;
  return Math.max(...columns) < most;
}

/** Lists the groups whose share of sales is larger than their share of customers. */
function listHeavy({ bins, at }: ClaimReader): number[] {
  return bins().filter((group) => at(group) > at(group, "customersShare"));
}

const groupCount = 6;
const stepCount = 26;

/** Returns the share of customers at risk in a measure; NaN where a group is left out. */
function shareOfRisk({ bins, marked, share }: ClaimReader, measure: string): number {
  const found = new Set(bins().map((cell) => Math.floor(cell / stepCount)));
  const left = marked.filter((cell) => bins().includes(Number(cell)));
  return found.size === groupCount ? share(left, measure) : Number.NaN;
}

export const claims: ReportClaims = {
  cups: {
    holds: (figures) =>
      Math.round(100 * shareOfRisk(figures, "customers")) === 10 &&
      Math.round(100 * shareOfRisk(figures, "sales")) === 20,
    say: (figures) => ({
      customers: figures.say(shareOfRisk(figures, "customers"), percent),
      sales: figures.say(shareOfRisk(figures, "sales"), percent),
    }),
  },
  customersByGroup: { holds: ({ bins }) => bins().length === 6 },
  valueByCustomer: {
    holds: ({ at }) => Math.round(at("champions", "spentEach") / at("dormant", "spentEach")) === 15,
  },
  salesGrid: { holds: isMostOrdersFirst, say: sayShare },
  salesByGroup: {
    holds: (figures) => {
      const heavy = listHeavy(figures);
      return (
        heavy.length === 3 &&
        figures.marked.every((group) => figures.at(group) > figures.at(group, "customersShare"))
      );
    },
    say: (figures) => {
      return {
        count: { count: listHeavy(figures).length },
        groups: { count: figures.bins().length },
      };
    },
  },
  comebacks: {
    holds: (figures) => Math.round(10 * figures.share(figures.marked)) === 5,
    say: sayShare,
  },
  waits: { holds: (figures) => figures.share(figures.marked) > 0.5, say: sayShare },
  salesByOrders: {
    holds: ({ share, marked }) => Math.round(10 * share(marked, "sales")) === 6,
    say: ({ share, marked, say }) => ({ share: say(share(marked, "sales"), percent) }),
  },
  bestBySubscription: {
    holds: ({ at }) => at("subscriber") > 0.5,
    say: ({ at, say }) => ({ share: say(at("subscriber"), percent) }),
  },
  ordersByGroup: {
    holds: ({ areTop, at, others, marked }) =>
      areTop(marked) &&
      at("champions", "averageOrder") < 1.1 * Math.max(...others(marked, "averageOrder")),
  },
  basketByGroup: {
    holds: ({ all }) => all().length > 2 && Math.max(...all()) / Math.min(...all()) < 1.15,
  },
  valueByGroup: {
    holds: ({ sum, bins, marked }) => {
      const best = bins().filter((cell) => cell % scores === topScore);
      return marked.every((cell) => best.includes(Number(cell))) && sum(marked) / sum(best) > 0.9;
    },
  },
};

export const alternatives: ReportAlternatives = {
  salesGrid: ["customers"],
  salesByGroup: ["sales", "customers", "spentEach"],
  comebacks: ["customersShare"],
  salesByOrders: ["sales", "customers"],
  bestBySubscription: ["customers", "ordersEach", "averageOrder"],
  ordersByGroup: ["customers", "sales", "spentEach"],
  basketByGroup: ["ordersEach", "spentEach"],
};
