import type { Measure } from "./measure.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { ReportFault } from "./report-fault.ts";

/** Id of the view that is always there: one bin, under every filter. */
export const totalView = "total";

/** Checks that the parts of a definition that name each other do so rightly; throws a `ReportFault` otherwise. */
export function checkDefinition(definition: ReportDefinition): void {
  const { columns, measures, views, pages } = definition;
  for (const [id, { value }] of Object.entries(measures)) {
    checkMeasure(`measure "${id}"`, value, columns);
  }
  for (const [id, view] of Object.entries(views)) {
    const subject = `view "${id}"`;
    if (id === totalView) throw new ReportFault(subject, "is always there", "use another id");
    checkNames(subject, "measure", view.measures ?? [], measures);
    if (!view.isFilterable && view.shape.kind === "bins" && view.shape.levels.length > 1) {
      throw new ReportFault(subject, "has levels but no filter", "let it be filterable");
    }
  }
  if (pages.length === 0) {
    throw new ReportFault(`report "${definition.slug}"`, "has no page", "declare one");
  }
  for (const { id, views: names } of pages) {
    checkNames(`page "${id}"`, "view", names, views);
  }
}

function checkNames(
  subject: string,
  kind: string,
  names: readonly string[],
  known: Readonly<Record<string, unknown>>,
): void {
  const missing = names.find((name) => !Object.hasOwn(known, name));
  if (missing === undefined) return;
  throw new ReportFault(
    subject,
    `names the ${kind} "${missing}", which there is not`,
    `use one of ${Object.keys(known).join(", ")}`,
  );
}

function checkMeasure(
  subject: string,
  measure: Measure,
  columns: ReportDefinition["columns"],
  isShared = false,
): void {
  switch (measure.kind) {
    case "count":
    case "constant":
      return;
    case "sum":
      return checkNames(subject, "column", [measure.column], columns);
    case "percentile":
    case "distinct":
      checkNames(subject, "column", [measure.column], columns);
      if (!isShared) return;
      throw new ReportFault(
        subject,
        `takes the share of a ${measure.kind}, which does not add up`,
        "share a count or a sum",
      );
    case "root":
      return checkMeasure(subject, measure.of, columns, isShared);
    case "change":
    case "share":
      if (isShared) {
        throw new ReportFault(subject, `takes the share of a ${measure.kind}`, "share a sum");
      }
      return checkMeasure(subject, measure.of, columns, measure.kind === "share");
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      checkMeasure(subject, measure.left, columns, isShared);
      return checkMeasure(subject, measure.right, columns, isShared);
  }
}
