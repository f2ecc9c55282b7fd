import type { CsvShape } from "./csv-shape.ts";
import { RecordScanner } from "./record-scanner.ts";
import { repairLine, splitLine } from "./repair-line.ts";

/** State of a record's quotes: as they should be, read line by line, or without any reading that fits. */
export type RecordState = "sound" | "repaired" | "broken";

/** Receives a record, whose array is used again; returns false to stop. */
export type OnRecord = (cells: string[], line: number, state: RecordState) => boolean;

/** Characters after which an open quote is taken for a stray one. */
const longestRecord = 2_000_000;

/** Divides text that comes in parts into records; repairs those whose quotes do not fit. */
export class CsvScanner {
  readonly #shape: CsvShape;
  readonly #width: number;
  readonly #onRecord: OnRecord;
  readonly #scanner: RecordScanner;
  #rest = "";
  #line: number;
  #isStopped = false;

  /** `width` is the expected number of cells; 0 is unknown. */
  constructor(shape: CsvShape, width: number, onRecord: OnRecord, firstLine = 1) {
    this.#shape = shape;
    this.#width = width;
    this.#onRecord = onRecord;
    this.#scanner = new RecordScanner(shape);
    this.#line = firstLine;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Reads all complete records of what has come so far; `isLast` ends the file. */
  push(part: string, isLast: boolean): void {
    const text = this.#rest + part;
    let at = 0;
    while (at < text.length && !this.#isStopped) {
      const isWhole = isLast || text.length - at > longestRecord;
      const next = this.#readRecord(text, at, isWhole, isLast);
      if (next === -1) break;
      at = next;
    }
    this.#rest = text.slice(at);
  }

  #readRecord(text: string, at: number, isWhole: boolean, isLast: boolean): number {
    const scanner = this.#scanner;
    const next = scanner.scan(text, at, isWhole);
    if (next === -1) return -1;
    const isOdd = this.#width > 0 && scanner.cells.length !== this.#width;
    if (!scanner.isRough && !(scanner.breaks > 0 && isOdd))
      return this.#give(scanner.cells, next, 1 + scanner.breaks, "sound");
    const end = text.indexOf(this.#shape.newline, at);
    if (end === -1 && !isLast && text.length - at < longestRecord) return -1;
    const line = text.slice(at, end === -1 ? undefined : end).replace(/\r$/, "");
    const behind = end === -1 ? text.length : end + 1;
    const repaired = this.#width > 0 ? repairLine(line, this.#shape, this.#width) : undefined;
    if (repaired) return this.#give(repaired, behind, 1, "repaired");
    if (!scanner.isRough) return this.#give(scanner.cells, next, 1 + scanner.breaks, "sound");
    return this.#give(splitLine(line, this.#shape), behind, 1, "broken");
  }

  #give(cells: string[], next: number, lines: number, state: RecordState): number {
    this.#isStopped = !this.#onRecord(cells, this.#line, state);
    this.#line += lines;
    return next;
  }
}
