import type { ReportModule } from "../../dashboards/report/report-layout.ts";
import type { ReportWords } from "../../dashboards/report/report-words.ts";
import type { Fault } from "../content-check/fault.ts";

type Named = keyof Pick<ReportWords, "pages" | "views" | "labels" | "measures" | "visuals">;

/** Ids that need words begin small; a proper name or a code, e.g. `Bilbao` or `C-0042`, stands for itself. */
const needsWords = /^\p{Ll}/u;

/** A report must have words for each page, view, label, measure and visual, and no others. */
export function checkReportWords(
  file: string,
  { definition, layout }: ReportModule,
  words: ReportWords,
): Fault[] {
  const dictionaries = Object.values(definition.columns).filter(
    ({ kind }) => kind === "dictionary",
  );
  const labels = dictionaries.flatMap((column) =>
    column.kind === "dictionary"
      ? [...column.labels, ...column.levels.flatMap((level) => level.labels)]
      : [],
  );
  const wanted: Record<Named, readonly string[]> = {
    pages: layout.pages.map(({ id }) => id),
    views: Object.keys(definition.views),
    labels,
    measures: Object.keys(definition.measures),
    visuals: layout.pages.flatMap(({ visuals }) => visuals.map(({ id }) => id)),
  };
  return Object.entries(wanted).flatMap(([part, ids]) => {
    const told = Object.keys(words[part as Named]);
    const missing = [...new Set(ids)].filter((id) => needsWords.test(id) && !told.includes(id));
    const unused = told.filter((id) => !ids.includes(id));
    return [
      ...missing.map((id) => fault(`${part}.${id} is missing`, "Write it in both languages.")),
      ...unused.map((id) => fault(`${part}.${id} is used nowhere`, "Remove it in both languages.")),
    ];
  });

  function fault(problem: string, remedy: string): Fault {
    return { file, problem, remedy };
  }
}
