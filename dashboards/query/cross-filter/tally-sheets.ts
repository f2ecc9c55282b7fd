import { readField, type Packs } from "../measures/pack-bases.ts";
import { Sheet } from "./sheet.ts";

/** What is kept of a view: the bin of each row, and which bases. */
export type Tally = {
  codes: Uint16Array;
  size: number;
  bases: Int32Array;
  /** Sums for each bin: the count of its rows and then its bases. */
  width: number;
};

/** Where sums of a view are: a column of the sheet of one pack. */
export type Place = { sheet: number; column: number };

type Placed = { sheet: Sheet; pack: number; totals: Float64Array };

/** The sums of the views on show: one sheet for each pack, with the views that keep something of it. */
export class TallySheets<View extends Tally> {
  readonly #packs: Packs;
  readonly #sheets: Placed[] = [];
  readonly #places: ReadonlyMap<View, Place[]>;
  readonly #totals = new Map<View, Float64Array>();

  constructor(packs: Packs, views: readonly View[]) {
    this.#packs = packs;
    this.#places = new Map(views.map((view) => [view, []]));
    for (let pack = 0; pack < packs.length; pack += 1) {
      const kept = views.filter((view) => isKept(view, pack, packs));
      if (kept.length === 0) continue;
      for (const [column, view] of kept.entries()) {
        this.#places.get(view)!.push({ sheet: this.#sheets.length, column });
      }
      const sheet = new Sheet(packs.amounts(pack), kept);
      this.#sheets.push({ sheet, pack, totals: new Float64Array(sheet.sums.length) });
    }
  }

  /** Whether exactly these views are on show. */
  shows(views: readonly View[]): boolean {
    return views.length === this.#places.size && views.every((view) => this.#places.has(view));
  }

  /** What each row adds, by sheet. */
  amounts(): Float64Array[] {
    return this.#sheets.map(({ pack }) => this.#packs.amounts(pack));
  }

  places(view: View): readonly Place[] {
    return this.#places.get(view) ?? [];
  }

  /** The packed sums at a place, to be written to. */
  part({ sheet, column }: Place): Float64Array {
    return this.#sheets[sheet]!.sheet.part(column);
  }

  add(rows: Uint32Array, count: number, sign: number): void {
    for (const { sheet } of this.#sheets) sheet.add(rows, count, sign);
  }

  addTo(view: View, rows: Uint32Array, count: number, sign: number): void {
    for (const { sheet, column } of this.places(view)) {
      this.#sheets[sheet]!.sheet.addTo(column, rows, count, sign);
    }
  }

  empty(): void {
    for (const { sheet } of this.#sheets) sheet.sums.fill(0);
  }

  /** Takes the sums as they are for those of all rows. */
  keepTotals(): void {
    for (const { sheet, totals } of this.#sheets) totals.set(sheet.sums);
  }

  restoreTotals(): void {
    for (const { sheet, totals } of this.#sheets) sheet.sums.set(totals);
  }

  /** Sums of a view, `sums[bin * width + 1 + base]`. */
  sums(view: View): Float64Array {
    return this.#unpack(view, ({ sheet, column }) => sheet.part(column));
  }

  /** The same over all rows. */
  totals(view: View): Float64Array {
    const known = this.#totals.get(view);
    if (known !== undefined) return known;
    const sums = this.#unpack(view, ({ sheet, column, totals }) => sheet.part(column, totals));
    this.#totals.set(view, sums);
    return sums;
  }

  #unpack(view: View, read: (place: Placed & { column: number }) => Float64Array): Float64Array {
    const { size, width, bases } = view;
    const packed: Float64Array[] = [];
    for (const { sheet, column } of this.places(view)) {
      const placed = this.#sheets[sheet]!;
      packed[placed.pack] = read({ ...placed, column });
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

function isKept({ bases }: Tally, pack: number, { fields }: Packs): boolean {
  return pack === 0 || bases.some((base) => fields[base]!.pack === pack);
}
