import { findShape } from "./cell-shape.ts";
import { isBlank } from "./is-blank.ts";
import { describeColumn, isName, type NumberedRow } from "./judge-row.ts";

/** Rows of a first table before another one may begin. */
const fewestRows = 2;

/** Watches for a second table below the first one: a row of different names over typed columns. */
export class TableEnd {
  readonly #names: ReadonlySet<string>;
  readonly #typed: number[];
  #isAfterGap = false;
  #rows = 0;
  /** First line of the second table and its rows so far. */
  readonly rest = { line: 0, count: 0, found: "" };

  constructor(body: readonly NumberedRow[], names: readonly string[]) {
    this.#names = new Set(names);
    this.#typed = [...names.keys()].filter((column) =>
      ["number", "date", "time"].includes(describeColumn(body, column).main),
    );
  }

  /** Returns whether a row belongs to a second table. */
  isBehind(cells: readonly string[], line: number): boolean {
    const isGap = isBlank(cells);
    if (!isGap) this.#rows += 1;
    if (this.rest.line === 0 && this.#rows > fewestRows && !isGap && this.#begins(cells)) {
      this.rest.line = line;
      this.rest.found = cells
        .filter((cell) => cell.trim() !== "")
        .slice(0, 3)
        .join(", ");
    }
    this.#isAfterGap = isGap;
    if (this.rest.line === 0) return false;
    if (!isGap) this.rest.count += 1;
    return true;
  }

  /** Returns whether a row has names alone over typed columns, after a blank row or with names of the header. */
  #begins(cells: readonly string[]): boolean {
    const [first] = this.#typed;
    if (first === undefined || /^[\d+-]/.test(cells[first] ?? "")) return false;
    if (!this.#typed.some((column) => isName(cells[column] ?? ""))) return false;
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    const known = filled.filter((cell) => this.#names.has(cell)).length;
    return (
      filled.length > 1 &&
      (this.#isAfterGap || known > filled.length / 2) &&
      new Set(filled).size === filled.length &&
      filled.every((cell) => isName(cell) && findShape(cell) === "text" && !/total/i.test(cell))
    );
  }
}
