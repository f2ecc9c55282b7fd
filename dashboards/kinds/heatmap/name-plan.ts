import type { AxisNames } from "../../format/axis-names.ts";
import type { Formatters } from "../../format/formatters.ts";
import type { Axis } from "../../query/table/axis.ts";
import { breakName } from "../../scene/labels/draw-name-lines.ts";
import { textWidth, wrapText } from "../../scene/text-metrics.ts";
import { count } from "../read-series.ts";
import { layOutHeads, type Heads } from "./heads.ts";

const widestCell = 300;
/** Largest share of the width that row names take, so that no word is cut. */
const mostNamesShare = 0.44;

type Named = {
  rows: Axis;
  rowNames: AxisNames | undefined;
  columns: Axis;
  columnNames: AxisNames | undefined;
  format: Formatters;
  width: number;
  /** Width that the arrangement is chosen for, one for a range of widths (`planned-width.ts`). */
  planned: number;
};

type NamePlan = {
  left: number;
  cellWidth: number;
  heads: Heads;
  rowHeads: readonly (readonly string[])[];
};

const plans = new WeakMap<Axis, { named: Named; plan: NamePlan }>();

/** Returns the layout of a heat map's names, in lines, cached: no filter changes them. */
export function findNamePlan(named: Named): NamePlan {
  const kept = plans.get(named.rows);
  if (kept !== undefined && isSame(kept.named, named)) return kept.plan;
  const plan = planNames(named);
  plans.set(named.rows, { named, plan });
  return plan;
}

function isSame(one: Named, other: Named): boolean {
  return (Object.keys(one) as (keyof Named)[]).every((key) => one[key] === other[key]);
}

function planNames({
  rows,
  rowNames,
  columns,
  columnNames,
  format,
  width,
  planned,
}: Named): NamePlan {
  const nameRow = rows.kind === "days" ? format.tick : format.bin;
  const texts = count(rows.size).map((row) => nameRow(rows, rowNames, row));
  const ticks = count(columns.size).map((column) => format.tick(columns, columnNames, column));
  const left = roomForNames(texts, columns.kind === "labels" ? ticks : [], planned);
  const widthOfCell = (whole: number): number =>
    Math.min((whole - left) / columns.size, widestCell);
  const leastCell = widthOfCell(planned);
  const names = nameColumns(format, columns, columnNames, leastCell) ?? ticks;
  return {
    left,
    cellWidth: widthOfCell(width),
    heads: layOutHeads(columns, names, leastCell),
    rowHeads: texts.map((name) => breakName(name, left - 10)),
  };
}

/** Returns the names of bins of numbers, where they fit. */
function nameColumns(
  format: Formatters,
  columns: Axis,
  axisNames: AxisNames | undefined,
  cellWidth: number,
): string[] | undefined {
  if (columns.kind !== "numbers") return undefined;
  const names = count(columns.size).map((column) => format.bin(columns, axisNames, column));
  return names.every((name) => textWidth(name) < cellWidth - 6) ? names : undefined;
}

/**
 * Returns the width of the row names: of the widest one, or of two lines where the column heads would be cut otherwise.
 */
function roomForNames(rows: readonly string[], heads: readonly string[], width: number): number {
  const usual = width * (width < 420 ? 0.36 : 0.3);
  const broken = Math.min(widthOf(listWords(rows)), width * mostNamesShare);
  const whole = Math.min(widthOf(rows), Math.max(usual, broken));
  const cell = (width - whole) / heads.length - 4;
  const isCramped = listWords(heads).some((word) => textWidth(word) > cell);
  const canBreak = rows.every((name) => wrapText(name, broken - 10, 2).length > 0);
  return isCramped && canBreak ? broken : whole;
}

function widthOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => textWidth(text))) + 14;
}

function listWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(" "));
}
