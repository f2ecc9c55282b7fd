import {
  constant,
  count,
  part,
  ratio,
  subtract,
  sum,
  those,
} from "../../query/measures/measure.ts";
import { euros, kilos, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer, scaledInteger } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  declareReport,
  dots,
  heatmap,
  line,
  page,
  scatter,
  stair,
  treemap,
  waterfall,
} from "../../shell/kit/report-kit.ts";
import { families, familyOfItem, itemIds, largest, sectionIds, supplierIds } from "./catalogue.ts";
import { firstDay, generate, lastDay, lastQuarter } from "./data.ts";

const fertiliser = those("item", "fertiliser");
const seed = those("item", "seed");
const maxCents = 100_000_000;
const fertilisers = ["fertKilos", "fertPrice", "fertAmount", "extraCost"];

export const report = declareReport({
  slug: "compras-bi",
  generate,
  address: import.meta.url,
  loadScenario: async () => import("./scenario.ts"),
  picture: { visual: "kilosByMonth" },
  columns: {
    day: day(firstDay, lastDay),
    item: dictionary(itemIds, [{ id: "family", labels: families, of: familyOfItem }]),
    supplier: dictionary(supplierIds),
    section: dictionary(sectionIds),
    kilos: integer(0, 1_000_000),
    amount: scaledInteger(0, maxCents, 100),
    atMonthMean: scaledInteger(0, maxCents, 100),
    atFirstHalf: scaledInteger(0, maxCents, 100),
    atJanuary: scaledInteger(0, maxCents, 100),
  },
  measures: {
    lines: number(count()),
    amount: euros(sum("amount")),
    kilos: kilos(sum("kilos")),
    price: euros(ratio(sum("amount"), sum("kilos")), 3),
    fertAmount: euros(sum("amount", fertiliser)),
    fertShare: percent(part(fertiliser, "amount")),
    fertKilos: kilos(sum("kilos", fertiliser)),
    fertPrice: euros(ratio(sum("amount", fertiliser), sum("kilos", fertiliser)), 3),
    seedPrice: euros(ratio(sum("amount", seed), sum("kilos", seed)), 3),
    extraCost: euros(subtract(sum("amount", fertiliser), sum("atFirstHalf", fertiliser))),
    topShare: percent(part(those("supplier", ...largest), "amount")),
    // The goods are the same on both sides.
    rise: percent(subtract(ratio(sum("amount"), sum("atJanuary")), constant(1))),
    gap: percent(subtract(ratio(sum("amount"), sum("atMonthMean")), constant(1)), 1),
  },
  reasons: {
    outcomes: ["atMonthMean", "atFirstHalf", "atJanuary"],
    likeForLike: { goods: "item", quantity: "kilos", causes: { amount: "price" } },
  },
  views: {
    month: by("day", {
      level: "month",
      measures: ["lines", "amount", "seedPrice", ...fertilisers],
    }),
    family: drillable("item", ["family", ""], ["lines", "amount", "kilos", "price"]),
    supplier: by("supplier", { measures: ["lines", "amount", "fertPrice", "fertAmount", "gap"] }),
    section: by("section", { measures: ["lines", "amount", "gap", "extraCost"] }),
    sectionQuarter: pair("section", { column: "day", level: "quarter" }, ["gap", "amount"]),
    monthFamily: pair({ column: "day", level: "month" }, { column: "item", level: "family" }, [
      "rise",
      "amount",
    ]),
    familyQuarter: pair({ column: "item", level: "family" }, { column: "day", level: "quarter" }, [
      "amount",
    ]),
  },
  comparedBy: "day",
  cards: [
    { measure: "amount", isNeutral: true, beside: "kilos" },
    { measure: "fertShare", isNeutral: true },
    { measure: "fertPrice", isLowerBetter: true, trend: "month" },
    { measure: "extraCost", isLowerBetter: true, beside: "fertAmount" },
    { measure: "topShare", isNeutral: true },
  ],
  slicers: ["family", "section", "supplier"],
  pages: [
    page("timing", [
      stair("kilosByMonth", "month", ["fertKilos", "fertPrice", "fertAmount"], [12, 340], {
        hasLever: true,
        highlight: [9, 10, 11],
      }),
      line("riseByFamily", "monthFamily", ["rise", "amount"], [7, 280], { highlighted: 0 }),
      bars("extraBySection", "section", ["extraCost", "gap"], [5, 250], {
        highlight: ["cereals"],
        sort: "descending",
      }),
      waterfall("extraByMonth", "month", ["extraCost", "fertAmount"], [12, 220], {
        highlight: [9, 10, 11],
      }),
    ]),
    page("suppliers", [
      scatter("sizeAndPrice", "supplier", ["amount", "fertPrice", "fertAmount"], [7, 380], {
        highlight: largest,
      }),
      dots("sectionGaps", "section", ["gap", "amount"], [5, 350], {
        highlight: ["vegetables"],
        sort: "descending",
      }),
      bars("supplierSpend", "supplier", ["amount", "gap"], [6, 392], {
        highlight: largest,
        sort: "descending",
      }),
      heatmap("gapsByQuarter", "sectionQuarter", ["gap", "amount"], [6, 350], { ramp: "adverse" }),
    ]),
    page("families", [
      treemap("spendByFamily", "family", ["amount", "kilos", "price"], [7, 384], {
        highlight: ["fertiliser"],
      }),
      line("seedAndFertiliser", "month", ["seedPrice", "fertPrice"], [5, 340], {
        series: "measures",
        isFromZero: true,
        highlighted: 0,
      }),
      // The quarter in which each family spends most.
      heatmap("spendByQuarter", "familyQuarter", ["amount"], 12, { highlight: [3, 4, 9, 14] }),
    ]),
  ],
  story: [
    { id: "categories", page: "families", focus: "spendByFamily" },
    { id: "prices", page: "timing", focus: "riseByFamily" },
    { id: "timing", page: "timing", where: { month: lastQuarter } },
    { id: "suppliers", page: "suppliers", focus: "supplierSpend" },
    { id: "sections", page: "suppliers", focus: "sectionGaps" },
    { id: "seeds", page: "families", focus: "seedAndFertiliser" },
  ],
});
