import type { Where } from "../../../query/report-definition.ts";
import type { DayDeclaration } from "../../../query/table/column.ts";
import type { ModelNames } from "../compile/model-names.ts";
import type { RowFilter } from "../compile/scope.ts";
import { nameRef, Refusal } from "../formula/formula.ts";
import { evaluateRow, isTrue, type Cell } from "../rows/evaluate-row.ts";
import type { GatheredColumns } from "./pack-gathered.ts";
import type { BuiltView } from "./view-list.ts";

/**
 * Chooses the bins of a view whose values meet a condition on its column: labels, or days in a row; null where all do.
 * Throws where bins are not single values, or none is chosen.
 */
export function chooseBins(
  { declaration: { shape }, need }: BuiltView,
  { predicate }: RowFilter,
  { packed, sheet }: GatheredColumns,
  names: ModelNames,
): Where[string] | null {
  const of = need.axes[0]!.column;
  const binning = shape.kind === "bins" ? shape.levels[0]! : shape.rows;
  const { declaration } = packed[binning.column]!;
  const meets = (value: Cell): boolean => isTrue(evaluateRow(predicate, () => value));
  const use = sheet.find(({ id }) => id === binning.column)?.use;
  if (declaration.kind === "day" && use?.as === "day") {
    if (binning.level !== undefined) throw new Refusal("date-level", binning.level);
    return chooseDays(declaration, meets, nameRef(of));
  }
  if (declaration.kind !== "dictionary" || use?.as !== "label")
    throw new Refusal("filter", nameRef(of));
  if (use.fewest !== undefined || use.first !== undefined)
    throw new Refusal("personal", nameRef(of));
  const { labels } = declaration;
  const dataType = names.column(of.table, of.column)?.declared.dataType ?? "string";
  const chosen = labels.filter((label) => meets(readLabel(label, dataType)));
  if (chosen.length === 0) throw new Refusal("no-rows", nameRef(of));
  return chosen.length === labels.length ? null : chosen;
}

function chooseDays(
  { first, last, hasBlanks = false }: DayDeclaration,
  meets: (value: Cell) => boolean,
  name: string,
): Where[string] | null {
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(meets);
  const [from, to] = [days[0], days.at(-1)];
  const isEvery = days.length === last - first + 1;
  if (hasBlanks && meets(null)) {
    if (isEvery) return null;
    throw new Refusal("filter", name);
  }
  if (from === undefined || to === undefined) throw new Refusal("no-rows", name);
  if (to - from + 1 !== days.length) throw new Refusal("filter", name);
  return isEvery && !hasBlanks ? null : { from, to: to + 1 };
}

/** Reads a value of the model of its label. */
function readLabel(label: string, dataType: string): Cell {
  if (label === "") return null;
  if (dataType === "string") return label;
  return dataType === "boolean" ? label === "true" : Number(label);
}
