import type { ReportStore } from "../store/report-store.ts";
import type { ReportCopy } from "./report-copy.ts";

type Language = ReportCopy["language"];

/**
 * Returns a function that changes the language to the one requested last, in whatever order copies arrive. A report
 * whose copy is not available keeps its language.
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
