import { nameIds } from "../../../../ingest/infer/name-ids.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { ColumnSchema } from "../../../../ingest/table-schema.ts";
import type { ParsedColumn } from "../../../../ingest/parse/parsed-column.ts";
import type { ColumnUse } from "../../pack/column-use.ts";
import { packColumns } from "../../pack/pack-columns.ts";
import { PackFault } from "../../pack/pack-fault.ts";
import { chooseUses, type SheetLine } from "../../privacy/choose-uses.ts";
import { judgeColumn, personalKinds } from "../../privacy/judge-column.ts";
import type { PackedColumn } from "../../rows/encode-rows.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { listFormulaLeaves } from "../formula/formula-parts.ts";
import { factKey, nameRef, Refusal, type Leaf } from "../formula/formula.ts";
import {
  joinFacts,
  requireMatches,
  requireUniqueRows,
  type JoinedFact,
} from "../rows/join-facts.ts";
import { openCells, type LoadedTables } from "../rows/loaded-table.ts";
import { fillAxis, fillLeaf, joinLabels, keyLeaf, writeLabels } from "../rows/wide-columns.ts";
import { listAxisColumns, type Axis, type Need } from "../visuals/need.ts";
import {
  daysOf,
  keySpan,
  openDatedTables,
  requireDays,
  splitDays,
  type DatedTable,
} from "./dated-columns.ts";
import type { Part } from "./plan-parts.ts";

type Filled = {
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

/** Returns the key of an axis' column: as names, on a scale, or as days. */
export function keyAxis(axis: Axis): string {
  const { levels, isScale } = axis;
  const names = listAxisColumns(axis).map(nameRef);
  return JSON.stringify([names, levels === undefined ? isScale : "day"]);
}

/** Lists the keys of what a leaf reads. */
export function listLeafKeys(leaf: Leaf): string[] {
  const { dated } = leaf;
  if (dated === undefined) return [keyLeaf(leaf)];
  const days = keyAxis(daysOf(dated));
  return [keyLeaf(leaf), days, exactly(days), keySpan(leaf)];
}

function exactly(days: string): string {
  return `exactly ${days}`;
}

/** True of the count of all rows of the only fact, which needs no column. */
export function countsRows({ facts }: Part, { kind, of, where }: Leaf): boolean {
  return facts.length === 1 && kind === "count" && of === null && where.length === 0;
}

/** Fills and packs the columns that the visuals of a part read. */
export function gatherColumns(
  part: Part,
  tables: LoadedTables,
  names: ModelNames,
  isOnScale: (need: Need) => boolean,
): GatheredColumns {
  const refused = new Map<string, Refusal>();
  const divided = part.needs.flatMap(({ axes }) => axes).flatMap(listAxisColumns);
  const { joined, unmoved } = joinFacts(part.facts, divided, tables, names);
  const filled = new Map<string, Filled>();
  const add = (key: string, fill: () => Omit<Filled, "key">): void => {
    if (filled.has(key) || refused.has(key)) return;
    try {
      filled.set(key, { key, ...fill() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(key, error);
    }
  };
  const { opened, unopened } = openDatedTables(part, tables, names);
  const addAxis = (axis: Axis): void =>
    add(keyAxis(axis), () => {
      const dates = opened.find(({ of }) =>
        listAxisColumns(axis).every(({ table }) => table === of.table),
      );
      const all = dates === undefined ? joined : [...joined, dates.fact];
      return { name: axis.column.column, parsed: fillShown(axis, all, names), axis, dates };
    });
  const axes = part.needs.flatMap((need) =>
    need.axes.map((one) => placeAxis(one, isOnScale(need))),
  );
  for (const need of part.needs) {
    for (const axis of need.axes) addAxis(placeAxis(axis, isOnScale(need)));
    for (const leaf of need.figures.flatMap(({ formula }) => listFormulaLeaves(formula))) {
      const { dated } = leaf;
      if (dated !== undefined) {
        addAxis(daysOf(dated));
        try {
          const refusal = unopened.get(dated.table);
          if (refusal !== undefined) throw refusal;
          requireDays(leaf, axes, filled.get(keyAxis(daysOf(dated)))?.parsed, names);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused.set(keySpan(leaf), error);
        }
      }
      if (countsRows(part, leaf)) continue;
      add(keyLeaf(leaf), () => {
        const refusal = unmoved.get(factKey(leaf.fact));
        if (refusal !== undefined) throw refusal;
        requireExact(leaf, tables, names);
        return { name: nameLeaf(leaf), parsed: fillLeaf(leaf, joined, names), leaf };
      });
    }
  }
  return pack([...filled.values()], refused, tables, names);
}

/** Places an axis on a scale only where the visual draws numbers along one. */
export function placeAxis(axis: Axis, isOnScale: boolean): Axis {
  return axis.levels === undefined && !isOnScale ? { ...axis, isScale: false } : axis;
}

/** Fills the column of an axis; one of several columns may hold nothing that looks personal. */
function fillShown(axis: Axis, joined: readonly JoinedFact[], names: ModelNames): ParsedColumn {
  const all = listAxisColumns(axis);
  if (all.length === 1)
    return fillAxis(axis.column, joined, axis.isScale, axis.levels !== undefined);
  const texts = all.map((of) => {
    const isDay = names.column(of.table, of.column)?.declared.dataType === "dateTime";
    const parsed = fillAxis(of, joined, false, isDay);
    const schema = { id: of.column, name: of.column, nulls: [], type: parsed.kind } as ColumnSchema;
    const { kind } = judgeColumn(schema, parsed);
    if (personalKinds.has(kind)) throw new Refusal("personal", nameRef(of));
    return writeLabels(parsed);
  });
  return joinLabels(texts);
}

/** Throws where these rows would give a leaf another value than DAX. */
function requireExact(
  { needsUniqueRows, kind, fact, of }: Leaf,
  tables: LoadedTables,
  names: ModelNames,
): void {
  if (needsUniqueRows) requireUniqueRows(fact.table, tables);
  const isOwn = of?.kind === "column" && of.table === fact.table;
  if (kind === "distinct" && isOwn) requireMatches(fact.table, tables, names);
}

function nameLeaf({ of, fact }: Leaf): string {
  return of?.kind === "column" ? of.name : `${fact.table} ${of === null ? "rows" : "value"}`;
}

function pack(
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
  const shownNames = Object.fromEntries(filled.map(({ key, name }) => [idOf.get(key)!, name]));
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
