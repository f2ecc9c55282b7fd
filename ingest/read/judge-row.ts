import { isNullText } from "../null-texts.ts";
import { findShape, type CellShape } from "./cell-shape.ts";

/** A row of texts and its number in the file. */
export type NumberedRow = { cells: readonly string[]; line: number };

export type Judgement = {
  isHeader: boolean;
  /** Whether types show it, or only the lack of repeated texts. */
  isCertain: boolean;
  /** Whether a cell of the row has a type. */
  isTyped: boolean;
};

/** Compares a row with those below: text over typed cells makes a header, equal types make data. */
export function judgeRow(rows: readonly NumberedRow[], index: number, width: number): Judgement {
  const { cells } = rows[index]!;
  const body = rows.slice(index + 1, index + 101);
  const areYears = haveYears(cells);
  let typedOver = 0;
  let textOver = 0;
  let repeated = 0;
  for (let column = 0; column < width; column += 1) {
    const cell = cells[column]?.trim() ?? "";
    const shape = findShape(cell);
    const { main, hasText } = describeColumn(body, column, cell);
    if (shape === "empty" || main === "empty") continue;
    if (shape === "text" && main !== "text") textOver += isName(cell) ? 1 : 0;
    else if (shape !== "text" && shape === main && !areYears) typedOver += 1;
    else if (shape === "text" && hasText) repeated += 1;
  }
  const isTyped = cells.some((cell) => !["text", "empty"].includes(findShape(cell)));
  if (textOver !== typedOver) return { isHeader: textOver > typedOver, isCertain: true, isTyped };
  if (typedOver > 0) return { isHeader: false, isCertain: false, isTyped };
  const isHeader = repeated === 0 && (!isTyped || areYears);
  return { isHeader, isCertain: areYears || body.length === 0, isTyped };
}

/** Returns whether a text may be a name: it has a letter and stands for no missing value. */
export function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isNullText(cell);
}

/** Returns the most frequent type of a column's cells, and whether one of them is a given text. */
export function describeColumn(
  body: readonly NumberedRow[],
  column: number,
  text = "",
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
