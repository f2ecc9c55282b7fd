import { readLimits, type Integers } from "../table/column.ts";
import { matchCondition } from "./condition.ts";
import type { Measure } from "./measure.ts";
import { packBases, type Base, type Packs } from "./pack-bases.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { ReportFault } from "../report-fault.ts";
import type { Table } from "../table/table.ts";

type Leaf = Extract<Measure, { kind: "count" | "sum" }>;

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

/** Lists what a measure adds up; the plain count is always kept and is not listed. */
export function listLeaves(measure: Measure): Leaf[] {
  switch (measure.kind) {
    case "count":
      return measure.where === undefined ? [] : [measure];
    case "sum":
      return [measure];
    case "percentile":
    case "distinct":
    case "constant":
      return [];
    case "root":
    case "share":
    case "change":
      return listLeaves(measure.of);
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return [...listLeaves(measure.left), ...listLeaves(measure.right)];
  }
}

export function buildBases(
  table: Table,
  { measures, views }: Pick<ReportDefinition, "measures" | "views">,
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

function readBase(subject: string, table: Table, leaf: Leaf): Omit<Base, "readers"> {
  const matches = matchCondition(subject, table, leaf.where);
  if (leaf.kind === "count") {
    return {
      least: 0,
      most: 1,
      addTo: (amounts, unit) => {
        for (let row = 0; row < amounts.length; row += 1) if (matches(row)) amounts[row]! += unit;
      },
    };
  }
  const { least, most, values } = readNumbers(subject, table, leaf);
  const isAll = leaf.where === undefined;
  return {
    least: isAll ? least : Math.min(least, 0),
    most: isAll ? most : Math.max(most, 0),
    addTo: (amounts, unit) => {
      for (let row = 0; row < amounts.length; row += 1) {
        const value = values[row]!;
        if (isAll || matches(row))
          amounts[row]! += (leaf.power === 2 ? value * value : value) * unit;
      }
    },
  };
}

function readNumbers(
  subject: string,
  table: Table,
  { column: name, power }: Extract<Leaf, { kind: "sum" }>,
): { least: number; most: number; values: Integers } {
  const column = table.columns[name];
  if (column === undefined || column.declaration.kind === "dictionary") {
    throw new ReportFault(
      subject,
      `adds up "${name}", which is no column of numbers`,
      "use an integer column",
    );
  }
  const { min, max } = readLimits(column.declaration);
  const largest = Math.max(Math.abs(min), Math.abs(max)) ** power;
  const least = power === 2 ? 0 : min;
  const most = power === 2 ? largest : max;
  if (Math.max(largest, most - least) * table.rowCount < Number.MAX_SAFE_INTEGER) {
    return { least, most, values: column.values };
  }
  throw new ReportFault(
    subject,
    `sums of "${name}" can exceed what a number holds exactly`,
    "use a smaller scale",
  );
}

function readScale(table: Table, leaf: Leaf): number {
  if (leaf.kind === "count") return 1;
  const { declaration } = table.columns[leaf.column]!;
  return declaration.kind === "integer" ? declaration.scale ** leaf.power : 1;
}
