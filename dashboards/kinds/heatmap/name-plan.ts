import type { AxisNames } from "../../format/axis-names.ts";
import type { Formatters } from "../../format/formatters.ts";
import type { Axis } from "../../query/table/axis.ts";
import { breakName } from "../../scene/labels/name-lines.ts";
import { textWidth, wrapText } from "../../scene/text-metrics.ts";
import { count } from "../read-series.ts";
import { layOutHeads, type Heads } from "./heads.ts";

const widestCell = 300;
/** Of the width, what the names of rows may take for a word that would be cut otherwise. */
const mostNamesShare = 0.44;

type Named = {
  rows: Axis;
  rowNames: AxisNames | undefined;
  columns: Axis;
  columnNames: AxisNames | undefined;
  format: Formatters;
  width: number;
  /** Width for which it is decided what goes where. */
  planned: number;
};

type NamePlan = {
  left: number;
  cellWidth: number;
  heads: Heads;
  rowHeads: readonly (readonly string[])[];
};

const plans = new WeakMap<Axis, { named: Named; plan: NamePlan }>();

/** Returns the room of the names of a heat map, broken into lines: no filter changes them, so they are laid out once. */
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

/** The names of bins of numbers where they fit. */
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

/** Returns the width for the row names: that of the widest, or of two lines where the column heads would be cut otherwise. */
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
