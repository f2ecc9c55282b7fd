import { nameIds } from "../../../../ingest/infer/name-ids.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { ColumnSchema } from "../../../../ingest/table-schema.ts";
import type { ParsedColumn } from "../../../../ingest/parse/parsed-column.ts";
import type { ColumnUse } from "../../pack/column-use.ts";
import { packColumns } from "../../pack/pack-columns.ts";
import { PackFault } from "../../pack/pack-fault.ts";
import { chooseUses, type SheetLine } from "../../privacy/choose-uses.ts";
import { personalKinds } from "../../privacy/judge-column.ts";
import type { PackedColumn } from "../../rows/encode-rows.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { nameRef, Refusal, type Leaf } from "../formula/formula.ts";
import { openCells, type LoadedTables } from "../rows/loaded-table.ts";
import type { Axis } from "../visuals/need.ts";
import { daysOf, splitDays, type DatedTable } from "./dated-columns.ts";
import { exactly, keyAxis } from "./column-keys.ts";

export type Filled = {
  key: string;
  name: string;
  parsed: ParsedColumn;
  axis?: Axis;
  leaf?: Leaf;
  dates?: DatedTable | undefined;
};

/** The packed columns of a part, by what reads them; `refused` are those that cannot be had of these rows. */
export type GatheredColumns = {
  packed: Readonly<Record<string, PackedColumn>>;
  /** Ids by the key of an axis or a leaf. */
  ids: ReadonlyMap<string, string>;
  names: Readonly<Record<string, string>>;
  /** The column of the model that each of those to divide by is. */
  sources: Readonly<Record<string, ColumnRef>>;
  refused: ReadonlyMap<string, Refusal>;
  sheet: readonly SheetLine[];
};

/** Packs the columns under ids of their own, and refuses those that may not be shown or lose precision. */
export function packGathered(
  filled: readonly Filled[],
  refused: Map<string, Refusal>,
  tables: LoadedTables,
  names: ModelNames,
): GatheredColumns {
  const { ids } = nameIds(filled.map(({ name }) => name));
  const idOf = new Map(filled.map(({ key }, at) => [key, ids[at]!]));
  const axes = filled.filter(({ axis }) => axis !== undefined);
  const schemas = axes.map(({ key, name, parsed }) => ({
    id: idOf.get(key)!,
    name,
    nulls: [],
    type: parsed.kind,
  })) as unknown as ColumnSchema[];
  const own = Object.fromEntries(axes.map(({ key, parsed }) => [idOf.get(key)!, parsed]));
  const sheet = chooseUses(schemas, own).map(publishPlain);
  const useOf = new Map(sheet.map(({ id, use }) => [id, use]));
  const packed: Record<string, PackedColumn> = {};
  for (const { key, parsed, axis, leaf, dates } of filled) {
    const id = idOf.get(key)!;
    const use = axis === undefined ? useLeaf(parsed, leaf!) : useOf.get(id)!;
    if (use.as !== "day" && axis?.levels !== undefined)
      refused.set(exactly(key), new Refusal("personal", nameRef(axis.column)));
    if (use.as === "stay") {
      refused.set(key, new Refusal("personal", nameRef(axis!.column)));
      continue;
    }
    try {
      const column = packColumns({ [id]: parsed }, { [id]: use })[id]!;
      const ordered = axis === undefined ? column : orderLabels(column, axis, tables, names);
      const day = dates && idOf.get(keyAxis(daysOf(dates.of)));
      packed[id] =
        dates === undefined ? ordered : splitDays(ordered, dates, day === id ? undefined : day);
    } catch (error) {
      if (!(error instanceof PackFault)) throw error;
      refused.set(key, new Refusal("precision", error.found));
    }
  }
  const shownNames = Object.fromEntries(
    filled.map(({ key, name }, at) => {
      const twins = filled.slice(0, at).filter((one) => one.name === name).length;
      return [idOf.get(key)!, twins === 0 ? name : `${name} ${String(twins + 1)}`];
    }),
  );
  const sources = Object.fromEntries(
    axes.map(({ key, axis }) => [idOf.get(key)!, axis!.column] as const),
  );
  return { packed, ids: idOf, names: shownNames, sources, refused, sheet };
}

/** Publishes a column that names nobody; identifiers, which a file alone would keep, are shown by a visual. */
function publishPlain(line: SheetLine): SheetLine {
  const { use, judgement } = line;
  if (use.as === "label") {
    const { within: _, ...rest } = use;
    return { ...line, use: rest };
  }
  const isPlain = !personalKinds.has(judgement.kind) && (use.as === "stay" || use.as === "code");
  return isPlain ? { ...line, use: { as: "label" } } : line;
}

function useLeaf(parsed: ParsedColumn, { kind }: Leaf): ColumnUse {
  if (kind === "distinct" || kind === "distinctKnown") return { as: "code" };
  return { as: parsed.kind === "date" ? "day" : "number" };
}

/** Orders the labels of a column by the values of the one that sorts it. */
function orderLabels(
  packed: PackedColumn,
  { column, others }: Axis,
  tables: LoadedTables,
  names: ModelNames,
): PackedColumn {
  const { declaration, values } = packed;
  const by = names.column(column.table, column.column)?.declared.sortByColumn;
  const table = tables[column.table];
  if (
    declaration.kind !== "dictionary" ||
    others !== undefined ||
    by === undefined ||
    table?.columns[by] === undefined
  )
    return packed;
  const [own, order] = [openCells(table, column.column), openCells(table, by)];
  const rank = new Map<string, number | string | boolean>();
  for (let row = 0; row < table.rowCount; row += 1) {
    const label = String(own(row) ?? "");
    rank.set(label.toLowerCase(), order(row) ?? "");
  }
  const rankOf = (label: string) => rank.get(label.toLowerCase()) ?? Infinity;
  const labels = declaration.labels.toSorted((one, other) => {
    const [left, right] = [rankOf(one), rankOf(other)];
    return left < right ? -1 : Number(left > right);
  });
  const codeOf = declaration.labels.map((label) => labels.indexOf(label));
  return {
    declaration: { ...declaration, labels },
    values: Array.from(values, (code) => codeOf[code]!),
  };
}
