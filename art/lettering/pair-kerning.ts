/** Space to add between two glyphs, in font units; negative draws them together. */
export type PairKerning = (left: number, right: number) => number;

const pairAdjustment = 2;
const extension = 9;

/** Reads the pair kerning of a GPOS table, which opentype.js 2.0 skips behind extension lookups. */
export function readPairKerning(gpos: DataView): PairKerning {
  const subtables = findPairSubtables(gpos);
  return (left, right) => {
    for (const subtable of subtables) {
      const advance = adjustPair(gpos, subtable, left, right);
      if (advance !== undefined) return advance;
    }
    return 0;
  };
}

function findPairSubtables(gpos: DataView): number[] {
  const lookups = gpos.getUint16(8);
  return offsetsAt(gpos, lookups, lookups).flatMap((lookup) => {
    const type = gpos.getUint16(lookup);
    return offsetsAt(gpos, lookup + 4, lookup)
      .map((at) =>
        type === extension
          ? { type: gpos.getUint16(at + 2), at: at + gpos.getUint32(at + 4) }
          : { type, at },
      )
      .filter((subtable) => subtable.type === pairAdjustment)
      .map((subtable) => subtable.at);
  });
}

/** A counted list of 16-bit offsets, made absolute. */
function offsetsAt(table: DataView, list: number, base: number): number[] {
  return Array.from(
    { length: table.getUint16(list) },
    (_, i) => base + table.getUint16(list + 2 + 2 * i),
  );
}

function adjustPair(gpos: DataView, at: number, left: number, right: number): number | undefined {
  const covered = findInRanges(gpos, at + gpos.getUint16(at + 2), left, "coverage");
  if (covered === undefined) return undefined;
  const firstValue = gpos.getUint16(at + 4);
  const advanceOffset = 2 * countBits(firstValue & 0b11);
  const recordBytes = 2 * (countBits(firstValue) + countBits(gpos.getUint16(at + 6)));

  if (gpos.getUint16(at) === 1) {
    const set = at + gpos.getUint16(at + 10 + 2 * covered);
    for (let i = 0; i < gpos.getUint16(set); i += 1) {
      const pair = set + 2 + i * (2 + recordBytes);
      if (gpos.getUint16(pair) === right) return gpos.getInt16(pair + 2 + advanceOffset);
    }
    return undefined;
  }
  const leftClass = findInRanges(gpos, at + gpos.getUint16(at + 8), left, "class") ?? 0;
  const rightClass = findInRanges(gpos, at + gpos.getUint16(at + 10), right, "class") ?? 0;
  const cell = leftClass * gpos.getUint16(at + 14) + rightClass;
  return gpos.getInt16(at + 16 + cell * recordBytes + advanceOffset);
}

/** Coverage index or class of a glyph; both tables list single glyphs (1) or ranges (2). */
function findInRanges(
  gpos: DataView,
  at: number,
  glyph: number,
  kind: "coverage" | "class",
): number | undefined {
  if (gpos.getUint16(at) === 1 && kind === "class") {
    const place = glyph - gpos.getUint16(at + 2);
    const inside = place >= 0 && place < gpos.getUint16(at + 4);
    return inside ? gpos.getUint16(at + 6 + 2 * place) : undefined;
  }
  const count = gpos.getUint16(at + 2);
  const ranged = gpos.getUint16(at) === 2;
  for (let i = 0; i < count; i += 1) {
    const entry = at + 4 + i * (ranged ? 6 : 2);
    const start = gpos.getUint16(entry);
    if (!ranged && start === glyph) return i;
    if (ranged && glyph >= start && glyph <= gpos.getUint16(entry + 2)) {
      const value = gpos.getUint16(entry + 4);
      return kind === "class" ? value : value + glyph - start;
    }
  }
  return undefined;
}

function countBits(value: number): number {
  return value.toString(2).replaceAll("0", "").length;
}
