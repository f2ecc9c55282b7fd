import type { ReportSnapshot } from "../store/report-store.ts";

/** What the name of a file says where its figures are those of a scenario. */
export function nameScenario({ shownScenario }: ReportSnapshot, language: "es" | "en"): string {
  return shownScenario === undefined ? "" : `-${shownScenario.nameFile(language)}`;
}
