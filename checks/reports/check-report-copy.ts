import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import type { DefinitionCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { Fault } from "../../generator/fault.ts";

type Named = keyof Pick<
  DefinitionCopy,
  "pages" | "views" | "columns" | "labels" | "measures" | "visuals"
>;

/** Ids of labels that need words begin small; a proper name or a code, e.g. `Bilbao` or `C-0042`, stands for itself. */
const needsWords = /^\p{Ll}/u;

/** A report must have words for each page, view, column, label, measure and visual, and no others; each column its own. */
export function checkReportWords(
  file: string,
  { definition, layout }: ReportModule,
  words: DefinitionCopy,
): Fault[] {
  const labels = Object.values(definition.columns).flatMap((column) =>
    column.kind === "dictionary"
      ? column.labels.concat(...column.levels.map((level) => level.labels))
      : [],
  );
  const wanted: Record<Named, readonly string[]> = {
    pages: layout.pages.map(({ id }) => id),
    views: Object.keys(definition.views),
    columns: Object.keys(definition.columns),
    labels,
    measures: Object.keys(definition.measures),
    visuals: layout.pages.flatMap(({ visuals }) => visuals.map(({ id }) => id)),
  };
  const faults: Fault[] = [];
  const names = Object.values(words.columns ?? {});
  for (const name of names.filter((one, at) => names.indexOf(one) !== at)) {
    faults.push({ file, problem: `two columns are called "${name}"`, remedy: "Tell them apart." });
  }
  for (const { id, view } of layout.pages.flatMap(({ visuals }) => visuals)) {
    const shape = definition.views[view]?.shape;
    const levels = shape?.kind === "bins" ? shape.levels.length : 1;
    if ((words.visuals[id]?.neutral.length ?? levels) === levels) continue;
    const remedy = `Write ${String(levels)}: what is measured by what, for each level of "${view}".`;
    faults.push({ file, problem: `visuals.${id}.neutral has not one title a level`, remedy });
  }
  for (const [part, ids] of Object.entries(wanted)) {
    const told = Object.keys(words[part as Named] ?? {});
    for (const id of new Set(ids)) {
      if (told.includes(id) || (part === "labels" && !needsWords.test(id))) continue;
      faults.push({ file, problem: `${part}.${id} is missing`, remedy: "Write it." });
    }
    for (const id of told.filter((one) => !ids.includes(one))) {
      faults.push({ file, problem: `${part}.${id} is used nowhere`, remedy: "Remove it." });
    }
  }
  return faults;
}
