import { binView, type BinnedLevel } from "../table/bin-view.ts";
import { totalView } from "../check-definition.ts";
import type { FilterView } from "./cross-filter.ts";
import { listLeaves, nameBase, type Bases } from "../measures/measure-bases.ts";
import type { Measure, MeasureDeclaration } from "../measures/measure.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { ReportFault } from "../report-fault.ts";
import type { Table } from "../table/table.ts";

const maxFilters = 32;

/** A level of a view in its place in the cross-filter, with the measures it keeps. */
export type PlacedLevel = BinnedLevel &
  FilterView & {
    view: string;
    depth: number;
    measures: ReadonlyMap<string, MeasureDeclaration>;
    /** Where in a bin the sum of each base is, and its scale; of the total, only of those kept up to date. */
    slots: ReadonlyMap<string, { slot: number; scale: number }>;
  };

/** All levels of all views, the total first. */
export function placeViews(
  { views, measures, slug, totals }: ReportDefinition,
  table: Table,
  bases: Bases,
): PlacedLevel[] {
  const total: BinnedLevel = {
    codes: new Uint16Array(table.rowCount),
    size: 1,
    axes: [],
    parents: null,
  };
  const place = (
    view: string,
    binned: readonly BinnedLevel[],
    names: readonly string[],
    isFilterable: boolean,
    added: readonly string[] = names,
  ): PlacedLevel[] => {
    const kept = new Map(names.map((name) => [name, measures[name]!]));
    const leaves = added.flatMap((name) => listLeaves(measures[name]!.value).map(nameBase));
    const own = [...new Set(leaves)].map((name) => ({ name, base: bases.indexOf.get(name)! }));
    const slots = new Map(
      own.map(({ name, base }, at) => [name, { slot: at + 1, scale: bases.scales[base]! }]),
    );
    const tally = { bases: Int32Array.from(own, ({ base }) => base), width: own.length + 1 };
    return binned.map((level, depth) => ({
      ...level,
      ...tally,
      view,
      depth,
      isFilterable,
      measures: kept,
      slots,
    }));
  };
  const everything = Object.keys(measures);
  const shared = everything.filter((name) => hasShareOfReport(measures[name]!.value));
  const ofTotal = totals === undefined ? everything : [...totals, ...shared];
  const levels = [
    ...place(totalView, [total], everything, false, ofTotal),
    ...Object.entries(views).flatMap(([id, view]) =>
      place(
        id,
        binView(`view "${id}"`, table, view),
        view.measures ?? everything,
        view.isFilterable,
      ),
    ),
  ];
  const filters = levels.filter(({ isFilterable }) => isFilterable).length;
  if (filters > maxFilters) {
    throw new ReportFault(
      `report "${slug}"`,
      `has ${String(filters)} filters`,
      `keep to ${String(maxFilters)}: let views that only show be not filterable`,
    );
  }
  return levels;
}

/** Whether a measure looks at the total of the whole report, whichever view it is read in. */
function hasShareOfReport(measure: Measure): boolean {
  switch (measure.kind) {
    case "share":
      return measure.whole === "report";
    case "root":
    case "change":
      return hasShareOfReport(measure.of);
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return hasShareOfReport(measure.left) || hasShareOfReport(measure.right);
    case "count":
    case "sum":
    case "percentile":
    case "distinct":
    case "constant":
      return false;
  }
}
