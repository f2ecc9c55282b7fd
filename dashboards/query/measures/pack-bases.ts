import type { RowGrouping } from "../cross-filter/row-grouping.ts";

/**
 * A summand: a whole number from `least` to `most` in each row; `readers` are the views that show it; `addTo` adds
 * `unit` times its numbers to `amounts`.
 */
export type Base = {
  least: number;
  most: number;
  readers: readonly string[];
  addTo: (amounts: Float64Array, unit: number) => void;
};

/** The sum of a summand inside that of its pack: `floor(pack / unit) mod span`, plus `least` for each row. */
export type Field = { pack: number; unit: number; span: number; least: number };

/**
 * Summands packed into doubles: below 2^53 their sums stay separate and exact, and one addition serves all of a pack.
 * The lowest field of pack 0 is the count of rows. `amounts` are computed when first read.
 */
export type Packs = {
  length: number;
  amounts: (pack: number) => Float64Array;
  /** Returns the amounts computed so far, by pack. */
  readAmounts: () => readonly (Float64Array | undefined)[];
  count: Field;
  fields: readonly Field[];
};

type Pack = { readers: string | null; used: number; bases: { base: Base; unit: number }[] };

const limit = 2 ** 53;

/**
 * Packs greedily: pack 0 is read by every view and has the most shared summands, the others have summands with
 * identical readers. `known` are amounts computed elsewhere, by pack; with a grouping, of groups.
 */
export function packBases(
  rowCount: number,
  bases: readonly Base[],
  known: readonly (Float64Array | undefined)[] = [],
  grouping: RowGrouping | null = null,
): Packs {
  const count: Field = { pack: 0, unit: 1, span: spanOf(rowCount), least: 0 };
  const packs: Pack[] = [{ readers: null, used: count.span, bases: [] }];
  const fields = new Map<Base, Field>();
  for (const base of bases.toSorted((one, other) => other.readers.length - one.readers.length)) {
    const span = spanOf(rowCount * (base.most - base.least));
    const readers = base.readers.join();
    let at = packs.findIndex(
      (pack) => pack.used * span <= limit && (pack.readers === null || pack.readers === readers),
    );
    if (at < 0) at = packs.push({ readers, used: 1, bases: [] }) - 1;
    const pack = packs[at]!;
    fields.set(base, { pack: at, unit: pack.used, span, least: base.least });
    pack.bases.push({ base, unit: pack.used });
    pack.used *= span;
  }
  const written = [...known];
  const write = (at: number): Float64Array => {
    const amounts = writePack(rowCount, packs[at]!, at === 0 ? 1 : 0);
    return grouping?.add(amounts) ?? amounts;
  };
  return {
    length: packs.length,
    amounts: (at) => (written[at] ??= write(at)),
    readAmounts: () => written,
    count,
    fields: bases.map((base) => fields.get(base)!),
  };
}

function writePack(rowCount: number, { bases }: Pack, counted: number): Float64Array {
  // No field may be negative, or it borrows from the next.
  const raised = bases.reduce((sum, { base, unit }) => sum - base.least * unit, counted);
  const amounts = new Float64Array(rowCount).fill(raised);
  for (const { base, unit } of bases) base.addTo(amounts, unit);
  return amounts;
}

/** Extracts a summand's sum from that of its pack, over `rows` rows. */
export function readField(sum: number, { unit, span, least }: Field, rows: number): number {
  const upper = Math.floor(sum / unit);
  return upper - Math.floor(upper / span) * span + least * rows;
}

function spanOf(most: number): number {
  let span = 1;
  while (span <= most) span *= 2;
  return span;
}
