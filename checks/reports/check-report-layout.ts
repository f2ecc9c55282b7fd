import type { ReportModule, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import type { Fault } from "../../generator/fault.ts";

/** A layout may name only views and measures of the definition, the view holding the measure; visual ids are unique. */
export function checkReportLayout(file: string, { definition, layout }: ReportModule): Fault[] {
  const faults: Fault[] = [];
  const add = (problem: string, remedy: string): void =>
    void faults.push({ file, problem, remedy });
  const visuals = layout.pages.flatMap((page) => page.visuals);
  for (const { id, view } of [
    ...visuals,
    ...layout.slicers.map((one) => ({ ...one, id: "slicer" })),
  ]) {
    if (view !== "total" && definition.views[view] === undefined) {
      add(`${id} shows the view "${view}", which there is not`, "Declare it in the definition.");
    }
  }
  for (const visual of visuals) {
    if (visual.view === "total" && visual.pivot === undefined) {
      add(
        `${visual.id} shows the total, which has no bins`,
        "Name what its measures are parts of: pivot.",
      );
    }
    for (const measure of listNotAdded(visual, definition)) {
      add(
        `${visual.id} adds up the measure "${measure}", which is no count and no sum`,
        "Show it as a heat map.",
      );
    }
    for (const name of listUnknown(visual, definition)) {
      add(
        `${visual.id} highlights "${name}", which nothing is called`,
        "Name a label or a measure.",
      );
    }
    for (const measure of listUnkept(visual, definition)) {
      add(
        `${visual.id} shows the measure "${measure}", which its view does not keep`,
        "List it with the view's measures, or show another.",
      );
    }
  }
  const ids = visuals.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
    add(`two visuals are called "${id}"`, "Give each its own id: it is its title's key.");
  }
  return faults;
}

const calendarLabel = /^(?:weekday|monthOfYear)\d+$/;

function listUnknown(
  { highlight = [], measures }: VisualLayout,
  { columns }: ReportModule["definition"],
): string[] {
  const labels = Object.values(columns).flatMap((column) =>
    column.kind === "dictionary"
      ? column.labels.concat(column.levels.flatMap((level) => level.labels))
      : [],
  );
  const known = new Set<string | number>([...labels, ...measures]);
  return highlight
    .filter((name) => typeof name === "string")
    .filter((name) => !known.has(name) && !calendarLabel.test(name));
}

function listNotAdded(
  { spec, measures }: VisualLayout,
  definition: ReportModule["definition"],
): string[] {
  if (spec.kind !== "flow") return [];
  const kinds = new Set<string | undefined>(["count", "sum"]);
  return measures
    .slice(0, 1)
    .filter((measure) => !kinds.has(definition.measures[measure]?.value.kind));
}

function listUnkept({ view, measures }: VisualLayout, definition: ReportModule["definition"]) {
  const all = Object.keys(definition.measures);
  const kept = definition.views[view]?.measures ?? all;
  return measures.filter((measure) => !kept.includes(measure));
}
