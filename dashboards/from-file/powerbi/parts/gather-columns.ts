import type { ColumnSchema } from "../../../../ingest/table-schema.ts";
import type { ParsedColumn } from "../../../../ingest/parse/parsed-column.ts";
import { judgeColumn, personalKinds } from "../../privacy/judge-column.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { listFormulaLeaves } from "../formula/formula-parts.ts";
import { factKey, nameRef, Refusal, type Leaf } from "../formula/formula.ts";
import {
  joinFacts,
  requireMatches,
  requireUniqueRows,
  type JoinedFact,
} from "../rows/join-facts.ts";
import type { LoadedTables } from "../rows/loaded-table.ts";
import { fillAxis, fillLeaf, joinLabels, keyLeaf, writeLabels } from "../rows/wide-columns.ts";
import { listAxisColumns, type Axis, type Need } from "../visuals/need.ts";
import { daysOf, keySpan, openDatedTables, requireDays } from "./dated-columns.ts";
import type { Part } from "./plan-parts.ts";
import { keyAxis } from "./column-keys.ts";
import { packGathered, type Filled, type GatheredColumns } from "./pack-gathered.ts";

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
  return packGathered([...filled.values()], refused, tables, names);
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
