import type { ReportStore } from "../store/report-store.ts";
import type { ReportCopy } from "./report-copy.ts";

type Language = ReportCopy["language"];

/**
 * Makes what puts a report into another language: the one asked for last, whichever copy comes first. The report keeps its language
 * where the copy does not come.
 */
export function makeLanguageChange(
  { snapshot, translate }: Pick<ReportStore, "snapshot" | "translate">,
  load: (language: Language) => Promise<ReportCopy>,
): (language: Language) => Promise<void> {
  let wanted: Language;
  return async (language) => {
    wanted = language;
    if (snapshot().copy.language === language) return;
    const copy = await load(language).catch(() => null);
    if (copy !== null && language === wanted) translate(copy);
  };
}
