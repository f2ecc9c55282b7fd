import {
  add,
  change,
  count,
  part,
  ratio,
  share,
  sum,
  those,
} from "../../query/measures/measure.ts";
import { euros, number, percent } from "../../query/measures/units.ts";
import { day, dictionary, integer } from "../../query/table/column.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import {
  bars,
  declareReport,
  dots,
  heatmap,
  line,
  page,
  route,
  scatter,
  tiles,
  treemap,
} from "../../shell/kit/report-kit.ts";
import { generate } from "./data.ts";
import {
  channelIds,
  channelOfLine,
  familyIds,
  familyOfModel,
  firstWeek,
  flaggedIds,
  largeIds,
  lastDay,
  lines,
  marketChannels,
  marketIds,
  marketOfChannel,
  modelIds,
  sizeOfMarket,
  spendIds,
} from "./markets.ts";

const revenue = sum("revenue");
const spend = spendIds.map((id) => sum(id)).reduce(add);
export const report = declareReport({
  slug: "ventas-globales",
  generate,
  address: import.meta.url,
  picture: { visual: "shareByMarket" },
  columns: {
    market: dictionary(marketIds, [{ id: "size", labels: ["large", "flagged"], of: sizeOfMarket }]),
    line: dictionary(lines, [
      { id: "channel", labels: marketChannels, of: channelOfLine },
      { id: "market", labels: marketIds, of: marketOfChannel },
    ]),
    channel: dictionary(channelIds),
    model: dictionary(modelIds, [{ id: "family", labels: familyIds, of: familyOfModel }]),
    day: day(firstWeek, lastDay),
    revenue: integer(0, 60_000),
    ...Object.fromEntries(spendIds.map((id) => [id, integer(0, 10_000)])),
  },
  measures: {
    records: number(count()),
    revenue: euros(revenue),
    share: percent(share(revenue)),
    reportShare: percent(share(revenue, "report")),
    spend: euros(spend),
    spendShare: percent(share(spend)),
    reportSpendShare: percent(share(spend, "report")),
    perEuro: euros(ratio(revenue, spend), 1),
    costRate: percent(ratio(spend, revenue), 1),
    growth: percent(change(revenue), 1),
    online: percent(part(those("channel", "online"), "revenue")),
    ...Object.fromEntries(spendIds.map((id) => [id, euros(sum(id))])),
  },
  // The threshold of a market is known by what was spent; the market itself stands in each line.
  reasons: { outcomes: ["market"] },
  views: {
    market: drillable("line", ["market", "channel", ""]),
    country: by("market", { measures: ["growth", "revenue"] }),
    size: by("market", { level: "size", measures: ["share", "spendShare", "records"] }),
    channel: by("channel", { measures: ["revenue", "records"] }),
    product: drillable("model", ["family", ""], ["revenue", "share", "growth", "records"]),
    time: drillable("day", ["quarter", "month"], ["records", "revenue", "spend", "online"]),
    families: pair("market", { column: "model", level: "family" }, ["revenue"]),
    channels: pair("market", "channel", ["revenue", "spend", "perEuro"]),
  },
  comparedBy: "day",
  cards: [
    { measure: "revenue" },
    { measure: "spend", isNeutral: true },
    { measure: "perEuro" },
    { measure: "online" },
  ],
  slicers: ["size", "channel", "product", "time"],
  pages: [
    page("markets", [
      route("shareByMarket", "market", ["share", "spendShare", "costRate", "revenue"], [8, 400], {
        highlight: flaggedIds,
      }),
      dots("weightByMarket", "market", ["share", "spendShare"], [4, 380], {
        target: { measure: "spendShare" },
        highlight: flaggedIds,
      }),
      tiles("growthByMarket", "country", ["growth", "revenue"], 5, {
        tiles: [
          { id: "mexico", column: 0, row: 1, short: "MX" },
          { id: "chile", column: 1, row: 2, short: "CL" },
          { id: "portugal", column: 2, row: 1, short: "PT" },
          { id: "spain", column: 3, row: 1, short: "ES" },
          { id: "france", column: 3, row: 0, short: "FR" },
          { id: "italy", column: 4, row: 1, short: "IT" },
          { id: "germany", column: 4, row: 0, short: "DE" },
        ],
        highlight: ["mexico"],
      }),
      line("salesOverTime", "time", ["revenue", "online"], [7, 260], {
        isArea: true,
        highlight: [3, 7],
      }),
    ]),
    page("spending", [
      dots("salesAndSpend", "size", ["share", "spendShare"], [4, 300], { series: "measures" }),
      scatter("spendAgainstSales", "market", ["share", "spendShare"], [8, 360], {
        highlight: flaggedIds,
      }),
      dots("perEuroByMarket", "market", ["perEuro", "costRate"], [5, 240], {
        highlight: ["chile"],
        sort: "descending",
      }),
      // The two that the title compares come first: only three have room for their figures.
      bars("spendByKind", "market", ["fairs", "travel", "commissions", "samples"], 7, {
        series: "measures",
        layering: "stacked",
      }),
    ]),
    page("mix", [
      bars("familiesByMarket", "families", ["revenue"], 7, { layering: "whole" }),
      dots("onlineByMarket", "market", ["online", "revenue"], [5, 240], {
        highlight: flaggedIds,
        sort: "descending",
      }),
      treemap("salesByProduct", "product", ["revenue", "share", "growth"], 5, {
        highlight: ["hikingBoot"],
      }),
      // The last column, online.
      heatmap("channelReturns", "channels", ["perEuro", "revenue", "spend"], 7, {
        highlight: [2, 5, 8, 11, 14, 17, 20],
      }),
    ]),
  ],
  story: [
    { id: "threshold", page: "markets", where: { market: flaggedIds } },
    { id: "concentration", page: "markets", where: { market: largeIds } },
    { id: "commercialSpend", page: "spending", focus: "salesAndSpend" },
    { id: "growth", page: "markets", where: { market: ["mexico"] } },
    { id: "productMix", page: "mix", where: { market: ["mexico", "chile"] } },
    { id: "channels", page: "mix", focus: "onlineByMarket" },
  ],
});
