import {
  IngestError,
  type CellType,
  type Dialect,
  type Doubt,
  type TextTable,
} from "../text-table.ts";
import { findHeader, readHeader, type FoundHeader } from "./find-header.ts";
import type { NumberedRow } from "./judge-row.ts";
import { isBlank } from "./is-blank.ts";
import { limits } from "./limits.ts";
import { TableBuilder } from "./table-builder.ts";
import { count, startCount } from "./row-count.ts";
import { TableEnd } from "./table-end.ts";

/** Place of a header that is known: line of its last row (0 is none) and number of rows. */
export type HeaderPlace = { headerLine: number; headerRows: number };

type Row = NumberedRow & { types: readonly CellType[] | undefined };

const sampleRows = 200;

/** Collects rows of a file: finds the header among the first ones, then builds the table to its end. */
export class RowCollector {
  readonly notes: Doubt[] = [];
  readonly #place: HeaderPlace | undefined;
  readonly #mostRows: number;
  #sample: Row[] | undefined = [];
  #found: FoundHeader | undefined;
  #table: TableBuilder | undefined;
  #end: TableEnd | undefined;
  #headerLine = 0;
  readonly #longRows = startCount();
  readonly #shortRows = startCount();
  readonly #repeats = startCount();
  /** Number of columns, where the file shows it before its header is found; 0 is unknown. */
  width = 0;

  constructor(place: HeaderPlace | undefined, mostRows: number = limits.rows) {
    this.#place = place;
    this.#mostRows = mostRows;
  }

  get rowCount(): number {
    return this.#table?.rowCount ?? 0;
  }

  /** Takes a row, whose array may be used again; returns false when the table has enough. */
  push(cells: readonly string[], line: number, types?: readonly CellType[]): boolean {
    if (this.#sample) {
      this.#sample.push({ cells: [...cells], line, types: types && [...types] });
      if (this.#sample.length >= sampleRows) this.#begin();
    } else this.#add(cells, line, types);
    return !(this.#table?.isFull ?? false);
  }

  /** Ends the file; throws if it has no rows. */
  build(describe: (place: HeaderPlace) => Dialect): TextTable {
    if (this.#sample) this.#begin();
    const found = this.#found;
    if (!this.#table || !found) throw new IngestError({ code: "noRows", params: {} });
    this.#noteRows(this.#table);
    return this.#table.build(
      describe({ headerLine: this.#headerLine, headerRows: found.headerRows }),
    );
  }

  #begin(): void {
    const sample = this.#sample ?? [];
    this.#sample = undefined;
    const found = this.#place ? this.#read(sample, this.#place) : findHeader(sample, this.width);
    if (found.names.length === 0) return;
    this.#found = found;
    this.#headerLine = sample[found.header]?.line ?? 0;
    this.#table = new TableBuilder(found.names, this.#mostRows);
    const body = sample.slice(found.body);
    this.#end = new TableEnd(body, found.names);
    if (!this.#place) this.#noteHeader(sample, found);
    for (const { cells, line, types } of body) {
      if (this.#table.isFull) break;
      this.#add(cells, line, types);
    }
  }

  /** Reads the header at its known line. */
  #read(sample: readonly Row[], { headerLine, headerRows }: HeaderPlace): FoundHeader {
    if (headerLine === 0) return { ...findHeader(sample, this.width), header: -1, headerRows };
    const header = sample.findIndex(({ line }) => line === headerLine);
    const names = readHeader(sample, header, headerRows, this.width);
    return { header, headerRows, body: header + 1, names, isCertain: true, isUneven: false };
  }

  #add(cells: readonly string[], line: number, types: readonly CellType[] | undefined): void {
    const table = this.#table;
    if (!table) return;
    if (this.#isHeaderAgain(cells)) {
      count(this.#repeats, line, cells[0]!);
    } else if (!this.#end?.isBehind(cells, line)) {
      this.#noteLong(cells, line, table.columns.length);
      if (cells.length < this.width && !isBlank(cells))
        count(this.#shortRows, line, cells.join(" | ").slice(0, 60));
      table.addRow(cells, line, types);
    }
  }

  #isHeaderAgain(cells: readonly string[]): boolean {
    const names = this.#found?.names ?? [];
    if (this.#headerLine === 0 || names.length < 2 || cells[0]?.trim() !== names[0]) return false;
    const { length } = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    const filled = names.filter((name) => name !== "").length;
    return length === filled && names.every((name, index) => (cells[index] ?? "").trim() === name);
  }

  #noteLong(cells: readonly string[], line: number, columns: number): void {
    for (let index = columns; index < cells.length; index += 1) {
      if (cells[index]!.trim() === "") continue;
      count(this.#longRows, line, cells[index]!);
      return;
    }
  }

  #noteHeader(sample: readonly Row[], found: FoundHeader): void {
    const { header, headerRows, body, names } = found;
    const above = sample.slice(0, header === -1 ? body : header - headerRows + 1);
    const text = above.flatMap(({ cells }) => cells).find((cell) => cell.trim() !== "");
    const line = this.#headerLine;
    if (text !== undefined) this.#note("linesAbove", { line, found: text.trim() });
    if (header === -1) this.#note("noHeader", { count: names.length });
    else if (!found.isCertain) this.#note("headerGuessed", { line });
    if (found.isUneven) this.#note("headerUneven", { line, columns: names.length });
    const joined = names.find((name) => name.includes(" ")) ?? "";
    if (headerRows > 1) this.#note("headerJoined", { count: headerRows, line, found: joined });
  }

  #noteRows(table: TableBuilder): void {
    const columns = table.columns.length;
    if (table.rowCount === 0) this.#note("onlyHeader", { line: this.#headerLine });
    if (this.#shortRows.count > 0) this.#note("shortRows", { ...this.#shortRows, columns });
    if (this.#longRows.count > 0) this.#note("longRows", { ...this.#longRows, columns });
    if (this.#repeats.count > 0) this.#note("headerRepeated", { ...this.#repeats });
    if (this.#end && this.#end.rest.count > 0) this.#note("secondTable", { ...this.#end.rest });
    if (table.isFull) this.#note("rowsLimited", { count: this.#mostRows });
    else {
      const below = table.dropLinesBelow();
      if (below) this.#note("linesBelow", below);
    }
  }

  #note(code: Doubt["code"], params: Doubt["params"]): void {
    this.notes.push({ code, params });
  }
}
