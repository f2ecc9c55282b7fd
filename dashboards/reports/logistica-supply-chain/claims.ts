import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const leadColumns = 9;
const legs = ["supplierExtra", "warehouseExtra", "transportExtra"];
const warehouses = ["north", "centre", "east", "south"];

const dayColumns = 22;
const mostLate = new Set([3, 8]);

/** Lists the suppliers with their late orders, the most first. */
function rankLate({ bins, at }: ClaimReader): { supplier: number; late: number }[] {
  const cells = Map.groupBy(bins(), (cell) => Math.floor(cell / dayColumns));
  return [...cells]
    .map(([supplier, own]) => ({ supplier, late: own.reduce((sum, cell) => sum + at(cell), 0) }))
    .toSorted((a, b) => b.late - a.late);
}

function shareOfTwo(figures: ClaimReader): number {
  const late = rankLate(figures).map((one) => one.late);
  const sum = late.reduce((whole, one) => whole + one, 0);
  return late.length > 2 ? (late[0]! + late[1]!) / sum : Number.NaN;
}

/**
 * Lists, for each supplier, the share of its orders in the most usual three days of lead time, highlighted suppliers
 * apart.
 */
function listHabits({ at, bins, sum, marked }: ClaimReader) {
  const habits: Record<"erratic" | "steady", number[]> = { erratic: [], steady: [] };
  for (const supplier of new Set(bins().map((cell) => Math.floor(cell / leadColumns)))) {
    const own = bins().filter((cell) => Math.floor(cell / leadColumns) === supplier);
    const usual = Math.max(...own.map((cell) => at(cell))) / sum(own);
    habits[own.some((cell) => marked.includes(cell)) ? "erratic" : "steady"].push(usual);
  }
  return habits;
}

/** Returns the warehouse with most extra days over all legs; -1 where there is no single one. */
function findWorst({ at }: ClaimReader): number {
  const days = warehouses.map((warehouse) =>
    legs.reduce((sum, leg) => sum + at(warehouse, leg), 0),
  );
  const known = days.filter((sum) => !Number.isNaN(sum)).toSorted((a, b) => b - a);
  return known.length > 1 && known[0]! > known[1]! ? days.indexOf(known[0]!) : -1;
}

function shareOfFirst({ all, at, marked }: ClaimReader): number {
  return at(marked[0]!) / all().reduce((sum, one) => sum + one, 0);
}

export const claims: ReportClaims = {
  lateByWarehouse: {
    holds: ({ areTop, marked, at }) => areTop(marked) && at("south") >= 0.3 && at("south") < 1 / 3,
  },
  mostMissing: {
    holds: ({ at, others, marked }) =>
      marked.every((item) => at(item) > 1 / 3) && Math.max(...others(marked)) <= 1 / 3,
  },
  lateBySupplier: {
    holds: (figures) =>
      rankLate(figures)
        .slice(0, 2)
        .every(({ supplier }) => mostLate.has(supplier)) &&
      Math.round(10 * shareOfTwo(figures)) === 5,
    say: (figures) => ({ share: figures.say(shareOfTwo(figures), percent) }),
  },
  leadBySupplier: {
    holds: ({ at, others, areTop, marked }) =>
      areTop(marked, "late") &&
      areTop(marked, "leadDeviation") &&
      Math.max(...marked.map((supplier) => at(supplier))) < Math.max(...others(marked)),
  },
  leadSpread: {
    holds: (figures) => {
      const { erratic, steady } = listHabits(figures);
      return (
        erratic.length === 2 && steady.length === 10 && Math.max(...erratic) < Math.min(...steady)
      );
    },
  },
  daysByLeg: {
    holds: (figures) => Math.round(10 * shareOfFirst(figures)) === 9,
    say: (figures) => ({ share: figures.say(shareOfFirst(figures), percent) }),
  },
  daysByWarehouse: {
    holds: (figures) => findWorst(figures) === warehouses.indexOf("south"),
    say: (figures) => ({ worst: { bin: findWorst(figures) } }),
  },
  costByMode: {
    holds: ({ at }) => at("urgent") > at("urgent", "ordersShare"),
    say: ({ at, say }) => ({
      cost: say(at("urgent"), percent),
      shipments: say(at("urgent", "ordersShare"), percent),
    }),
  },
  urgentReasons: {
    holds: (figures) => Math.abs(shareOfFirst(figures) - 0.75) < 0.04,
    say: (figures) => ({ share: figures.say(shareOfFirst(figures), percent) }),
  },
  warehouseTable: {
    holds: ({ areTop, areBottom }) => areBottom(["south"], "onTime") && areTop(["south"], "urgent"),
  },
  // March and April, September and October.
  onTimeByMonth: { holds: ({ areBottom }) => areBottom([2, 3, 8, 9]) },
  stockoutsByShelf: { holds: ({ areTop, marked }) => areTop(marked) },
  stockoutsByItem: {
    holds: (figures) =>
      figures.areTop(figures.marked) && Math.round(10 * figures.share(figures.marked)) === 6,
    say: (figures) => {
      const areSold = figures.marked.every((family) => figures.at(family) > 0);
      return { share: figures.say(areSold ? figures.share(figures.marked) : Number.NaN, percent) };
    },
  },
  coverByRotation: { holds: ({ areTop, marked }) => areTop(marked) },
};

export const alternatives: ReportAlternatives = {
  leadSpread: ["onTime"],
  costByMode: ["freightEach", "onTime"],
  onTimeByMonth: ["orders", "late"],
  stockoutsByShelf: ["stockouts", "cover"],
  stockoutsByItem: ["orders"],
  coverByRotation: ["stockoutRate", "stockouts"],
  mostMissing: ["stockouts", "cover"],
};
