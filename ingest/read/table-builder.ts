import { IngestError, type CellType, type Dialect, type TextTable } from "../text-table.ts";
import { isBlank } from "./is-blank.ts";
import { limits } from "./limits.ts";
import { double, TextColumnBuilder } from "./text-column-builder.ts";

/** A narrower table may have rows with one cell; more lines than these are no remarks. */
const fewestColumns = 3;
const mostLinesBelow = 20;

/** Collects rows of texts as a table. */
export class TableBuilder {
  readonly columns: TextColumnBuilder[];
  readonly #mostRows: number;
  #lines = new Uint32Array(1024);
  rowCount = 0;

  constructor(names: readonly string[], mostRows: number = limits.rows) {
    this.columns = names.map((name) => new TextColumnBuilder(name));
    this.#mostRows = mostRows;
    this.#checkWidth();
  }

  get isFull(): boolean {
    return this.rowCount >= this.#mostRows;
  }

  /** Adds a column to a table that has rows. */
  addColumn(name: string): void {
    const column = new TextColumnBuilder(name);
    column.fill(this.rowCount);
    this.columns.push(column);
    this.#checkWidth();
  }

  /** Appends a row; a wholly blank one is skipped, missing cells are empty. */
  addRow(cells: readonly string[], line: number, types?: readonly CellType[]): void {
    if (isBlank(cells)) return;
    this.checkRoom(line);
    for (let index = 0; index < this.columns.length; index += 1)
      this.columns[index]!.add(cells[index] ?? "", types?.[index]);
    if (this.rowCount === this.#lines.length) this.#lines = double(this.#lines);
    this.#lines[this.rowCount] = line;
    this.rowCount += 1;
  }

  /** Throws where one more row would exceed the limits. */
  checkRoom(line: number): void {
    if (this.rowCount >= limits.rows)
      throw new IngestError({ code: "tooManyRows", line, params: { most: limits.rows } });
    if (this.rowCount * this.columns.length > limits.cells)
      throw new IngestError({ code: "tooManyCells", line, params: { most: limits.cells } });
  }

  /** Takes back last rows that have one cell alone, such as sources and remarks; returns where the first one stood. */
  dropLinesBelow(): { line: number; count: number; found: string } | undefined {
    let below: { line: number; count: number; found: string } | undefined;
    if (this.columns.length < fewestColumns) return undefined;
    while (this.rowCount > 1 && (below?.count ?? 0) < mostLinesBelow) {
      const filled = this.columns
        .map(({ lastText }) => lastText.trim())
        .filter((text) => text !== "");
      if (filled.length !== 1 || !/\p{L}/u.test(filled[0]!)) break;
      this.rowCount -= 1;
      for (const column of this.columns) column.dropLast();
      const line = this.#lines[this.rowCount]!;
      below = { line, count: (below?.count ?? 0) + 1, found: filled[0]! };
    }
    return below;
  }

  /** Returns the table without columns that have neither a name nor a value. */
  build(dialect: Dialect): TextTable {
    const columns = this.columns.filter(({ name, isEmpty }) => name !== "" || !isEmpty);
    return {
      rowCount: this.rowCount,
      columns: columns.map((column) => column.build()),
      dialect,
      lines: this.#lines.slice(0, this.rowCount),
    };
  }

  #checkWidth(): void {
    const { length } = this.columns;
    if (length > limits.columns)
      throw new IngestError({
        code: "tooManyColumns",
        params: { found: length, most: limits.columns },
      });
  }
}
