import { dayNumber } from "../../query/table/calendar.ts";
import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import {
  constant,
  count,
  ratio,
  subtract,
  sum,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { families, items, largest, sections, suppliers } from "./catalogue.ts";
import { firstDay, lastDay } from "./data.ts";
import { layout } from "./layout.ts";

const euros = (value: Measure, decimals = 0): MeasureDeclaration => ({
  value,
  unit: "euros",
  decimals,
});
const percent = (value: Measure, decimals = 0): MeasureDeclaration => ({
  value,
  unit: "percent",
  decimals,
});
const of = (family: (typeof families)[number]) => ({ column: "item", is: [family] });
const fertiliser = of("fertiliser");
const priceOf = (family: (typeof families)[number]): MeasureDeclaration =>
  euros(ratio(sum("amount", of(family)), sum("kilos", of(family))), 3);
const kilos = (value: Measure): MeasureDeclaration => ({ value, unit: "kilos", decimals: 0 });
const maxCents = 100_000_000;
const fertilisers = ["fertKilos", "fertPrice", "fertAmount", "extraCost"];

const add = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const definition: ReportDefinition = {
  slug: "compras-bi",
  columns: {
    day: day(firstDay, lastDay),
    item: dictionary(
      items.map(([id]) => id),
      [{ id: "family", labels: families, of: items.map(([, family]) => family) }],
    ),
    supplier: dictionary(suppliers.map(([name]) => name)),
    section: dictionary(sections.map(([id]) => id)),
    kilos: integer(0, 1_000_000),
    amount: scaledInteger(0, maxCents, 100),
    atMonthMean: scaledInteger(0, maxCents, 100),
    atFirstHalf: scaledInteger(0, maxCents, 100),
  },
  measures: {
    lines: { value: count(), unit: "count", decimals: 0 },
    amount: euros(sum("amount")),
    kilos: kilos(sum("kilos")),
    price: euros(ratio(sum("amount"), sum("kilos")), 3),
    fertAmount: euros(sum("amount", fertiliser)),
    fertShare: percent(ratio(sum("amount", fertiliser), sum("amount"))),
    fertKilos: kilos(sum("kilos", fertiliser)),
    fertPrice: priceOf("fertiliser"),
    seedPrice: priceOf("seed"),
    extraCost: euros(subtract(sum("amount", fertiliser), sum("atFirstHalf", fertiliser))),
    topShare: percent(ratio(sum("amount", { column: "supplier", is: largest }), sum("amount"))),
    gap: percent(subtract(ratio(sum("amount"), sum("atMonthMean")), constant(1)), 1),
  },
  reasons: {
    outcomes: ["atMonthMean", "atFirstHalf"],
    likeForLike: { goods: "item", quantity: "kilos", causes: { amount: "price" } },
  },
  views: {
    month: by(
      "day",
      { level: "month" },
      { measures: ["lines", "amount", "seedPrice", ...fertilisers] },
    ),
    family: drillable("item", ["family", ""], { measures: ["lines", "amount", "kilos", "price"] }),
    supplier: by(
      "supplier",
      {},
      { measures: ["lines", "amount", "fertPrice", "fertAmount", "gap"] },
    ),
    section: by("section", {}, { measures: ["lines", "amount", "gap"] }),
    sectionQuarter: pair(
      { column: "section" },
      { column: "day", level: "quarter" },
      { measures: ["gap", "amount"] },
    ),
    familyQuarter: pair(
      { column: "item", level: "family" },
      { column: "day", level: "quarter" },
      { measures: ["amount"] },
    ),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    { figure: "fertiliserSpend", measure: "fertShare", value: 40, decimals: 0 },
    {
      figure: "priceRise",
      value: 50,
      decimals: 0,
      compute: (read) => {
        const prices = read("fertPrice", "month");
        return 100 * (prices.at(-1)! / prices[0]! - 1);
      },
    },
    {
      figure: "lastQuarter",
      value: 50,
      decimals: 0,
      compute: (read) => {
        const bought = read("fertKilos", "month");
        return (100 * add(bought.slice(-3))) / add(bought);
      },
    },
    { figure: "topSuppliers", measure: "topShare", value: 60, decimals: 0 },
    {
      figure: "vegetablesGap",
      compute: (read) => read("gap", "section")[3]!,
      value: 2.2,
      decimals: 1,
    },
    {
      figure: "seedRise",
      compute: (read) => {
        const prices = read("seedPrice", "month");
        return 100 * (prices.at(-1)! / prices[0]! - 1);
      },
      value: 2,
      decimals: 0,
    },
    {
      figure: "protectionSpend",
      compute: (read) => {
        const amounts = read("amount", "family");
        return (100 * amounts[2]!) / add(amounts);
      },
      value: 26,
      decimals: 0,
    },
    {
      figure: "lowestGap",
      compute: (read) => Math.min(...read("gap", "section")),
      value: -1.4,
      decimals: 1,
    },
  ],
  story: [
    { id: "categories", page: "families", focus: "spendByFamily" },
    { id: "prices", page: "timing", focus: "priceByMonth" },
    {
      id: "timing",
      page: "timing",
      where: { month: { from: dayNumber(2021, 10, 1), to: lastDay + 1 } },
    },
    { id: "suppliers", page: "suppliers", focus: "supplierSpend" },
    { id: "sections", page: "suppliers", focus: "sectionGaps" },
    { id: "seeds", page: "families", focus: "seedAndFertiliser" },
  ],
};
