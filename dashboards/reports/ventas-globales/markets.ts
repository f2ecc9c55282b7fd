import { dayNumber } from "../../query/table/calendar.ts";

/** Markets from the largest to the smallest; the last four are below 10 % of sales (§9). */
export const marketIds = ["spain", "france", "germany", "italy", "mexico", "portugal", "chile"];
export const largeIds = marketIds.slice(0, 3);
export const flaggedIds = marketIds.slice(3);
export const threshold = 0.1;
export const sizeOfMarket = marketIds.map((id) => (flaggedIds.includes(id) ? 1 : 0));

export const channelIds = ["distributor", "shop", "online"];

export const familyIds = ["hikingBoot", "lightShoe", "approachShoe", "alpineBoot", "kids"];
const modelsByFamily = [
  ["Aneto", "Ordesa", "Moncayo", "Sanabria"],
  ["Brisa", "Lince", "Rayo", "Senda"],
  ["Galayos", "Peñalara", "Terradets", "Vega"],
  ["Cilindro", "Naranjo", "Posets", "Torres"],
  ["Corzo", "Nutria", "Tejón", "Zorro"],
];
export const modelIds = modelsByFamily.flat();
export const familyOfModel = modelsByFamily.flatMap((models, family) => models.map(() => family));

// Labels repeat under each market: a level is only shown inside the bin that was drilled into.
export const marketChannels = marketIds.flatMap(() => channelIds);
export const marketOfChannel = marketChannels.map((_, code) =>
  Math.floor(code / channelIds.length),
);
export const lines = marketChannels.flatMap(() => familyIds);
export const channelOfLine = lines.map((_, code) => Math.floor(code / familyIds.length));

export const spendIds = ["fairs", "commissions", "samples", "travel"] as const;

export const firstWeek = dayNumber(2024, 1, 1);
export const lastWeek = dayNumber(2025, 12, 29);
/** Last day of the two years of the weeks. */
export const lastDay = dayNumber(2025, 12, 31);
