import { fillText } from "../../../contracts/fill-text.ts";
import type { Formatters } from "../../format/formatters.ts";
import type { Recommendation } from "../../query/claims/recommendation.ts";
import type { DefinitionCopy } from "../host/report-copy.ts";

/** Writes both sentences; undefined for one that is not true of the rows. */
export function writeRecommendation(
  { recommendation: words }: Pick<DefinitionCopy, "recommendation">,
  format: Pick<Formatters, "plain">,
  { finding, action }: Recommendation,
): { finding: string | undefined; action: string | undefined } {
  const write = (text: string, numbers: NonNullable<Recommendation["finding"]>): string => {
    const values = Object.entries(numbers).map(
      ([place, { value, as }]) => [place, format.plain(as, value)] as const,
    );
    return fillText(text, Object.fromEntries(values));
  };
  return {
    finding: finding && write(words.finding, finding),
    action: action && write(words.action, action),
  };
}
