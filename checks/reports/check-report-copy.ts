import * as v from "valibot";
import { readIssue } from "../../contracts/value-faults.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import type { DefinitionCopy } from "../../dashboards/shell/host/report-copy.ts";
import { annotatedKinds } from "../../dashboards/kinds/annotations/annotate-scene.ts";
import { openRowlessModel } from "../../dashboards/query/open-rowless-model.ts";
import { findAnchor } from "../../dashboards/shell/visuals/find-annotations.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { definitionCopySchema } from "../../generator/reports/from-file/definition-copy-schema.ts";

type Named = keyof Pick<
  DefinitionCopy,
  "pages" | "views" | "columns" | "labels" | "measures" | "visuals"
>;

/** Ids of labels that need copy begin small; a proper name or a code, e.g. `Bilbao` or `C-0042`, needs none. */
const needsCopy = /^\p{Ll}/u;

/**
 * A report must have copy for each page, view, column, label, measure and visual, and no other; names of columns differ.
 * Labels of a report from a file are the file's own texts, which come and go with its rows.
 */
export function checkReportCopy(
  file: string,
  { definition, layout }: ReportModule,
  copy: DefinitionCopy,
  isFromFile = false,
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
    labels: isFromFile ? Object.keys(copy.labels ?? {}) : labels,
    measures: Object.keys(definition.measures),
    visuals: layout.pages.flatMap(({ visuals }) => visuals.map(({ id }) => id)),
  };
  const faults = checkShape(file, copy);
  const names = Object.values(copy.columns ?? {});
  for (const name of names.filter((one, at) => names.indexOf(one) !== at)) {
    faults.push(fault(file, "report/columns-alike", { name }));
  }
  for (const { id, view } of layout.pages.flatMap(({ visuals }) => visuals)) {
    const shape = definition.views[view]?.shape;
    const levels = shape?.kind === "bins" ? shape.levels.length : 1;
    if ((copy.visuals[id]?.neutral.length ?? levels) === levels) continue;
    faults.push(fault(file, "report/titles-neutral", { id, view, count: levels }));
  }
  faults.push(...checkAnnotations(file, { definition, layout }, copy));
  for (const [part, ids] of Object.entries(wanted)) {
    const written = Object.keys(copy[part as Named] ?? {});
    for (const id of new Set(ids)) {
      if (written.includes(id) || (part === "labels" && !needsCopy.test(id))) continue;
      faults.push(fault(file, "report/words-missing", { name: `${part}.${id}` }));
    }
    for (const id of written.filter((one) => !ids.includes(one))) {
      faults.push(fault(file, "report/words-surplus", { name: `${part}.${id}` }));
    }
  }
  return faults;
}

/** A note must stand at a bin of its visual, which is drawn by a kind that has room for notes. */
function checkAnnotations(
  file: string,
  { definition, layout }: Pick<ReportModule, "definition" | "layout">,
  copy: DefinitionCopy,
): Fault[] {
  const { views } = openRowlessModel(definition).shape;
  return layout.pages
    .flatMap(({ visuals }) => visuals)
    .flatMap(({ id, view, spec, pivot }) =>
      (copy.visuals[id]?.annotations ?? []).flatMap(({ at }, place) => {
        const field = `visuals.${id}.annotations.${String(place)}.at`;
        const axes = views[view]?.[0]?.axes ?? [];
        if (axes.length !== 1 || pivot !== undefined || !annotatedKinds.has(spec.kind)) {
          const known = [...annotatedKinds].join(", ");
          return [fault({ file, field }, "report/annotation-kind", { id, known })];
        }
        const [axis] = axes;
        if (findAnchor(axis!, at) >= 0) return [];
        const known = axis!.kind === "labels" ? axis!.labels.join(", ") : "a day: 2024-09-30";
        return [fault({ file, field }, "report/annotation-anchor", { id, at, known })];
      }),
    );
}

/** Keys that no report reads, and those that every report needs. */
function checkShape(file: string, copy: DefinitionCopy): Fault[] {
  const { issues = [] } = v.safeParse(definitionCopySchema, copy);
  return issues.map((issue) => readIssue(file, issue));
}
