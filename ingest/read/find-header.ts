import { judgeRow, type NumberedRow } from "./judge-row.ts";

export type FoundHeader = {
  /** Index among the rows of the header's last row; -1 is none. */
  header: number;
  /** Rows that make up the header. */
  headerRows: number;
  /** Index of the first row of data. */
  body: number;
  names: readonly string[];
  /** Whether types show the header, or only the lack of repeated texts. */
  isCertain: boolean;
  /** Whether the header had blank cells that the rows have not. */
  isUneven: boolean;
};

/** Finds header and first row of data among a table's first rows; `width` is the number of columns, if known. */
export function findHeader(rows: readonly NumberedRow[], known = 0): FoundHeader {
  const width = known || Math.max(0, ...rows.map(({ cells }) => countExtent(cells)));
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== "").length);
  const most = Math.min(width, Math.max(0, ...filled));
  const first = filled.findIndex((count) => count > most / 2);
  const none = { header: -1, headerRows: 1, isUneven: false };
  if (first === -1) return { ...none, body: 0, names: [], isCertain: true };
  const { isHeader, isCertain } = judgeRow(rows, first, width);
  if (!isHeader)
    return { ...none, body: first, names: Array.from({ length: width }, () => ""), isCertain };
  const last = isHeaderToo(rows, first + 1, width) ? first + 1 : first;
  const upper = rows[first - 1];
  const isMerged = last === first && upper && needsUpperRow(rows[last]!.cells, upper.cells, width);
  const from = isMerged ? first - 1 : first;
  const names = joinRows(
    rows.slice(from, last + 1),
    Math.max(width, countExtent(rows[last]!.cells)),
  );
  const even = known > 0 ? dropSurplus(names, width) : names;
  return {
    header: last,
    headerRows: last - from + 1,
    body: last + 1,
    names: even,
    isCertain,
    isUneven: even.length !== names.length,
  };
}

/** Returns whether the row below a header is one more of its rows: names alone, over typed cells. */
function isHeaderToo(rows: readonly NumberedRow[], index: number, width: number): boolean {
  if (index + 1 >= rows.length) return false;
  const { isHeader, isCertain, isTyped } = judgeRow(rows, index, width);
  return isHeader && isCertain && !isTyped && !judgeRow(rows, index + 1, width).isHeader;
}

/** Leaves out as many blank names as a header has cells too many. */
function dropSurplus(names: readonly string[], width: number): readonly string[] {
  const blank = names.filter((name) => name === "").length;
  return blank === names.length - width ? names.filter((name) => name !== "") : names;
}

/** Returns the names of a header whose last row and number of rows are known. */
export function readHeader(
  rows: readonly NumberedRow[],
  header: number,
  headerRows: number,
  known: number,
): readonly string[] {
  const widest = known || Math.max(0, ...rows.map(({ cells }) => countExtent(cells)));
  const width = Math.max(widest, countExtent(rows[header]?.cells ?? []));
  const names = joinRows(rows.slice(Math.max(0, header - headerRows + 1), header + 1), width);
  return known > 0 ? dropSurplus(names, known) : names;
}

function countExtent(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
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
      const cell = cells[column]?.trim().replaceAll(/\s+/g, " ") ?? "";
      if (row === last) return cell;
      name = cell === "" ? name : cell;
      return name;
    });
  });
  return Array.from({ length: width }, (_, column) =>
    [...new Set(parts.map((row) => row[column]!))].filter((part) => part !== "").join(" "),
  );
}
