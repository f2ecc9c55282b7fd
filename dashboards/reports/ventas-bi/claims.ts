import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const whole = { unit: "count", decimals: 0 } as const;

/** Returns the highlighted products that are sold, and their shares of all shown. */
function weighMarked({ at, share, marked }: ClaimReader) {
  const sold = marked.filter((product) => at(product) > 0);
  const [sales, profit] = [share(sold, "revenue"), share(sold, "profit")];
  return { count: sold.length, sales, profit, fallAway: profit < sales / 3 };
}

/** Lists for each family that sells online and otherwise whether online has the highest margin. */
function compareOnline({ at }: ClaimReader): boolean[] {
  return Array.from({ length: 8 }, (_, family) => {
    const [reps, phone, online] = [0, 1, 2].map((channel) => at([family, channel]));
    const others = [reps!, phone!].filter((margin) => !Number.isNaN(margin));
    return others.length > 0 && !Number.isNaN(online!) ? [online! > Math.max(...others)] : [];
  }).flat();
}

/** Lists the products with a margin under 5 % that are among the twenty that sell most. */
function listThin({ at, bins }: ClaimReader): number[] {
  const sold = bins().toSorted((a, b) => at(b) - at(a));
  return sold.slice(0, 20).filter((product) => at(product, "margin") < 0.05);
}

export const claims: ReportClaims = {
  shelves: {
    holds: (figures) => {
      const { at, marked } = figures;
      return (
        listThin(figures).length === marked.length &&
        marked.every((one) => at(one, "margin") < 0.05)
      );
    },
    say: (figures) => ({ count: { count: listThin(figures).length } }),
  },
  catalogue: { holds: ({ bins }) => bins().length > 1 },
  salesAndProfit: {
    holds: (figures) => {
      const { count, fallAway } = weighMarked(figures);
      return count === figures.marked.length && fallAway;
    },
    say: (figures) => {
      const { count, sales, profit, fallAway } = weighMarked(figures);
      return {
        sales: figures.say(sales, percent),
        profit: figures.say(profit, percent),
        count: { count: fallAway ? count : 0 },
      };
    },
  },
  discounts: {
    holds: ({ areTop, areBottom, marked }) => areTop(marked) && areBottom(marked, "margin"),
  },
  families: { holds: ({ areBottom, marked }) => areBottom(marked) },
  customersByRevenue: {
    holds: ({ top }) => top() >= 0,
    say: ({ top }) => ({ customer: { bin: top() } }),
  },
  customersByProfit: {
    holds: ({ top }) => top() >= 0 && top("revenue") >= 0 && top() !== top("revenue"),
    say: ({ top }) => ({
      customer: { bin: top() },
      both: { bin: top() === top("revenue") ? top() : -1 },
    }),
  },
  channels: {
    holds: ({ at }) => Math.abs(at("reps") / at("online") - 2) < 0.15,
    ratio: ({ exact }) => exact("reps") / exact("online"),
  },
  channelMargins: {
    holds: (figures) => {
      const more = compareOnline(figures);
      return more.length > 1 && more.every(Boolean);
    },
    say: (figures) => {
      const more = compareOnline(figures);
      return {
        count: { count: more.filter(Boolean).length },
        families: { count: more.length },
      };
    },
  },
  salesByMonth: { holds: ({ areTop, marked }) => areTop(marked) },
  marginByMonth: { holds: ({ areBottom, marked }) => areBottom(marked) },
  years: {
    holds: ({ change }) => change("revenue") > 0.03 && Math.abs(change("profit")) < 0.02,
    say: ({ change, say }) => ({
      sales: say(change("revenue"), percent),
      profit: say(change("profit"), percent),
    }),
  },
  listToProfit: {
    holds: ({ at, whole: read }) => at("discounted") > 0 && read() > 0,
    say: ({ exact, say }) => ({
      discounted: say((100 * exact("discounted")) / exact("listSales"), whole),
      profit: say((100 * exact()) / exact("listSales"), whole),
    }),
  },
  course: {
    holds: ({ change }) => change("profit") <= 0.01,
    say: ({ change, say }) => ({ growth: say(change("profit"), percent) }),
  },
};

export const alternatives: ReportAlternatives = {
  discounts: ["margin", "revenue", "profit"],
  families: ["revenue"],
  customersByRevenue: ["profit", "margin", "discount"],
  customersByProfit: ["revenue", "margin", "discount"],
  channels: ["profit", "margin", "discount"],
  channelMargins: ["revenue", "profit", "discount"],
  salesByMonth: ["margin", "discount"],
  marginByMonth: ["discount", "revenue", "profit"],
  course: ["revenue", "margin", "discount"],
};
