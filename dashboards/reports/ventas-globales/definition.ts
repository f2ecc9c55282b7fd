import { day, dictionary, integer } from "../../query/table/column.ts";
import {
  add,
  change,
  count,
  ratio,
  share,
  sum,
  type Measure,
  type MeasureDeclaration,
} from "../../query/measures/measure.ts";
import type { ReadBins, ReportDefinition } from "../../query/report-definition.ts";
import { by, drillable, pair } from "../../query/table/view.ts";
import { listPages } from "../../shell/report-layout.ts";
import { layout } from "./layout.ts";
import {
  channelIds,
  familyIds,
  firstWeek,
  flaggedIds,
  largeIds,
  lastDay,
  marketIds,
  modelIds,
  spendIds,
  threshold,
} from "./markets.ts";

const revenue = sum("revenue");
const spend = spendIds.map((id) => sum(id)).reduce(add);
const percent = (value: Measure, decimals = 0): MeasureDeclaration => ({
  value,
  unit: "percent",
  decimals,
});
const euros = (value: Measure): MeasureDeclaration => ({ value, unit: "euros", decimals: 0 });

// Labels repeat under each market: a level is only shown inside the bin that was drilled into.
const lines = marketIds.flatMap(() => channelIds.flatMap(() => familyIds));
const marketChannels = marketIds.flatMap(() => channelIds);

export const definition: ReportDefinition = {
  slug: "ventas-globales",
  columns: {
    market: dictionary(marketIds, [
      {
        id: "size",
        labels: ["large", "flagged"],
        of: marketIds.map((id) => (flaggedIds.includes(id) ? 1 : 0)),
      },
    ]),
    line: dictionary(lines, [
      {
        id: "channel",
        labels: marketChannels,
        of: lines.map((_, code) => Math.floor(code / familyIds.length)),
      },
      {
        id: "market",
        labels: marketIds,
        of: marketChannels.map((_, code) => Math.floor(code / channelIds.length)),
      },
    ]),
    channel: dictionary(channelIds),
    model: dictionary(modelIds, [
      { id: "family", labels: familyIds, of: modelIds.map((_, code) => Math.floor(code / 4)) },
    ]),
    day: day(firstWeek, lastDay),
    revenue: integer(0, 60_000),
    ...Object.fromEntries(spendIds.map((id) => [id, integer(0, 10_000)])),
  },
  measures: {
    records: { value: count(), unit: "count", decimals: 0 },
    revenue: euros(revenue),
    share: percent(share(revenue)),
    reportShare: percent(share(revenue, "report")),
    spend: euros(spend),
    spendShare: percent(share(spend)),
    reportSpendShare: percent(share(spend, "report")),
    perEuro: { value: ratio(revenue, spend), unit: "euros", decimals: 1 },
    costRate: percent(ratio(spend, revenue), 1),
    growth: percent(change(revenue), 1),
    online: percent(ratio(sum("revenue", { column: "channel", is: ["online"] }), revenue)),
    ...Object.fromEntries(spendIds.map((id) => [id, euros(sum(id))])),
  },
  views: {
    market: drillable("line", ["market", "channel", ""]),
    country: by("market", {}, { measures: ["growth", "revenue"] }),
    size: by("market", { level: "size" }, { measures: ["share", "spendShare", "records"] }),
    channel: by("channel", {}, { measures: ["revenue", "records"] }),
    product: drillable("model", ["family", ""], {
      measures: ["revenue", "share", "growth", "records"],
    }),
    time: drillable("day", ["quarter", "month"], {
      measures: ["records", "revenue", "spend", "online"],
    }),
    families: pair(
      { column: "market" },
      { column: "model", level: "family" },
      { measures: ["revenue"] },
    ),
    channels: pair(
      { column: "market" },
      { column: "channel" },
      { measures: ["revenue", "spend", "perEuro"] },
    ),
  },
  comparedBy: "day",
  pages: listPages(layout),
  expected: [
    {
      figure: "flagged",
      value: 4,
      decimals: 0,
      compute: (read) => read("share", "market").filter((value) => value < 100 * threshold).length,
    },
    {
      figure: "threshold",
      value: 10,
      decimals: 0,
      // The report's threshold lies between the smallest market above it and the largest below.
      compute: (read) => {
        const shares = read("share", "market").toSorted((a, b) => b - a);
        return shares[2]! > 100 * threshold && shares[3]! < 100 * threshold
          ? 100 * threshold
          : Number.NaN;
      },
    },
    {
      figure: "topThree",
      measure: "reportShare",
      where: { market: largeIds },
      value: 70,
      decimals: 0,
    },
    {
      figure: "flaggedSales",
      measure: "reportShare",
      where: { market: flaggedIds },
      value: 30,
      decimals: 0,
    },
    {
      figure: "flaggedSpend",
      measure: "reportSpendShare",
      where: { market: flaggedIds },
      value: 50,
      decimals: 0,
    },
    {
      figure: "mexicoGrowth",
      compute: (read) => read("growth", "country")[4]!,
      value: 24,
      decimals: 0,
    },
    {
      figure: "flaggedOnline",
      measure: "online",
      where: { market: flaggedIds },
      value: 30,
      decimals: 0,
    },
    {
      figure: "nextGrowth",
      compute: (read) => read("growth", "country").toSorted((a, b) => b - a)[1]!,
      value: 8,
      decimals: 0,
    },
    ...(
      [
        ["lightShare", 1, ["mexico", "chile"], 37],
        ["bootShare", 0, ["mexico", "chile"], 25],
        ["europeBootShare", 0, ["spain", "france", "germany", "italy", "portugal"], 37],
      ] as const
    ).map(([figure, family, market, value]) => ({
      figure,
      compute: (read: ReadBins) => read("share", "product", { market })[family]!,
      value,
      decimals: 0,
    })),
    {
      figure: "largeOnline",
      measure: "online",
      where: { market: largeIds },
      value: 19,
      decimals: 0,
    },
  ],
  story: [
    { id: "threshold", page: "markets", where: { market: flaggedIds } },
    { id: "concentration", page: "markets", where: { market: largeIds } },
    { id: "commercialSpend", page: "spending", focus: "salesAndSpend" },
    { id: "growth", page: "markets", where: { market: ["mexico"] } },
    { id: "productMix", page: "mix", where: { market: ["mexico", "chile"] } },
    { id: "channels", page: "mix", focus: "onlineByMarket" },
  ],
};
