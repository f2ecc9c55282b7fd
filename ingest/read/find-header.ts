import { isNullText } from "../null-texts.ts";
import { findShape, type CellShape } from "./cell-shape.ts";

/** A row of texts and its number in the file. */
export type NumberedRow = { cells: readonly string[]; line: number };

export type FoundHeader = {
  /** Index among the rows of the header's last row; -1 is none. */
  header: number;
  /** Rows that make up the header. */
  headerRows: number;
  /** Index of the first row of data. */
  body: number;
  names: string[];
  /** Whether types show the header, or only the lack of repeated texts. */
  isCertain: boolean;
};

/** Finds header and first row of data among a table's first rows. */
export function findHeader(rows: readonly NumberedRow[]): FoundHeader {
  const width = Math.max(0, ...rows.map(({ cells }) => countExtent(cells)));
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== "").length);
  const most = Math.max(0, ...filled);
  const first = filled.findIndex((count) => count >= Math.max(1, most / 2));
  const pad = (names: readonly string[]) =>
    Array.from({ length: width }, (_, index) => names[index] ?? "");
  if (first === -1) return { header: -1, headerRows: 1, body: 0, names: [], isCertain: true };
  const judged = judge(rows, first, width);
  if (!judged.isHeader)
    return { header: -1, headerRows: 1, body: first, names: pad([]), isCertain: judged.isCertain };
  let last = first;
  if (last + 2 < rows.length) {
    const below = judge(rows, last + 1, width);
    if (below.isHeader && below.isCertain && !judge(rows, last + 2, width).isHeader) last += 1;
  }
  let from = first;
  if (from === last && from > 0 && needsUpperRow(rows[last]!.cells, rows[from - 1]!.cells, width))
    from -= 1;
  return {
    header: last,
    headerRows: last - from + 1,
    body: last + 1,
    names: pad(joinRows(rows.slice(from, last + 1), width)),
    isCertain: judged.isCertain,
  };
}

/** Returns the names of a header whose last row and number of rows are known. */
export function readHeader(
  rows: readonly NumberedRow[],
  header: number,
  headerRows: number,
): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => countExtent(cells)));
  return joinRows(rows.slice(Math.max(0, header - headerRows + 1), header + 1), width);
}

function countExtent(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

/** Compares a row with those below: text over typed cells makes a header, equal types make data. */
function judge(
  rows: readonly NumberedRow[],
  index: number,
  width: number,
): { isHeader: boolean; isCertain: boolean } {
  const { cells } = rows[index]!;
  const body = rows.slice(index + 1, index + 101);
  const areYears = haveYears(cells);
  let typedOver = 0;
  let textOver = 0;
  let repeated = 0;
  for (let column = 0; column < width; column += 1) {
    const cell = cells[column]?.trim() ?? "";
    const shape = findShape(cell);
    const { main, hasText } = describe(body, column, cell);
    if (shape === "empty" || main === "empty") continue;
    if (shape === "text" && main !== "text") textOver += isName(cell) ? 1 : 0;
    else if (shape !== "text" && shape === main && !areYears) typedOver += 1;
    else if (shape === "text" && hasText) repeated += 1;
  }
  const isTyped = cells.some((cell) => !["text", "empty"].includes(findShape(cell)));
  if (textOver !== typedOver) return { isHeader: textOver > typedOver, isCertain: true };
  if (typedOver > 0) return { isHeader: false, isCertain: false };
  return { isHeader: repeated === 0 && (!isTyped || areYears), isCertain: body.length === 0 };
}

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isNullText(cell);
}

/** Returns the most frequent type of a column's cells, and whether one of them is a given text. */
function describe(
  body: readonly NumberedRow[],
  column: number,
  text: string,
): { main: CellShape; hasText: boolean } {
  const counts = new Map<CellShape, number>();
  let hasText = false;
  for (const { cells } of body) {
    const cell = cells[column]?.trim() ?? "";
    const shape = findShape(cell);
    hasText ||= cell === text && cell !== "";
    if (shape !== "empty") counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const [main] = [...counts].toSorted(([, a], [, b]) => b - a);
  return { main: main?.[0] ?? "empty", hasText };
}

/** Returns whether all numbers of a row are different years, as over columns of values. */
function haveYears(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => cell.trim()).filter((cell) => findShape(cell) === "number");
  return (
    numbers.length > 1 &&
    new Set(numbers).size === numbers.length &&
    numbers.every((cell) => /^(?:19|20)\d\d$/.test(cell))
  );
}

/** Returns whether names are twins or missing, which the row above may explain. */
function needsUpperRow(names: readonly string[], upper: readonly string[], width: number): boolean {
  const filled = names.slice(0, width).map((name) => name.trim());
  const isUnclear = new Set(filled).size < width || filled.includes("");
  return isUnclear && upper.filter((cell) => cell.trim() !== "").length > 1;
}

/** Joins the rows of a header; a merged cell of an upper row reaches to the next filled one. */
function joinRows(rows: readonly NumberedRow[], width: number): string[] {
  const last = rows.length - 1;
  const parts = rows.map(({ cells }, row) => {
    let name = "";
    return Array.from({ length: width }, (_, column) => {
      const cell = cells[column]?.trim() ?? "";
      if (row === last) return cell;
      name = cell === "" ? name : cell;
      return name;
    });
  });
  return Array.from({ length: width }, (_, column) =>
    [...new Set(parts.map((row) => row[column]!))].filter((part) => part !== "").join(" "),
  );
}
