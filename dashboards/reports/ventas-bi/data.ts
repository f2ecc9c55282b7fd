import { drawColumn } from "../../data/draw-column.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { shuffleCodes, spreadQuota } from "../../data/spread-quota.ts";
import { weighDays } from "../../data/weigh-days.ts";
import { dayNumber, readDate } from "../../query/table/calendar.ts";
import type { Integers } from "../../query/table/column.ts";
import { customers } from "./customers.ts";
import { products } from "./products.ts";

export const firstDay = dayNumber(2023, 1, 1);
export const lastDay = dayNumber(2024, 12, 31);
const lastYear = dayNumber(2024, 1, 1);

const lineCount = 24_000;
const usualLineCents = 14_000;
const september = 9;
// Thousandths of discount beyond that of product and customer: by channel, in September, in the last year.
const channelDiscount = [34, 20, 0];
const septemberDiscount = 48;
const lastYearDiscount = 6;
const spread = 30;
/** In thousandths: the rise of costs in the last year, and its lines per thousand of the year before. */
const costRise = 17;
const lastYearLines = 1088;

/** Generates 24,000 order lines, priced so that the figures of the case are exact. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(20_262);
  const product = shuffleCodes(spreadQuota(lineCount, products.map(weighLines)), random);
  const customer = shuffleCodes(
    spreadQuota(
      lineCount,
      customers.map(([, orders]) => orders),
    ),
    random,
  );
  const channel = drawColumn(
    customer,
    customers.map(([, , , weights]) => weights),
    random,
  );
  const day = drawDays(random);
  const units = drawColumn(
    product,
    products.map(([, , price]) => weighUnits(price)),
    random,
  );
  const [list, revenue, cost] = [0, 0, 0].map(() => new Uint32Array(lineCount));
  for (let line = 0; line < lineCount; line += 1) {
    const [, , price, unitCost, , usual] = products[product[line]!]!;
    const isLastYear = day[line]! >= lastYear;
    const discount =
      usual +
      customers[customer[line]!]![2] +
      channelDiscount[channel[line]!]! +
      (readDate(day[line]!).month === september ? septemberDiscount : 0) +
      (isLastYear ? lastYearDiscount : 0) +
      random.below(2 * spread) -
      spread;
    const kept = 1000 - Math.max(discount, 0);
    list![line] = price * units[line]!;
    revenue![line] = Math.round((list![line]! * kept) / 1000);
    cost![line] = Math.round(
      (unitCost * units[line]! * (isLastYear ? 1000 + costRise : 1000)) / 1000,
    );
  }
  return { day, product, customer, channel, units, list: list!, revenue: revenue!, cost: cost! };
}

/** Weighs a product by the number of lines of a usual size that add up to its share of the revenue. */
function weighLines([, , price, , part]: (typeof products)[number]): number {
  return Math.round((part * 1_000_000) / (price * usualUnits(price)));
}

function weighUnits(price: number): number[] {
  const usual = usualUnits(price);
  return Array.from({ length: 2 * usual }, (_, units) =>
    units === 0 ? 0 : usual + 1 - Math.abs(units - usual),
  );
}

function usualUnits(price: number): number {
  return Math.max(Math.round(usualLineCents / price), 1);
}

function drawDays(random: SeededRandom): Int32Array {
  const { days, weights } = weighDays(firstDay, lastDay, {
    byWeekday: [22, 21, 20, 20, 17, 3, 2],
    byMonth: [100, 96, 102, 94, 98, 97, 84, 58, 150, 112, 108, 92],
  });
  const noisy = weights.map(
    (weight, at) =>
      weight * (90 + random.below(21)) * (days[at]! >= lastYear ? lastYearLines : 1000),
  );
  return Int32Array.from(shuffleCodes(spreadQuota(lineCount, noisy), random), (at) => days[at]!);
}
