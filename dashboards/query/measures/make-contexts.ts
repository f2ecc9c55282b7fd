import { readLimits, type ColumnDeclaration, type Integers } from "../table/column.ts";
import { matchCondition } from "./condition.ts";
import type { CrossFilter } from "../cross-filter/cross-filter.ts";
import type { MeasureContext, Recounted } from "./evaluate-measure.ts";
import type { Bases } from "./measure-bases.ts";
import { readField } from "./pack-bases.ts";
import type { PlacedLevel } from "../cross-filter/placed-level.ts";
import { recountDistinct, recountPercentile } from "./recount.ts";
import type { Table } from "../table/table.ts";
import { orderByValue } from "../table/value-order.ts";

type RowTest = (row: number) => boolean;

type Input = {
  table: Table;
  bases: Bases;
  crossFilter: CrossFilter;
  levels: readonly PlacedLevel[];
  level: PlacedLevel;
  shown: readonly number[];
};

// Ordering a column takes far longer than reading it, and its rows never change.
const orders = new WeakMap<object, Uint32Array>();

/**
 * What the measures of a level are computed from, under the filters of the others (`now`) and without any (`ever`): each made when
 * first asked for, as a view that is not on show has axes but no sums.
 */
export function makeContexts(input: Input): {
  now: () => MeasureContext;
  ever: () => MeasureContext;
} {
  const { crossFilter, levels, level } = input;
  const index = levels.indexOf(level);
  const scope = crossFilter.scope(index);
  const readRows = (): RowTest => {
    const mask = crossFilter.mask();
    return (row) => (mask[row]! & scope) === 0;
  };
  return {
    now: once(() => makeContext(input, crossFilter.sums(index), readRows)),
    ever: once(() => makeContext(input, crossFilter.totals(index), () => () => true)),
  };
}

function makeContext(
  { table, bases, crossFilter, levels, level, shown }: Input,
  sums: Float64Array,
  readRows: () => RowTest,
): MeasureContext {
  const { width, slots, axes, size, codes } = level;
  const isShown = new Set(shown);
  const recount = (measure: Recounted): Float64Array => {
    const { declaration, values } = table.columns[measure.column]!;
    const isIn = readRows();
    const matches = matchCondition("measure", table, measure.where);
    const passes: RowTest = (row) => isIn(row) && matches(row);
    const rows = { order: orderColumn(values, declaration), values, passes, codes, size };
    if (measure.kind === "distinct") return recountDistinct(rows);
    const scale = declaration.kind === "integer" ? declaration.scale : 1;
    return recountPercentile(rows, measure.fraction).map((value) => value / scale);
  };
  const addAnew = (name: string): number => {
    const { packs, indexOf, scales } = bases;
    const base = indexOf.get(name)!;
    const field = packs.fields[base]!;
    const amounts = packs.amounts(field.pack);
    const isIn = readRows();
    let sum = 0;
    let rows = 0;
    for (let row = 0; row < table.rowCount; row += 1) {
      if (!isIn(row)) continue;
      sum += amounts[row]!;
      rows += 1;
    }
    return readField(sum, field, rows) / scales[base]!;
  };
  const context: MeasureContext = {
    sums,
    width,
    slots,
    columns: axes.at(-1)?.size ?? 1,
    isShown: (bin) => isShown.has(bin),
    recount: remember(recount),
    addAnew: remember(addAnew),
    whole: remember((kind) => {
      if (kind === "view") return { ...context, sums: addBins(sums, width, shown) };
      const { width: all, slots: places } = levels[0]!;
      return { ...context, sums: crossFilter.totals(0), width: all, slots: places };
    }),
  };
  return context;
}

function orderColumn(values: Integers, declaration: ColumnDeclaration): Uint32Array {
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
