import { mapSides, type Sides } from "../comparison/sides.ts";
import type { RowGrouping } from "../cross-filter/row-grouping.ts";
import type { FrozenSums } from "../cross-filter/freeze-sums.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import { readLimits, type ColumnDeclaration, type Integers } from "../table/column.ts";
import type { Table } from "../table/table.ts";
import { orderByValue } from "../table/value-order.ts";
import { matchCondition } from "./condition.ts";
import { once, remember } from "../remember.ts";
import type { MeasureContext, Recounted } from "./evaluate-measure.ts";
import type { Bases } from "./measure-bases.ts";
import { readField, type Packs } from "./pack-bases.ts";
import { recountDistinct, recountPercentile, recountPresence } from "./recount.ts";
import { recountInterval } from "./recount-interval.ts";

type RowTest = (row: number) => boolean;

type Input = {
  table: Table;
  bases: Bases;
  grouping: RowGrouping | null;
  level: ViewLevel;
  /** All levels; null for a side of a comparison, whose days are those compared. */
  levels: readonly ViewLevel[] | null;
  shown: readonly number[];
  frozen: FrozenSums;
  total: { level: ViewLevel; frozen: FrozenSums };
  sides: Record<keyof Contexts, Compared>;
};

export type Compared = () => Sides<MeasureContext> | null;

export type Contexts = { filtered: () => MeasureContext; unfiltered: () => MeasureContext };

/**
 * Makes the inputs of a level's measures, under the filters of the other views and without filters, when first read.
 */
export function makeContexts(input: Input): Contexts {
  const { frozen, sides } = input;
  return {
    filtered: once(() =>
      makeContext(input, frozen.sums(), { test: frozen.makeRowTest, sides: sides.filtered }),
    ),
    unfiltered: once(() =>
      makeContext(input, frozen.totals(), { test: null, sides: sides.unfiltered }),
    ),
  };
}

/** Makes the inputs of measures over the rows that pass, or over all rows where `test` is null. */
function makeContext(
  input: Input,
  sums: Float64Array,
  { test: makeRowTest, sides }: { test: (() => RowTest) | null; sides: Compared },
): MeasureContext {
  const { table, level, shown, total, bases } = input;
  const { width, slots } = level;
  const isWhole = makeRowTest === null || countRows(sums, width) === table.rowCount;
  const addPack = isWhole ? addAllRows(input) : addPassingRows(input, makeRowTest);
  const context: MeasureContext = {
    sums,
    width,
    slots,
    sides,
    recount: remember((measure) =>
      measure.kind === "interval"
        ? recountSpan(input, measure, makeRowTest === null ? null : input.frozen)
        : recount(input, measure, makeRowTest?.() ?? (() => true)),
    ),
    addRows: (name) => {
      const base = bases.indexOf.get(name)!;
      const field = bases.packs.fields[base]!;
      const { sum, rows } = addPack(field.pack);
      return readField(sum, field, rows) / bases.scales[base]!;
    },
    whole: remember((kind) => {
      if (kind === "view") {
        const ofView = (): ReturnType<Compared> => mapSides(sides(), (side) => side.whole("view"));
        return { ...context, sums: addBins(sums, width, shown), sides: ofView };
      }
      const { width: totalWidth, slots: totalSlots } = total.level;
      return { ...context, sums: total.frozen.totals(), width: totalWidth, slots: totalSlots };
    }),
  };
  return context;
}

/** Counts a measure over other days; NaN in a comparison. */
function recountSpan(
  { table, level, levels, grouping }: Input,
  measure: Extract<Recounted, { kind: "interval" }>,
  frozen: FrozenSums | null,
): Float64Array {
  if (levels === null) return new Float64Array(level.size).fill(Number.NaN);
  const { declaration, values } = table.columns[measure.day]!;
  const order = orderColumn(values, declaration);
  return recountInterval(measure, { table, level, levels, grouping, frozen, order });
}

function recount(
  { table, level, grouping }: Input,
  measure: Exclude<Recounted, { kind: "interval" }>,
  isCounted: RowTest,
): Float64Array {
  const { declaration, values } = table.columns[measure.column]!;
  const { codes, size } = level;
  const matches = matchCondition("measure", table, measure.where, measure.column);
  const isIn = grouping?.testRows(isCounted) ?? isCounted;
  const passes: RowTest = (row) => isIn(row) && matches(row);
  if (measure.kind === "presence") {
    const days = table.columns[measure.day]!.values;
    return recountPresence({ values, passes, codes, size }, { each: measure.each, days });
  }
  const rows = { order: orderColumn(values, declaration), values, passes, codes, size };
  if (measure.kind === "distinct") return recountDistinct(rows);
  const scale = declaration.kind === "integer" ? declaration.scale : 1;
  return recountPercentile(rows, measure.fraction).map((value) => value / scale);
}

/** Sums a pack over rows, and counts these rows. */
type AddPack = (pack: number) => { sum: number; rows: number };

/**
 * Sums, over the passing rows, a pack that no view keeps: once for all its measures, with one list of rows for all
 * packs.
 */
function addPassingRows(
  { bases: { packs }, table, grouping }: Input,
  makeRowTest: () => RowTest,
): AddPack {
  const sizes = grouping?.groups.sizes;
  const listPassing = once(() => {
    const passes = makeRowTest();
    const list = new Uint32Array(sizes?.length ?? table.rowCount);
    let count = 0;
    for (let row = 0; row < list.length; row += 1) {
      list[count] = row;
      count += Number(passes(row));
    }
    return list.subarray(0, count);
  });
  return remember((pack) => {
    const amounts = packs.amounts(pack);
    const list = listPassing();
    let [sum, rows] = [0, 0];
    for (let at = 0; at < list.length; at += 1) {
      sum += amounts[list[at]!]!;
      rows += sizes?.[list[at]!] ?? 1;
    }
    return { sum, rows };
  });
}

const wholes = new WeakMap<Packs, AddPack>();

/** Sums a pack over all rows; cached, as it is the same in every state. */
function addAllRows({ bases: { packs }, table: { rowCount } }: Input): AddPack {
  const known = wholes.get(packs);
  if (known !== undefined) return known;
  const add: AddPack = remember((pack) => {
    const amounts = packs.amounts(pack);
    let sum = 0;
    for (let row = 0; row < amounts.length; row += 1) sum += amounts[row]!;
    return { sum, rows: rowCount };
  });
  wholes.set(packs, add);
  return add;
}

// A cache: ordering a column takes far longer than reading it, and its rows never change.
const orders = new WeakMap<object, Uint32Array>();

export function orderColumn(values: Integers, declaration: ColumnDeclaration): Uint32Array {
  const order = orders.get(values) ?? orderByValue(values, readLimits(declaration).min);
  orders.set(values, order);
  return order;
}

function countRows(sums: Float64Array, width: number): number {
  let rows = 0;
  for (let at = 0; at < sums.length; at += width) rows += sums[at]!;
  return rows;
}

function addBins(sums: Float64Array, width: number, bins: readonly number[]): Float64Array {
  const whole = new Float64Array(width);
  for (const bin of bins) {
    for (let slot = 0; slot < width; slot += 1) whole[slot]! += sums[bin * width + slot]!;
  }
  return whole;
}
