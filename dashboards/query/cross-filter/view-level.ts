import { totalView } from "../check-definition.ts";
import { listLeaves, nameBase, type Bases } from "../measures/measure-bases.ts";
import { listParts, type Measure, type MeasureDeclaration } from "../measures/measure.ts";
import { findCoveredDays } from "../comparison/covered-days.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { ReportFault } from "../report-fault.ts";
import { makeCodes } from "../table/codes.ts";
import { binView, type BinnedLevel } from "../table/bin-view.ts";
import type { Table } from "../table/table.ts";
import type { FilterView } from "./cross-filter.ts";

const maxFilters = 32;

/**
 * A level of a view: its bins, its measures, and for each base (`nameBase`) the slot of its sum and the sum's divisor.
 */
export type ViewLevel = BinnedLevel &
  FilterView & {
    view: string;
    depth: number;
    measures: ReadonlyMap<string, MeasureDeclaration>;
    slots: ReadonlyMap<string, { slot: number; scale: number }>;
  };

/**
 * Name of the level that a comparison filters by: its bins are the days, and one for rows without counterpart; no
 * visual shows it.
 */
const dayView = "days compared";

/**
 * Bins the rows into all levels of all views, the total first, the compared days last; throws a `ReportFault` above 32
 * filters.
 */
export function listLevels(definition: ReportDefinition, table: Table, bases: Bases): ViewLevel[] {
  const { views, measures, slug } = definition;
  const everything = Object.keys(measures);
  const total: BinnedLevel = {
    codes: makeCodes(table.rowCount, 1),
    size: 1,
    axes: [],
    binnings: [],
    parents: null,
  };
  const describe = (names: readonly string[], added = names): Omit<ViewLevel, LevelOwn> => ({
    ...assignSlots(
      added.flatMap((name) => listLeaves(measures[name]!.value).map(nameBase)),
      bases,
    ),
    measures: new Map(names.map((name) => [name, measures[name]!])),
  });
  const levels = [
    {
      ...total,
      ...describe(everything, listTotalMeasures(definition)),
      view: totalView,
      depth: 0,
      isFilterable: false,
    },
    ...Object.entries(views).flatMap(([id, view]) => {
      const shared = describe(view.measures ?? everything);
      const own = { view: id, isFilterable: view.isFilterable };
      return binView(`view "${id}"`, table, view).map((level, depth) =>
        Object.assign(level, shared, own, { depth }),
      );
    }),
    ...listComparedDays(definition, table).map((level) =>
      Object.assign(level, describe([]), { view: dayView, depth: 0, isFilterable: true }),
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

function listComparedDays(definition: ReportDefinition, table: Table): BinnedLevel[] {
  const covered = findCoveredDays(definition);
  if (covered === null) return [];
  const { values } = table.columns[definition.comparedBy!]!;
  const size = covered.to - covered.from + 1;
  const codes = makeCodes(table.rowCount, size);
  for (let row = 0; row < codes.length; row += 1) codes[row] = values[row]! - covered.from;
  const binnings = [{ column: definition.comparedBy! }];
  return [{ codes, size, axes: [], binnings, parents: null }];
}

type LevelOwn = keyof BinnedLevel | "view" | "depth" | "isFilterable";

function assignSlots(
  names: readonly string[],
  { indexOf, scales }: Bases,
): Pick<ViewLevel, "bases" | "width" | "slots"> {
  const own = [...new Set(names)].map((name) => ({ name, base: indexOf.get(name)! }));
  return {
    bases: Int32Array.from(own, ({ base }) => base),
    width: own.length + 1,
    slots: new Map(own.map(({ name, base }, at) => [name, { slot: at + 1, scale: scales[base]! }])),
  };
}

function listTotalMeasures({ measures, totals }: ReportDefinition): string[] {
  const everything = Object.keys(measures);
  if (totals === undefined) return everything;
  return [...totals, ...everything.filter((name) => hasShareOfReport(measures[name]!.value))];
}

function hasShareOfReport(measure: Measure): boolean {
  if (measure.kind === "share") return measure.whole === "report";
  return listParts(measure).some(hasShareOfReport);
}
