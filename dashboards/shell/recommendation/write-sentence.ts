import { fillText } from "../../../contracts/fill-text.ts";
import type { Formatters } from "../../format/formatters.ts";
import type { Recommendation } from "../../query/claims/recommendation.ts";

/** Fills a sentence of a recommendation; undefined where it is not true of the rows. */
export function writeSentence(
  text: string,
  numbers: Recommendation["finding"],
  { plain }: Pick<Formatters, "plain">,
): string | undefined {
  if (numbers === undefined) return undefined;
  const places = Object.entries(numbers).map(([place, { value, as }]) => [place, plain(as, value)]);
  return fillText(text, Object.fromEntries(places) as Record<string, string>);
}
