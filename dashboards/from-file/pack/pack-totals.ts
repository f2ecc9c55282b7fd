import { noDay, type ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import { blankLabel } from "../../query/table/column.ts";
import type { PackedColumn } from "../rows/encode-rows.ts";
import type { ColumnUse } from "./column-use.ts";
import { isSummed, knownOf, rowsColumn } from "./over-totals.ts";
import { packColumns } from "./pack-columns.ts";
import { PackFault } from "./pack-fault.ts";
import { otherLabel, type Columns } from "./pack-labels.ts";

/** A column that totals are divided by: the key of each row, and that of what is too small to be named. */
type Dimension = {
  id: string;
  keys: ArrayLike<number>;
  other: number;
  size: number;
  use: ColumnUse;
  /** Wider columns, which become "other" together with this one. */
  within: readonly string[];
  toColumn: (keys: readonly number[]) => ParsedColumn;
};

/** Amounts are the number of rows, then the sum of each number and the count of its values; `merged` counts moved rows. */
type Group = { keys: number[]; amounts: Float64Array; merged: number };

/**
 * Packs totals of the rows that share all labels, days and bands. Groups of fewer than `fewest` rows, or of fewer values
 * of a number, become "other" in one column after the other until they are large enough; `merged` counts their rows.
 */
export function packTotals(
  parsed: Columns["parsed"],
  uses: Columns["uses"],
  fewest: number,
): { packed: Record<string, PackedColumn>; merged: number } {
  const coded = Object.entries(uses).find(([, { as }]) => as === "code");
  if (coded !== undefined) throw new PackFault(coded[0], "no-total", "code");
  const rows = packColumns(parsed, uses);
  const summed = Object.keys(rows).filter((id) => isSummed(uses[id], parsed[id]?.kind));
  const dimensions = Object.entries(rows)
    .filter(([id]) => !summed.includes(id))
    .map(([id, column]) => openDimension(id, column, uses[id]));
  const numbers = summed.map((id) => parsed[id] as ParsedColumn & { kind: "number" });
  const groups = groupRows(dimensions, numbers, Object.values(rows)[0]?.values.length ?? 0);
  mergeSmall(groups, dimensions, fewest);
  const all = [...groups.values()].toSorted((one, other) => compareKeys(one.keys, other.keys));
  const merged = all.reduce((sum, group) => sum + group.merged, 0);
  const total = (at: number, decimals: number): ParsedColumn => ({
    kind: "number",
    decimals,
    values: Float64Array.from(all, ({ amounts }) => amounts[at]!),
  });
  const columns: Record<string, { column: ParsedColumn; use: ColumnUse }> = {};
  for (const [at, { id, use, toColumn }] of dimensions.entries())
    columns[id] = { column: toColumn(all.map(({ keys }) => keys[at]!)), use };
  for (const [at, id] of summed.entries()) {
    columns[id] = { column: total(2 * at + 1, numbers[at]!.decimals), use: { as: "number" } };
    columns[knownOf(id)] = { column: total(2 * at + 2, 0), use: { as: "number" } };
  }
  columns[rowsColumn] = { column: total(0, 0), use: { as: "number" } };
  const pick = <Key extends "column" | "use">(key: Key) =>
    Object.fromEntries(Object.entries(columns).map(([id, one]) => [id, one[key]]));
  return { packed: packColumns(pick("column"), pick("use")), merged };
}

function openDimension(
  id: string,
  { declaration, values: keys }: PackedColumn,
  use: ColumnUse | undefined,
): Dimension {
  if (declaration.kind === "dictionary") {
    const { levels } = declaration;
    const labels = [...new Set([...declaration.labels, otherLabel])];
    const blank = labels.indexOf(blankLabel);
    const within = levels.map((level) => level.id);
    return {
      id,
      keys,
      other: labels.indexOf(otherLabel),
      size: labels.length,
      use: { as: "label", within },
      within,
      toColumn: (of) => ({
        kind: "text",
        labels,
        codes: Int32Array.from(of, (key) => (key === blank ? -1 : key)),
      }),
    };
  }
  if (declaration.kind === "day") {
    const other = declaration.last + 1;
    const days = (of: readonly number[]) =>
      Int32Array.from(of, (key) => (key === other ? noDay : key));
    const as = use?.as === "month" ? "month" : "day";
    const toColumn = (of: readonly number[]): ParsedColumn => ({ kind: "date", days: days(of) });
    return { id, keys, other, size: -1, use: { as }, within: [], toColumn };
  }
  const { max, scale } = declaration;
  const toColumn = (of: readonly number[]): ParsedColumn => ({
    kind: "number",
    decimals: Math.round(Math.log10(scale)),
    values: Float64Array.from(of, (key) => (key > max ? Number.NaN : key)),
  });
  return { id, keys, other: max + 1, size: 0, use: { as: "number" }, within: [], toColumn };
}

function groupRows(
  dimensions: readonly Dimension[],
  numbers: readonly { values: Float64Array }[],
  rowCount: number,
): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (let row = 0; row < rowCount; row += 1) {
    const keys = dimensions.map((one) => one.keys[row]!);
    const { amounts } = findGroup(groups, keys, 1 + 2 * numbers.length);
    amounts[0]! += 1;
    for (let at = 0; at < numbers.length; at += 1) {
      const value = numbers[at]!.values[row]!;
      if (Number.isNaN(value)) continue;
      amounts[2 * at + 1]! += value;
      amounts[2 * at + 2]! += 1;
    }
  }
  return groups;
}

function findGroup(groups: Map<string, Group>, keys: number[], size: number): Group {
  const key = keys.join();
  const group = groups.get(key) ?? { keys, amounts: new Float64Array(size), merged: 0 };
  groups.set(key, group);
  return group;
}

/** Merges groups that are too small: the labels of most values become "other" first, and days last. */
function mergeSmall(
  groups: Map<string, Group>,
  dimensions: readonly Dimension[],
  fewest: number,
): void {
  const isSmall = ({ amounts }: Group): boolean =>
    amounts[0]! < fewest ||
    amounts.some((count, at) => at > 0 && at % 2 === 0 && count > 0 && count < fewest);
  const listSmall = (): Group[] => [...groups.values()].filter(isSmall);
  const move = (group: Group, keys: number[]): void => {
    if (compareKeys(group.keys, keys) === 0) return;
    groups.delete(group.keys.join());
    const target = findGroup(groups, keys, group.amounts.length);
    for (const [at, amount] of group.amounts.entries()) target.amounts[at]! += amount;
    target.merged += group.amounts[0]!;
  };
  const nested = new Set(dimensions.flatMap(({ within }) => within));
  const steps = dimensions
    .filter(({ id }) => !nested.has(id))
    .toSorted((one, other) => other.size - one.size);
  for (const { id, within } of steps) {
    for (const group of listSmall()) {
      const isOther = (one: Dimension): boolean => one.id === id || within.includes(one.id);
      move(
        group,
        dimensions.map((one, at) => (isOther(one) ? one.other : group.keys[at]!)),
      );
    }
  }
  for (let [rest] = listSmall(); rest !== undefined; [rest] = listSmall()) {
    const least = [...groups.values()]
      .filter((one) => one !== rest)
      .reduce<Group | null>(
        (found, one) => (found !== null && found.amounts[0]! <= one.amounts[0]! ? found : one),
        null,
      );
    if (least === null) throw new PackFault(rowsColumn, "too-few", String(fewest));
    move(least, rest.keys);
  }
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, place) => key !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
