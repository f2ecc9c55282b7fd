import { fillText } from "../../contracts/fill-text.ts";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import type { Doubt, IngestFault } from "../text-table.ts";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };

const words: Record<Locale, typeof en> = { es, en };

/** Words a doubt or fault for a reader: where it is, what was found, what to do. */
export function wordDoubt(doubt: Doubt | IngestFault, language: Locale): string {
  const { doubts, orders } = words[language];
  const { code, params, ...place } = doubt;
  const tag = languageTags[language];
  const entries = Object.entries({ ...params, ...place }).map(([name, value]) => {
    if (name === "order" && String(value) in orders)
      return [name, orders[value as keyof typeof orders]];
    if (name === "unit" && value === "percent") return [name, "%"];
    if (name === "first" || name === "last") return [name, writeDay(String(value), tag)];
    return [name, value.toLocaleString(tag, { maximumFractionDigits: 9 })];
  });
  return fillText(doubts[code], Object.fromEntries(entries) as Record<string, string>);
}

/** Writes a day in words, as its digits alone could be read in two orders. */
function writeDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}
