import {
  IngestError,
  type CellType,
  type Dialect,
  type Doubt,
  type TextTable,
} from "../text-table.ts";
import { findHeader, readHeader, type FoundHeader, type NumberedRow } from "./find-header.ts";
import { limits } from "./limits.ts";
import { TableBuilder } from "./table-builder.ts";

/** Place of a header that is known: line of its last row (0 is none) and number of rows. */
export type HeaderPlace = { headerLine: number; headerRows: number };

type Row = NumberedRow & { types: readonly CellType[] | undefined };

const sampleRows = 200;

/** Collects rows of a file without types: finds the header among the first ones, then builds the table. */
export class RowCollector {
  readonly notes: Doubt[] = [];
  readonly #place: HeaderPlace | undefined;
  readonly #mostRows: number;
  readonly #keepsRepeats: boolean;
  #sample: Row[] | undefined = [];
  #found: FoundHeader | undefined;
  #table: TableBuilder | undefined;
  #headerLine = 0;
  #longRows = { count: 0, line: 0, cell: "" };
  #repeats = { count: 0, line: 0 };

  constructor(
    place: HeaderPlace | undefined,
    mostRows: number = limits.rows,
    keepsRepeats = false,
  ) {
    this.#place = place;
    this.#mostRows = mostRows;
    this.#keepsRepeats = keepsRepeats;
  }

  get hasHeader(): boolean {
    return this.#table !== undefined;
  }

  /** Takes a row, whose array may be used again; returns false when the table has enough. */
  push(cells: readonly string[], line: number, types?: readonly CellType[]): boolean {
    if (this.#sample) {
      if (cells.some((cell) => cell.trim() !== "") || this.#place)
        this.#sample.push({ cells: [...cells], line, types: types && [...types] });
      if (this.#sample.length >= sampleRows) this.#begin();
    } else this.#add(cells, line, types);
    return !(this.#table?.isFull ?? false);
  }

  /** Ends the file; throws if it has no rows. */
  build(describe: (place: HeaderPlace) => Dialect): TextTable {
    if (this.#sample) this.#begin();
    const found = this.#found;
    if (!this.#table || !found || this.#table.columns.length === 0)
      throw new IngestError({ code: "noRows", params: {} });
    this.#noteRows();
    return this.#table.build(
      describe({ headerLine: this.#headerLine, headerRows: found.headerRows }),
    );
  }

  #begin(): void {
    const sample = this.#sample ?? [];
    this.#sample = undefined;
    const found = this.#place ? this.#read(sample, this.#place) : findHeader(sample);
    this.#found = found;
    this.#headerLine = sample[found.header]?.line ?? 0;
    const columns = found.names.length;
    if (columns === 0) return;
    this.#table = new TableBuilder(found.names, this.#mostRows);
    if (!this.#place) this.#noteHeader(sample, found);
    for (const { cells, line, types } of sample.slice(found.body)) {
      if (this.#table.isFull) break;
      this.#add(cells, line, types);
    }
  }

  /** Reads the header at its known line; a file that does not reach it has no rows. */
  #read(sample: readonly Row[], { headerLine, headerRows }: HeaderPlace): FoundHeader {
    const header = sample.findIndex(({ line }) => line === headerLine);
    const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
    const names =
      headerLine === 0
        ? Array.from({ length: width }, () => "")
        : readHeader(sample, header, headerRows);
    return { header, headerRows, body: header + 1, names, isCertain: true };
  }

  #add(cells: readonly string[], line: number, types: readonly CellType[] | undefined): void {
    const table = this.#table;
    if (!table) return;
    if (this.#isHeaderAgain(cells)) {
      this.#repeats.line ||= line;
      this.#repeats.count += 1;
      return;
    }
    for (let index = table.columns.length; index < cells.length; index += 1) {
      if (cells[index]!.trim() === "") continue;
      this.#longRows.count += 1;
      if (this.#longRows.line === 0) {
        this.#longRows.line = line;
        this.#longRows.cell = cells[index]!;
      }
      break;
    }
    table.addRow(cells, line, types);
  }

  #isHeaderAgain(cells: readonly string[]): boolean {
    const names = this.#found?.names ?? [];
    if (this.#keepsRepeats || this.#headerLine === 0 || cells[0] !== names[0] || names.length < 2)
      return false;
    return names.every((name, index) => (cells[index] ?? "").trim() === name);
  }

  #noteHeader(sample: readonly Row[], found: FoundHeader): void {
    const { header, headerRows, body, names } = found;
    const above = sample.slice(0, header === -1 ? body : header - headerRows + 1);
    const text = above.flatMap(({ cells }) => cells).find((cell) => cell.trim() !== "");
    if (text !== undefined)
      this.#note("linesAbove", { count: above.length, line: this.#headerLine, found: text.trim() });
    if (header === -1) this.#note("noHeader", { count: names.length });
    else if (!found.isCertain) this.#note("headerGuessed", { line: this.#headerLine });
    if (headerRows > 1)
      this.#note("headerJoined", {
        count: headerRows,
        line: this.#headerLine,
        found: names.find((name) => name.includes(" ")) ?? "",
      });
  }

  #noteRows(): void {
    const { count, line, cell } = this.#longRows;
    if (count > 0)
      this.#note("longRows", {
        count,
        line,
        found: cell,
        columns: this.#table?.columns.length ?? 0,
      });
    if (this.#repeats.count > 0) this.#note("headerRepeated", { ...this.#repeats });
    if (this.#table?.isFull) this.#note("rowsLimited", { count: this.#mostRows });
  }

  #note(code: Doubt["code"], params: Doubt["params"]): void {
    this.notes.push({ code, params });
  }
}
