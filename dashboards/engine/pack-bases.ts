/** What each row adds to a sum: a whole number from `least` to `most`; `readers` are the views that show it. */
export type Base = {
  least: number;
  most: number;
  readers: readonly string[];
  read: (row: number) => number;
};

/** Where a sum lies in the sum of a pack: `floor(pack / unit) mod span`, raised by `least` for each row. */
export type Field = { pack: number; unit: number; span: number; least: number };

/**
 * What each row adds to every base, several bases in one number: below 2^53 their sums stay apart and exact, and one addition
 * does for all of them. The lowest field of the first pack is the count of rows.
 */
export type Packs = { rows: readonly Float64Array[]; count: Field; fields: readonly Field[] };

type Pack = { rows: Float64Array; readers: string | null; used: number };

const limit = 2 ** 53;

/** Packs bases: the first pack goes with every view and has those most views show, another only bases of the same views. */
export function packBases(rowCount: number, bases: readonly Base[]): Packs {
  const count: Field = { pack: 0, unit: 1, span: spanOf(rowCount), least: 0 };
  const packs: Pack[] = [
    { rows: new Float64Array(rowCount).fill(1), readers: null, used: count.span },
  ];
  const fields = new Map<Base, Field>();
  for (const base of bases.toSorted((one, other) => other.readers.length - one.readers.length)) {
    const span = spanOf(rowCount * (base.most - base.least));
    const readers = base.readers.join();
    let at = packs.findIndex(
      (pack) => pack.used * span <= limit && (pack.readers === null || pack.readers === readers),
    );
    if (at < 0) at = packs.push({ rows: new Float64Array(rowCount), readers, used: 1 }) - 1;
    const { rows, used } = packs[at]!;
    for (let row = 0; row < rowCount; row += 1) rows[row]! += (base.read(row) - base.least) * used;
    packs[at]!.used = used * span;
    fields.set(base, { pack: at, unit: used, span, least: base.least });
  }
  return {
    rows: packs.map(({ rows }) => rows),
    count,
    fields: bases.map((base) => fields.get(base)!),
  };
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
