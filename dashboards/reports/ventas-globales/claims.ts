import type {
  BinName,
  ClaimReader,
  ReportAlternatives,
  ReportClaims,
} from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const threshold = 0.1;
const channels = 3;
const families = 5;
const markets = ["spain", "france", "germany", "italy", "mexico", "portugal", "chile"];
const european = ["spain", "france", "germany", "italy", "portugal"];
const kinds = ["fairs", "commissions", "samples", "travel"];

/** Draws the line below which a share of all sales is small; none for filtered rows. */
function drawThreshold({ isWhole }: ClaimReader): number {
  return isWhole ? threshold : Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Lists markets below the threshold by their sales, since a rounded share can reach it where the share does not. */
function listSmall({ bins, at, sum }: ClaimReader): number[] {
  const sales = sum(bins("revenue"), "revenue");
  return bins("revenue").filter((market) => at(market, "revenue") / sales < threshold);
}

/** Returns the family that sells most in a market; -1 where several do. */
function findLeader({ at }: ClaimReader, market: string): number {
  const sales = Array.from({ length: families }, (_, family) => at([market, family]));
  const known = sales.map((sum) => (Number.isNaN(sum) ? -1 : sum));
  const most = Math.max(...known);
  return known.filter((sum) => sum === most).length === 1 ? known.indexOf(most) : -1;
}

/** Lists for each market that sells online and otherwise whether a euro returns most online. */
function compareOnline({ at }: ClaimReader): boolean[] {
  return markets.flatMap((market) => {
    const returns = Array.from({ length: channels }, (_, channel) => at([market, channel]));
    const others = returns.slice(0, -1).filter((one) => !Number.isNaN(one));
    const online = returns.at(-1)!;
    return others.length > 0 && !Number.isNaN(online) ? [online > Math.max(...others)] : [];
  });
}

function addSpend({ bins, sum }: ClaimReader, kind: string): number {
  return sum(bins(), kind);
}

export const claims: ReportClaims = {
  weightByMarket: {
    // Not rounded: a market is heavier in costs even by less than is written.
    holds: ({ exact, bins, marked }) => {
      const isHeavier = (bin: BinName): boolean => exact(bin, "spendShare") > exact(bin);
      return marked.every(isHeavier) && bins().filter(isHeavier).length === marked.length;
    },
  },
  shareByMarket: {
    holds: (figures) => listSmall(figures).join() === "3,4,5,6",
    say: (figures) => {
      return {
        count: { count: listSmall(figures).length },
        markets: { count: figures.all().length },
      };
    },
  },
  growthByMarket: {
    holds: ({ areTop, at, marked }) => areTop(marked) && at("mexico") > 0,
    say: ({ exact, all, top, say }) => ({
      growth: say(exact("mexico"), percent),
      market: { bin: Math.max(...all()) > 0 ? top() : -1 },
    }),
  },
  salesOverTime: {
    holds: ({ at }) =>
      [0, 4].every((first) => {
        const others = [0, 1, 2].map((quarter) => at(first + quarter));
        return at(first + 3) > Math.max(...others);
      }),
  },
  salesAndSpend: {
    holds: ({ at }) => at("flagged") < at("flagged", "spendShare"),
    say: ({ exact, say }) => ({
      sales: say(exact("flagged"), percent),
      spend: say(exact("flagged", "spendShare"), percent),
    }),
  },
  spendAgainstSales: {
    lines: { acrossLine: drawThreshold },
    holds: ({ at, others, marked }) => {
      const [sales, spend] = ["share", "spendShare"].map(
        (measure) =>
          mean(marked.map((market) => at(market, measure))) / mean(others(marked, measure)),
      );
      return sales! < 0.5 && spend! > 0.6;
    },
  },
  perEuroByMarket: {
    holds: ({ top, bottom }) => top() >= 0 && bottom() >= 0,
    say: ({ top, bottom, at, say }) => ({
      best: { bin: top() },
      worst: { bin: bottom() },
      high: say(top() < 0 ? Number.NaN : at(top()), "perEuro"),
      low: say(bottom() < 0 ? Number.NaN : at(bottom()), "perEuro"),
    }),
  },
  spendByKind: {
    holds: (figures) => {
      const others = kinds.slice(1).map((kind) => addSpend(figures, kind));
      return (
        addSpend(figures, "fairs") > Math.max(...others) &&
        ["mexico", "chile"].every(
          (market) => figures.at(market, "travel") > 0.75 * figures.at(market),
        )
      );
    },
  },
  familiesByMarket: {
    holds: (figures) =>
      european.every((market) => findLeader(figures, market) === 0) &&
      ["mexico", "chile"].every((market) => findLeader(figures, market) === 1),
  },
  onlineByMarket: { holds: ({ areTop, marked }) => areTop(marked) },
  salesByProduct: {
    holds: ({ at }) => at("hikingBoot", "share") > 1 / 3,
    say: ({ exact, say }) => ({ share: say(exact("hikingBoot", "share"), percent) }),
  },
  channelReturns: {
    holds: (figures) => {
      const more = compareOnline(figures);
      return more.length > 1 && more.every(Boolean);
    },
    say: (figures) => {
      const more = compareOnline(figures);
      return {
        count: { count: more.filter(Boolean).length },
        markets: { count: more.length },
      };
    },
  },
};

export const alternatives: ReportAlternatives = {
  growthByMarket: ["revenue"],
  salesOverTime: ["spend", "online"],
  perEuroByMarket: ["revenue", "spend", "costRate"],
  onlineByMarket: ["revenue", "growth", "perEuro"],
  channelReturns: ["revenue", "spend"],
};
