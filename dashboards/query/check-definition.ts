import { matchCondition } from "./measures/condition.ts";
import { listParts, type Measure } from "./measures/measure.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { ReportFault } from "./report-fault.ts";
import type { Table } from "./table/table.ts";

export const totalView = "total";

/** Throws a `ReportFault` where a definition names a column, measure, view, page or visual that does not exist. */
export function checkDefinition(definition: ReportDefinition, table: Table): void {
  const { measures, views, pages, story, comparedBy } = definition;
  if (comparedBy !== undefined && definition.columns[comparedBy]?.kind !== "day") {
    throw new ReportFault(
      `report "${definition.slug}"`,
      `compares periods by "${comparedBy}", which is no column of days`,
      "name one, or nothing",
    );
  }
  for (const [id, { value }] of Object.entries(measures)) {
    checkMeasure(`measure "${id}"`, value, table);
  }
  for (const [id, view] of Object.entries(views)) {
    const subject = `view "${id}"`;
    if (id === totalView) throw new ReportFault(subject, "is always there", "use another id");
    checkNames(subject, "measure", view.measures ?? [], Object.keys(measures));
    if (!view.isFilterable && view.shape.kind === "bins" && view.shape.levels.length > 1) {
      throw new ReportFault(subject, "has levels but no filter", "let it be filterable");
    }
  }
  if (pages.length === 0) {
    throw new ReportFault(`report "${definition.slug}"`, "has no page", "declare one");
  }
  checkNames(
    `report "${definition.slug}"`,
    "measure",
    definition.totals ?? [],
    Object.keys(measures),
  );
  for (const { id, views: names } of pages) {
    checkNames(`page "${id}"`, "view", names, Object.keys(views));
  }
  for (const { id, page, focus } of story) {
    checkNames(
      `step "${id}"`,
      "page",
      [page],
      pages.map((one) => one.id),
    );
    const { visuals = [] } = pages.find((one) => one.id === page)!;
    checkNames(`step "${id}"`, "visual", focus === undefined ? [] : [focus], visuals);
  }
}

function checkNames(
  subject: string,
  kind: string,
  names: readonly string[],
  known: readonly string[],
): void {
  const missing = names.find((name) => !known.includes(name));
  if (missing === undefined) return;
  throw new ReportFault(
    subject,
    `names the ${kind} "${missing}", which there is not`,
    `use one of ${known.join(", ")}`,
  );
}

function checkMeasure(subject: string, measure: Measure, table: Table, isShared = false): void {
  switch (measure.kind) {
    case "constant":
      return;
    case "count":
      matchCondition(subject, table, measure.where);
      return;
    case "sum":
    case "percentile":
    case "distinct":
    case "presence":
      checkNames(subject, "column", [measure.column], Object.keys(table.columns));
      matchCondition(subject, table, measure.where);
      if (isShared && measure.kind !== "sum") throw unshareable(subject, measure);
      return;
    case "interval":
      checkNames(subject, "column", [measure.day], Object.keys(table.columns));
      if (isShared) throw unshareable(subject, measure);
      return checkMeasure(subject, measure.counted, table);
    case "root":
      return checkMeasure(subject, measure.of, table, isShared);
    case "change":
    case "share":
      if (isShared) throw unshareable(subject, measure);
      return checkMeasure(subject, measure.of, table, measure.kind === "share");
    case "add":
    case "choose":
    case "divide":
    case "multiply":
    case "subtract":
      if (isShared && measure.kind === "choose") throw unshareable(subject, measure);
      for (const part of listParts(measure)) checkMeasure(subject, part, table, isShared);
  }
}

function unshareable(subject: string, { kind }: Measure): ReportFault {
  return new ReportFault(
    subject,
    `takes the share of a ${kind}, which does not add up`,
    "share a count or a sum",
  );
}
