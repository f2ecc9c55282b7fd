import { isNullText } from "../null-texts.ts";
import type { CellType, Doubt, TextColumn, TextTable } from "../text-table.ts";

/** A filled text of a column: trimmed, with the rows that have it and its place among the column's texts. */
export type FilledText = { text: string; rows: number; index: number; type: CellType };

/** Adds a doubt about a column, with the text and line of an example. */
export type Add = (code: Doubt["code"], example?: FilledText, params?: Doubt["params"]) => void;

/** Texts of a column to infer from: neither empty, nor those of missing values, nor of rows left out. */
export type ColumnTexts = { filled: FilledText[]; rows: number; nulls: string[] };

/** Lists a column's filled texts; those that stand for missing values are apart. */
export function listTexts(column: TextColumn, leftOut: ReadonlySet<string>): ColumnTexts {
  const filled: FilledText[] = [];
  const nulls = new Set<string>();
  let rows = 0;
  for (const [index, raw] of column.texts.entries()) {
    const text = raw.trim();
    if (text === "" || column.counts[index] === 0 || leftOut.has(text)) continue;
    if (isNullText(text)) nulls.add(text);
    else {
      const count = column.counts[index]!;
      filled.push({ text, rows: count, index, type: column.types?.[index] ?? "text" });
      rows += count;
    }
  }
  return { filled, rows, nulls: [...nulls] };
}

/** Returns the line in the file where a text of a column first stands. */
export function findLine(table: TextTable, column: TextColumn, index: number): number {
  return table.lines[column.codes.indexOf(index)] ?? 0;
}
