import type { Binning, ViewDeclaration } from "../../../query/table/view.ts";
import type { Need } from "../visuals/need.ts";
import { keyAxis } from "./column-keys.ts";
import { placeAxis } from "./gather-columns.ts";
import type { GatheredColumns } from "./pack-gathered.ts";
import type { BuiltMeasure } from "./measure-list.ts";

/** A view with the columns of a visual; visuals of the same one share it. */
export type BuiltView = { id: string; need: Need; declaration: ViewDeclaration };

/** Levels that views can be filtered by. */
const mostFilters = 32;

/** True of a visual that draws numbers along a scale. */
export function isOnScale({ spec }: Need): boolean {
  return spec?.kind === "line";
}

/** The views of a report; visuals that divide by the same columns share one. */
export class ViewList {
  readonly #columns: GatheredColumns;
  readonly #known = new Map<
    string,
    { view: BuiltView; measures: Set<string>; isFilterable: boolean }
  >();

  constructor(columns: GatheredColumns) {
    this.#columns = columns;
  }

  add(need: Need, isFilterable: boolean, measures: readonly BuiltMeasure[] = []): BuiltView {
    const { axes } = need;
    const binnings = axes.map((axis) => this.#bin(need, axis));
    const key = JSON.stringify([binnings, need.role === "slicer"]);
    const known = this.#known.get(key);
    if (known !== undefined) {
      for (const { id } of measures) known.measures.add(id);
      known.isFilterable &&= isFilterable;
      return known.view;
    }
    const [first, second] = binnings;
    const shape: ViewDeclaration["shape"] =
      second === undefined
        ? { kind: "bins", levels: first ?? [] }
        : { kind: "pair", rows: first![0]!, columns: second[0]! };
    const id = first === undefined ? "total" : `view${String(this.#known.size + 1)}`;
    const view = { id, need, declaration: { shape, isFilterable } };
    this.#known.set(key, { view, measures: new Set(measures.map((one) => one.id)), isFilterable });
    return view;
  }

  /** Declares the views: the first ones can be filtered by, as many as there are bits for. */
  finish(anyMeasure: string | undefined): BuiltView[] {
    let left = mostFilters;
    return [...this.#known.values()]
      .filter(({ view }) => view.id !== "total")
      .map(({ view: { id, need, declaration }, measures, isFilterable }) => {
        const { shape } = declaration;
        const size = shape.kind === "bins" ? shape.levels.length : 1;
        const isOpen = isFilterable && size <= left;
        if (isOpen) left -= size;
        const cut =
          !isOpen && shape.kind === "bins" ? { ...shape, levels: shape.levels.slice(0, 1) } : shape;
        const own =
          measures.size > 0 ? [...measures] : anyMeasure === undefined ? [] : [anyMeasure];
        return { id, need, declaration: { shape: cut, measures: own, isFilterable: isOpen } };
      });
  }

  #bin(need: Need, axis: Need["axes"][number]): Binning[] {
    const column = this.#columns.ids.get(keyAxis(placeAxis(axis, isOnScale(need))))!;
    const levels = axis.levels ?? [""];
    return levels.map((level) => (level === "" ? { column } : { column, level }));
  }
}
