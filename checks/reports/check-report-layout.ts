import type { ReportModule, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";

/** A layout may name only views and measures of the definition, the view holding the measure; visual ids are unique. */
export function checkReportLayout(file: string, { definition, layout }: ReportModule): Fault[] {
  const faults: Fault[] = [];
  const add = (found: Fault): void => void faults.push(found);
  const visuals = layout.pages.flatMap((page) => page.visuals);
  for (const { id, view } of [
    ...visuals,
    ...layout.slicers.map((one) => ({ ...one, id: "slicer" })),
  ]) {
    if (view !== "total" && definition.views[view] === undefined) {
      add(fault(file, "report/view-unknown", { id, view }));
    }
  }
  for (const visual of visuals) {
    const { id } = visual;
    if (visual.view === "total" && visual.pivot === undefined) {
      add(fault(file, "report/total-whole", { id }));
    }
    for (const measure of listNotAdded(visual, definition)) {
      add(fault(file, "report/measure-sum", { id, measure }));
    }
    for (const name of listUnknown(visual, definition)) {
      add(fault(file, "report/highlight-unknown", { id, name }));
    }
    for (const measure of listUnkept(visual, definition)) {
      add(fault(file, "report/measure-absent", { id, measure }));
    }
  }
  const ids = visuals.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
    add(fault(file, "report/visual-twice", { id }));
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
