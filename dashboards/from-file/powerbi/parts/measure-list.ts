import { nameIds } from "../../../../ingest/infer/name-ids.ts";
import type { MeasureDeclaration } from "../../../query/measures/measure.ts";
import { keyLeaf } from "../rows/wide-columns.ts";
import { listAxisColumns, type Figure, type Need } from "../visuals/need.ts";
import { daysOf } from "./dated-columns.ts";
import { keyAxis } from "./column-keys.ts";
import { countsRows } from "./gather-columns.ts";
import type { GatheredColumns } from "./pack-gathered.ts";
import { lowerFormula, type ColumnOf } from "./lower-formula.ts";
import type { Part } from "./plan-parts.ts";
import { readFormat } from "./read-format.ts";

export type BuiltMeasure = { id: string; figure: Figure; declaration: MeasureDeclaration };

/** The measures of a report; the same formula in the same format is one. */
export class MeasureList {
  readonly all: BuiltMeasure[] = [];
  readonly #part: Part;
  readonly #columns: GatheredColumns;
  readonly #known = new Map<string, BuiltMeasure>();

  constructor(part: Part, columns: GatheredColumns) {
    this.#part = part;
    this.#columns = columns;
  }

  add(figure: Figure, { axes }: Need): BuiltMeasure {
    const { ids } = this.#columns;
    const columnOf: ColumnOf = (leaf) => ({
      column: countsRows(this.#part, leaf) ? undefined : ids.get(keyLeaf(leaf)),
      day: leaf.dated && ids.get(keyAxis(daysOf(leaf.dated))),
    });
    const value = lowerFormula(figure.formula, columnOf, axes.flatMap(listAxisColumns));
    const declaration = { value, ...readFormat(figure) };
    const key = JSON.stringify([figure.name, declaration]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const names = [...this.all.map((one) => one.figure.name), figure.name];
    const made = { id: nameIds(names).ids.at(-1)!, figure, declaration };
    this.all.push(made);
    this.#known.set(key, made);
    return made;
  }
}
