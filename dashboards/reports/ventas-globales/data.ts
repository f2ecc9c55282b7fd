import { SeededRandom } from "../../data/seeded-random.ts";
import { splitInOrder } from "../../data/split-in-order.ts";
import { spreadQuota } from "../../data/spread-quota.ts";
import { readDate } from "../../query/table/calendar.ts";
import type { Integers } from "../../query/table/column.ts";
import {
  channelIds,
  familyIds,
  firstWeek,
  lastWeek,
  marketIds,
  modelIds,
  spendIds,
} from "./markets.ts";

const revenue = 46_820_000;
const spending = 4_310_000;
// Thousandths: 70 % and 30 % of revenue, half and half of spending (docs/case-figures.md).
const revenueShares = [278, 241, 181, 89, 82, 69, 60];
const spendShares = [172, 168, 160, 131, 126, 118, 125];
const growth = [40, 60, 50, 30, 240, 20, 80];

const europe = { families: [36, 24, 18, 12, 10], season: [5, 5, 8, 10, 9, 8, 7, 6, 10, 11, 9, 12] };
const places = [
  { ...europe, channels: [50, 33, 17] },
  { ...europe, families: [39, 22, 17, 14, 8], channels: [47, 34, 19] },
  { ...europe, families: [37, 25, 17, 13, 8], channels: [41, 38, 21] },
  { ...europe, families: [35, 26, 20, 11, 8], channels: [51, 22, 27] },
  {
    families: [23, 38, 20, 7, 12],
    channels: [52, 14, 34],
    season: [7, 6, 8, 9, 8, 7, 8, 7, 8, 10, 11, 14],
  },
  { ...europe, families: [38, 25, 16, 9, 12], channels: [53, 18, 29] },
  // South of the equator the cold season is from April to August.
  {
    families: [28, 35, 19, 9, 9],
    channels: [55, 14, 31],
    season: [8, 7, 9, 11, 12, 11, 9, 8, 7, 7, 7, 9],
  },
];
const models = [10, 8, 6, 4];
// Weights of each kind of spending by channel: selling online needs fewer fairs and trips.
const spendByChannel = {
  fairs: [9, 6, 2],
  commissions: [8, 4, 3],
  samples: [6, 9, 2],
  travel: [8, 5, 2],
};
const spendMix = [
  ...[0, 1, 2, 3].map(() => [40, 26, 13, 21]),
  [36, 24, 11, 29],
  [41, 25, 14, 20],
  [37, 22, 10, 31],
];

/** Generates the weekly sales of each model by market and channel, with its share of the commercial spending. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(1024);
  const weeks = Array.from(
    { length: (lastWeek - firstWeek) / 7 + 1 },
    (_, at) => firstWeek + 7 * at,
  );
  const perWeek = channelIds.length * modelIds.length;
  const perMarket = weeks.length * perWeek;
  const rowCount = marketIds.length * perMarket;
  const channel = Uint8Array.from(
    { length: rowCount },
    (_, row) => Math.floor(row / modelIds.length) % channelIds.length,
  );
  const model = Uint8Array.from({ length: rowCount }, (_, row) => row % modelIds.length);
  const familyOf = (row: number): number => Math.floor(model[row]! / models.length);
  const day = Int32Array.from(
    { length: rowCount },
    (_, row) => weeks[Math.floor(row / perWeek) % weeks.length]!,
  );
  const market = Uint8Array.from({ length: rowCount }, (_, row) => Math.floor(row / perMarket));
  const line = market.map(
    (code, row) => (code * channelIds.length + channel[row]!) * familyIds.length + familyOf(row),
  );
  const sold = new Int32Array(rowCount);
  const spent = Object.fromEntries(spendIds.map((id) => [id, new Int32Array(rowCount)]));

  for (const [place, { families, channels, season }] of places.entries()) {
    const whole = (revenue * revenueShares[place]!) / 1000;
    const years = spreadQuota(whole, [1000, 1000 + growth[place]!]);
    const months = years.flatMap((year) => spreadQuota(year, season));
    const rowsOf = groupByMonth(weeks, place * perMarket, perWeek);
    for (const [month, rows] of rowsOf.entries()) {
      const weights = rows.map((row) => {
        const weight = channels[channel[row]!]! * families[familyOf(row)]!;
        return weight * models[model[row]! % models.length]! * (8 + random.below(9));
      });
      const euros = splitInOrder(months[month]!, weights);
      for (const [at, row] of rows.entries()) sold[row] = euros[at]!;
    }
    const budget = spreadQuota((spending * spendShares[place]!) / 1000, spendMix[place]!);
    const own = sold.subarray(place * perMarket, (place + 1) * perMarket);
    for (const [kind, id] of spendIds.entries()) {
      const weights = own.map((euros, at) => euros * spendByChannel[id][channel[at]!]!);
      spent[id]!.set(splitInOrder(budget[kind]!, weights), place * perMarket);
    }
  }
  return { market, line, channel, model, day, revenue: sold, ...spent };
}

function groupByMonth(weeks: readonly number[], first: number, perWeek: number): number[][] {
  const months: number[][] = Array.from({ length: 24 }, () => []);
  const { year: firstYear } = readDate(firstWeek);
  for (const [week, monday] of weeks.entries()) {
    const { year, month } = readDate(monday);
    const rows = months[(year - firstYear) * 12 + month - 1]!;
    for (let at = 0; at < perWeek; at += 1) rows.push(first + week * perWeek + at);
  }
  return months;
}
