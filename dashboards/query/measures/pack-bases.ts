/** What each row adds to a sum: a whole number from `least` to `most`; `readers` are the views that show it. */
export type Base = {
  least: number;
  most: number;
  readers: readonly string[];
  /** Adds `unit` times what each row adds to a number of that row. */
  addTo: (amounts: Float64Array, unit: number) => void;
};

/** Where a sum lies in the sum of a pack: `floor(pack / unit) mod span`, raised by `least` for each row. */
export type Field = { pack: number; unit: number; span: number; least: number };

/**
 * What each row adds to every base, several bases in one number: below 2^53 their sums stay apart and exact, and one addition
 * does for all of them. The lowest field of the first pack is the count of rows.
 */
export type Packs = {
  length: number;
  /** What each row adds to a pack, written down when first asked for: most packs wait for a page that nobody may open. */
  amounts: (pack: number) => Float64Array;
  count: Field;
  fields: readonly Field[];
};

type Pack = { readers: string | null; used: number; bases: { base: Base; unit: number }[] };

const limit = 2 ** 53;

/** Packs bases: the first pack goes with every view and has those most views show, another only bases of the same views. */
export function packBases(rowCount: number, bases: readonly Base[]): Packs {
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
  const written: Float64Array[] = [];
  return {
    length: packs.length,
    amounts: (at) => (written[at] ??= writePack(rowCount, packs[at]!, at === 0 ? 1 : 0)),
    count,
    fields: bases.map((base) => fields.get(base)!),
  };
}

function writePack(rowCount: number, { bases }: Pack, counted: number): Float64Array {
  // So that no field is negative, and one does not borrow from the next.
  const raised = bases.reduce((sum, { base, unit }) => sum - base.least * unit, counted);
  const amounts = new Float64Array(rowCount).fill(raised);
  for (const { base, unit } of bases) base.addTo(amounts, unit);
  return amounts;
}

/** A sum out of the sum of its pack, over a number of rows. */
export function readField(sum: number, { unit, span, least }: Field, rows: number): number {
  const upper = Math.floor(sum / unit);
  return upper - Math.floor(upper / span) * span + least * rows;
}

/** The smallest power of two above a number. */
function spanOf(most: number): number {
  let span = 1;
  while (span <= most) span *= 2;
  return span;
}
