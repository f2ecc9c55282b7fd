import { between, isHighest, partOf, round, type Readings } from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const flagged = ["italy", "mexico", "portugal", "chile"];
const markets = ["spain", "france", "germany", ...flagged];
const families = ["hikingBoot", "lightShoe", "approachShoe", "alpineBoot", "kids"];

const small = (rows: NaiveFigures): string[] =>
  markets.filter((market) => partOf(rows, [market], "revenue") < 0.1);
const online = ({ of }: NaiveFigures): boolean[] =>
  markets.flatMap((market) => {
    const [first, second, own] = ["distributor", "shop", "online"].map((way) =>
      round(of(`${market} ${way}`), 1),
    );
    const others = [first!, second!].filter((value) => !Number.isNaN(value));
    return others.length > 0 && !Number.isNaN(own!) ? [own! > Math.max(...others)] : [];
  });
const leader = ({ of }: NaiveFigures, market: string): string =>
  families
    .filter((family) => !Number.isNaN(of(`${market} ${family}`)))
    .toSorted((a, b) => of(`${market} ${b}`) - of(`${market} ${a}`))[0] ?? "";
const end = ({ list }: NaiveFigures, sign: 1 | -1): { bin: number; value: number } =>
  list().toSorted((a, b) => sign * (b.value - a.value))[0]!;

export const readings: Readings = {
  weightByMarket: {
    isTrue: ({ of, list }) =>
      list().every(({ name }) => of(name) < of(name, "spendShare") === flagged.includes(name)),
  },
  shareByMarket: {
    isTrue: (rows) => small(rows).join() === flagged.join(),
    says: (rows) => ({ count: small(rows).length, markets: rows.list().length }),
  },
  growthByMarket: {
    isTrue: (rows) => isHighest(["mexico"]).isTrue(rows) && rows.of("mexico") > 0,
    says: (rows) => ({
      growth: 100 * rows.of("mexico"),
      ...(end(rows, 1).value > 0 && { market: end(rows, 1) }),
    }),
  },
  salesOverTime: {
    isTrue: ({ of }) =>
      [
        ["0", "1", "2"],
        ["4", "5", "6"],
      ].every((quarters, year) =>
        quarters.every((quarter) => of(quarter) < of(String(4 * year + 3))),
      ),
  },
  salesAndSpend: {
    isTrue: ({ of }) => of("flagged") < of("flagged", "spendShare"),
    says: ({ of }) => ({ sales: 100 * of("flagged"), spend: 100 * of("flagged", "spendShare") }),
  },
  spendAgainstSales: {
    isTrue: (rows) => {
      const weigh = (measure: string): number => {
        const share = partOf(rows, flagged, measure);
        return share / 4 / ((1 - share) / 3);
      };
      return weigh("share") < 0.53 && weigh("spendShare") > 0.57;
    },
  },
  perEuroByMarket: {
    isTrue: () => true,
    says: (rows) => ({
      best: end(rows, 1),
      high: end(rows, 1).value,
      worst: end(rows, -1),
      low: end(rows, -1).value,
    }),
  },
  spendByKind: {
    isTrue: ({ whole, of }) =>
      ["commissions", "samples", "travel"].every((kind) => whole("fairs") > whole(kind)) &&
      ["mexico", "chile"].every((market) => of(market, "travel") > 0.74 * of(market)),
  },
  familiesByMarket: {
    isTrue: (rows) =>
      markets.every(
        (market) =>
          leader(rows, market) ===
          (["mexico", "chile"].includes(market) ? "lightShoe" : "hikingBoot"),
      ),
  },
  onlineByMarket: isHighest(flagged),
  salesByProduct: between(0.33, 1, (rows) => partOf(rows, ["hikingBoot"])),
  channelReturns: {
    isTrue: (rows) => online(rows).every(Boolean),
    says: (rows) => ({
      count: online(rows).filter(Boolean).length,
      markets: online(rows).length,
    }),
  },
};
