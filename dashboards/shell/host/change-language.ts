import type { ReportStore } from "../store/report-store.ts";
import type { ReportCopy } from "./report-copy.ts";

type Language = ReportCopy["language"];

/**
 * Returns what changes the language: to the one asked for last, whichever copy comes first. A report whose copy does not come
 * keeps its language.
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
