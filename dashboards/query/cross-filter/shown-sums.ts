import type { Codes } from "../table/codes.ts";
import { readField, type Packs } from "../measures/pack-bases.ts";
import { RowMajorSums, type SumsArrays } from "./row-major-sums.ts";

/** The bin of each row, and the bases that are summed; `width` is their number plus one for the count of rows. */
export type SummedView = {
  codes: Codes;
  size: number;
  bases: Int32Array;
  width: number;
};

export type SumsColumn = { pack: number; column: number };

type PackSums = { packed: RowMajorSums; totals: Float64Array };

/** The sums of a pack, and those without filters. */
export type CountedPack = SumsArrays & { totals: Float64Array };

/** The sums of the shown views, one `RowMajorSums` for each pack that any of them reads. */
export class ShownSums<View extends SummedView> {
  readonly #packs: Packs;
  readonly #byPack: (PackSums | undefined)[];
  readonly #columns: ReadonlyMap<View, SumsColumn[]>;
  readonly #totals = new Map<View, Float64Array>();

  /** `counted` has for each pack the sums from elsewhere; undefined where no view reads it. */
  constructor(
    packs: Packs,
    views: readonly View[],
    counted?: readonly (CountedPack | undefined)[],
  ) {
    this.#packs = packs;
    this.#columns = new Map(views.map((view) => [view, []]));
    this.#byPack = Array.from({ length: packs.length }, (_, pack) => {
      const keeping = views.filter((view) => keepsPack(view, pack, packs));
      if (keeping.length === 0) return undefined;
      for (const [column, view] of keeping.entries())
        this.#columns.get(view)!.push({ pack, column });
      const packed = new RowMajorSums(packs.amounts(pack), keeping, counted?.[pack]);
      const totals = counted?.[pack]?.totals ?? new Float64Array(packed.sums.length);
      return { packed, totals };
    });
  }

  shows(views: readonly View[]): boolean {
    return views.length === this.#columns.size && views.every((view) => this.#columns.has(view));
  }

  arrays(): (CountedPack | undefined)[] {
    return this.#byPack.map((sums) => sums && { ...sums.packed.arrays(), totals: sums.totals });
  }

  columns(view: View): readonly SumsColumn[] {
    return this.#columns.get(view) ?? [];
  }

  packedSums({ pack, column }: SumsColumn): Float64Array {
    return this.#byPack[pack]!.packed.sumsOf(column);
  }

  add(rows: Uint32Array, count: number, sign: number): void {
    for (const sums of this.#byPack) sums?.packed.add(rows, count, sign);
  }

  addTo(view: View, rows: Uint32Array, count: number, sign: number): void {
    for (const { pack, column } of this.columns(view)) {
      this.#byPack[pack]!.packed.addTo(column, rows, count, sign);
    }
  }

  empty(): void {
    for (const sums of this.#byPack) sums?.packed.sums.fill(0);
  }

  keepTotals(): void {
    for (const sums of this.#byPack) sums?.totals.set(sums.packed.sums);
  }

  restoreTotals(): void {
    for (const sums of this.#byPack) sums?.packed.sums.set(sums.totals);
  }

  /** Copies the sums of a view: `sums[bin * width]` is the count, `sums[bin * width + 1 + base]` a base's sum. */
  readSums(view: View): Float64Array {
    return this.#unpack(view, ({ packed }, column) => packed.sumsOf(column));
  }

  readTotals(view: View): Float64Array {
    const known = this.#totals.get(view);
    if (known !== undefined) return known;
    const sums = this.#unpack(view, ({ packed, totals }, column) => packed.sumsOf(column, totals));
    this.#totals.set(view, sums);
    return sums;
  }

  #unpack(view: View, read: (sums: PackSums, column: number) => Float64Array): Float64Array {
    const { size, width, bases } = view;
    const packed: Float64Array[] = [];
    for (const { pack, column } of this.columns(view)) {
      packed[pack] = read(this.#byPack[pack]!, column);
    }
    const sums = new Float64Array(size * width);
    for (let bin = 0; bin < size; bin += 1) {
      const rows = readField(packed[0]![bin]!, this.#packs.count, 0);
      sums[bin * width] = rows;
      for (let slot = 1; slot < width; slot += 1) {
        const field = this.#packs.fields[bases[slot - 1]!]!;
        sums[bin * width + slot] = readField(packed[field.pack]![bin]!, field, rows);
      }
    }
    return sums;
  }
}

function keepsPack({ bases }: SummedView, pack: number, { fields }: Packs): boolean {
  return pack === 0 || bases.some((base) => fields[base]!.pack === pack);
}
