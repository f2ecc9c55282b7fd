import type { RowGrouping } from "../cross-filter/row-grouping.ts";
import type { FrozenSums } from "../cross-filter/freeze-sums.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import { readLimits, type ColumnDeclaration, type Integers } from "../table/column.ts";
import type { Table } from "../table/table.ts";
import { orderByValue } from "../table/value-order.ts";
import { matchCondition } from "./condition.ts";
import type { MeasureContext, Recounted } from "./evaluate-measure.ts";
import type { Bases } from "./measure-bases.ts";
import { readField } from "./pack-bases.ts";
import { recountDistinct, recountPercentile } from "./recount.ts";

type RowTest = (row: number) => boolean;

type Input = {
  table: Table;
  bases: Bases;
  grouping: RowGrouping | null;
  level: ViewLevel;
  shown: readonly number[];
  frozen: FrozenSums;
  total: { level: ViewLevel; frozen: FrozenSums };
};

export type Contexts = { filtered: () => MeasureContext; unfiltered: () => MeasureContext };

/**
 * Makes what the measures of a level are computed from, under the filters of the other views and without any, when first asked
 * for.
 */
export function makeContexts(input: Input): Contexts {
  const { frozen } = input;
  return {
    filtered: once(() => makeContext(input, frozen.sums(), frozen.makeRowTest)),
    unfiltered: once(() => makeContext(input, frozen.totals(), () => () => true)),
  };
}

function makeContext(input: Input, sums: Float64Array, makeRowTest: () => RowTest): MeasureContext {
  const { level, shown, total } = input;
  const { width, slots, axes } = level;
  const listShown = once(() => new Set(shown));
  const context: MeasureContext = {
    sums,
    width,
    slots,
    columns: axes.at(-1)?.size ?? 1,
    isShown: (bin) => listShown().has(bin),
    recount: remember((measure) => recount(input, measure, makeRowTest())),
    addRows: remember((base) => addRows(input, base, makeRowTest())),
    whole: remember((kind) => {
      if (kind === "view") return { ...context, sums: addBins(sums, width, shown) };
      const { width: totalWidth, slots: totalSlots } = total.level;
      return { ...context, sums: total.frozen.totals(), width: totalWidth, slots: totalSlots };
    }),
  };
  return context;
}

function recount(
  { table, level, grouping }: Input,
  measure: Recounted,
  isCounted: RowTest,
): Float64Array {
  const { declaration, values } = table.columns[measure.column]!;
  const { codes, size } = level;
  const matches = matchCondition("measure", table, measure.where);
  const isIn = grouping?.testRows(isCounted) ?? isCounted;
  const passes: RowTest = (row) => isIn(row) && matches(row);
  const rows = { order: orderColumn(values, declaration), values, passes, codes, size };
  if (measure.kind === "distinct") return recountDistinct(rows);
  const scale = declaration.kind === "integer" ? declaration.scale : 1;
  return recountPercentile(rows, measure.fraction).map((value) => value / scale);
}

function addRows({ bases, grouping }: Input, name: string, isIn: RowTest): number {
  const { packs, indexOf, scales } = bases;
  const base = indexOf.get(name)!;
  const field = packs.fields[base]!;
  const amounts = packs.amounts(field.pack);
  let sum = 0;
  let rows = 0;
  for (let row = 0; row < amounts.length; row += 1) {
    if (!isIn(row)) continue;
    sum += amounts[row]!;
    rows += grouping?.groups.sizes[row] ?? 1;
  }
  return readField(sum, field, rows) / scales[base]!;
}

// Ordering a column takes far longer than reading it, and its rows never change.
const orders = new WeakMap<object, Uint32Array>();

export function orderColumn(values: Integers, declaration: ColumnDeclaration): Uint32Array {
  const order = orders.get(values) ?? orderByValue(values, readLimits(declaration).min);
  orders.set(values, order);
  return order;
}

function addBins(sums: Float64Array, width: number, bins: readonly number[]): Float64Array {
  const whole = new Float64Array(width);
  for (const bin of bins) {
    for (let slot = 0; slot < width; slot += 1) whole[slot]! += sums[bin * width + slot]!;
  }
  return whole;
}

function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
