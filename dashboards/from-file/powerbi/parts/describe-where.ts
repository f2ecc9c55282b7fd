import { languageTags, type Locale } from "../../../../contracts/locale.ts";
import type { DefinitionCopy } from "../../../shell/host/report-copy.ts";
import type { Where } from "../../../query/report-definition.ts";
import { dayMs } from "../../../query/table/calendar.ts";

const whole: Record<Locale, string> = { es: "Sin filtros.", en: "Without filters." };
/** Labels that a sentence names; of more, it says how many there are. */
const mostNamed = 6;

/** Says what a state is filtered by. */
export function describeWhere(
  where: Where = {},
  { views, labels }: DefinitionCopy,
  language: Locale,
): string {
  const days = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const parts = Object.entries(where).map(([view, chosen]) => {
    if ("from" in chosen)
      return `${views[view]!}: ${days.formatRange(chosen.from * dayMs, (chosen.to - 1) * dayMs)}`;
    const named = chosen.slice(0, mostNamed).map((label) => labels[label] ?? label);
    const more = chosen.length - named.length;
    return `${views[view]!}: ${named.join(", ")}${more > 0 ? ` (+${String(more)})` : ""}`;
  });
  return parts.length === 0 ? whole[language] : `${parts.join("; ")}.`;
}
