import type { RowGrouping } from "../cross-filter/row-grouping.ts";
import type { ReportDefinition } from "../report-definition.ts";
import type { Table } from "../table/table.ts";
import { listParts, type Measure } from "./measure.ts";
import { packBases, type Packs } from "./pack-bases.ts";
import { readBase, type Leaf } from "./read-base.ts";

/** `indexOf` finds a base by `nameBase`; its sums are divided by `scales[base]`. */
export type Bases = {
  packs: Packs;
  indexOf: ReadonlyMap<string, number>;
  scales: readonly number[];
};

const names = new WeakMap<Leaf, string>();

export function nameBase(leaf: Leaf): string {
  const name = names.get(leaf) ?? JSON.stringify(leaf);
  names.set(leaf, name);
  return name;
}

/** Lists the sums and counts of a measure; the plain count of rows is always kept and is not listed. */
export function listLeaves(measure: Measure): Leaf[] {
  switch (measure.kind) {
    case "count":
      return measure.where === undefined ? [] : [measure];
    case "sum":
      return [measure];
    case "percentile":
    case "distinct":
    case "presence":
    case "interval":
    case "constant":
      return [];
    case "add":
    case "change":
    case "choose":
    case "divide":
    case "multiply":
    case "root":
    case "share":
    case "subtract":
      return listParts(measure).flatMap(listLeaves);
  }
}

export function buildBases(
  table: Table,
  { measures, views }: Pick<ReportDefinition, "measures" | "views">,
  amounts?: readonly (Float64Array | undefined)[],
  grouping?: RowGrouping | null,
): Bases {
  const leaves = new Map<string, { subject: string; leaf: Leaf; readers: string[] }>();
  for (const [id, { value }] of Object.entries(measures)) {
    for (const leaf of listLeaves(value)) {
      const known = leaves.get(nameBase(leaf));
      const readers = listReaders(views, id);
      if (known === undefined)
        leaves.set(nameBase(leaf), { subject: `measure "${id}"`, leaf, readers });
      else known.readers = [...new Set([...known.readers, ...readers])].toSorted();
    }
  }
  const found = [...leaves.values()];
  return {
    packs: packBases(
      table.rowCount,
      found.map(({ subject, leaf, readers }) => ({ ...readBase(subject, table, leaf), readers })),
      amounts,
      grouping,
    ),
    indexOf: new Map([...leaves.keys()].map((name, index) => [name, index])),
    scales: found.map(({ leaf }) => readScale(table, leaf)),
  };
}

function listReaders(views: ReportDefinition["views"], measure: string): string[] {
  return Object.keys(views)
    .filter((view) => views[view]!.measures?.includes(measure) ?? true)
    .toSorted();
}

/** Returns the divisor of a leaf's sums. */
export function readScale(table: Table, leaf: Leaf): number {
  if (leaf.kind === "count") return 1;
  const { declaration } = table.columns[leaf.column]!;
  return declaration.kind === "integer" ? declaration.scale ** leaf.power : 1;
}
