import { listLeaves } from "../measures/measure-bases.ts";
import type { Comparison } from "./comparison.ts";
import type { DriverRows } from "./driver-rows.ts";
import { listDimensions, slotRows, type Dimension } from "./dimension.ts";
import { keepRows } from "./flag-rows.ts";
import { measureDifference, type MeasureDifference } from "./measure-difference.ts";
import { splitDifference, type Split } from "./split-difference.ts";
import { readTerms, type Sides } from "./terms.ts";

/**
 * A split by one dimension; `bins` has the bin of each slot, null for all the others together, and `key` is the slot of the bin that
 * stands out.
 */
export type Driver = Split & {
  dimension: Dimension;
  bins: readonly (number | null)[];
  key: number;
};

/** What explains less of the figures than this is rounding. */
const rounding = 1e-9;

/** `value` and `reference` are what the measure is on both sides; drivers are ranked, and the parts of each add up to `difference`. */
export type Explanation = {
  comparison: Comparison;
  value: number;
  reference: number;
  difference: number;
  drivers: readonly Driver[];
};

/** Explains a difference, one dimension a step, so that a page can rest between them; null where a side has no value. */
export function* explainDifference(
  rows: DriverRows,
  comparison: Comparison,
): Generator<void, Explanation | null> {
  const found = yield* measureComparison(rows, comparison);
  if (found === null) return null;
  const drivers: Driver[] = [];
  for (const dimension of listDimensions(rows.definition, rows.levels, comparison.excluded)) {
    const driver = splitBy(found, comparison.flags, dimension);
    if (driver !== null) drivers.push(driver);
    yield;
  }
  const { group, reference, difference, scale } = found;
  return {
    comparison,
    value: group,
    reference,
    difference: difference * scale,
    // What is alike stays in the order of the report.
    drivers: scaleDrivers(drivers, scale).toSorted((a, b) => b.explained - a.explained),
  };
}

/** Splits what one bin of a driver contributes once more, by the other dimensions; its mix is not split further. */
export function* explainPart(
  rows: DriverRows,
  comparison: Comparison,
  { dimension, bins, parts }: Driver,
  slot: number,
): Generator<void, readonly Driver[]> {
  const { slots } = slotRows(dimension, comparison.flags);
  const isSlot = Uint8Array.from({ length: bins.length }, (_, at) => (at === slot ? 1 : 0));
  const flags = {
    group: keepRows(comparison.flags.group, slots, isSlot),
    reference: keepRows(comparison.flags.reference, slots, isSlot),
  };
  const excluded = new Set([...comparison.excluded, dimension.column]);
  const found = yield* explainDifference(rows, { ...comparison, flags, excluded });
  if (found === null || found.difference === 0) return [];
  return scaleDrivers(found.drivers, parts[slot]!.rate / found.difference);
}

type Scaled = MeasureDifference & { scale: number };

function* measureComparison(
  { table }: DriverRows,
  comparison: Comparison,
): Generator<void, Scaled | null> {
  const { flags, whole, measure, factor, relative } = comparison;
  const everything = new Uint8Array(whole.length).fill(1);
  const terms = readTerms(table, flags);
  for (const leaf of listLeaves(measure)) {
    terms.leaf(leaf);
    yield;
  }
  const found = measureDifference(
    measure,
    terms,
    { view: readTerms(table, twice(whole)), report: readTerms(table, twice(everything)) },
    factor,
  );
  yield;
  const scale = relative === 0 || found === null ? 1 : relative / found.reference;
  return found === null || !Number.isFinite(scale) ? null : { ...found, scale };
}

function twice(rows: Uint8Array): Sides<Uint8Array> {
  return { group: rows, reference: rows };
}

/** Null for a dimension that has nothing to tell: one bin, or what the measure says already. */
function splitBy(
  found: MeasureDifference,
  flags: Sides<Uint8Array>,
  dimension: Dimension,
): Driver | null {
  const { slots, bins } = slotRows(dimension, flags);
  const split = splitDifference(found, flags, slots, bins.length);
  const filled = split.parts.filter(({ hasRows }) => hasRows).length;
  const least = rounding * Math.max(Math.abs(found.group), Math.abs(found.reference));
  if (filled < 2 || split.isRepeated || !(split.explained > least)) return null;
  const notable = split.parts.map((part, slot) => (bins[slot] === null ? -1 : part.notable));
  return { ...split, dimension, bins, key: notable.indexOf(Math.max(...notable)) };
}

function scaleDrivers(drivers: readonly Driver[], scale: number): Driver[] {
  return drivers.map((driver) => ({
    ...driver,
    total: driver.total * scale,
    rate: driver.rate * scale,
    mix: driver.mix * scale,
    explained: driver.explained * Math.abs(scale),
    parts: driver.parts.map((part) => ({
      ...part,
      total: part.total * scale,
      rate: part.rate * scale,
      mix: part.mix * scale,
      expected: part.expected * scale,
    })),
  }));
}
