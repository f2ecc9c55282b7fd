import type { CsvDialect, Doubt, TextTable } from "../../text-table.ts";
import type { ReadOptions } from "../read-options.ts";
import { count, startCount } from "../row-count.ts";
import { RowCollector, type HeaderPlace } from "../row-collector.ts";
import type { CsvShape } from "./csv-shape.ts";
import { CsvScanner, type RecordState } from "./csv-scanner.ts";
import { findCsvShape } from "./find-csv-shape.ts";
import { EncodingError, findEncoding, readText, type Encoding } from "./read-text.ts";

const sampleLength = 200_000;

/** Reads a CSV file as texts; its encoding is found again even where its dialect is known. */
export async function readCsv(
  file: Blob,
  options: ReadOptions,
): Promise<{ table: TextTable; notes: Doubt[] }> {
  const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  const encoding = findEncoding(head);
  try {
    return await readAs(file, encoding, options);
  } catch (fault) {
    if (!(fault instanceof EncodingError)) throw fault;
    const { table, notes } = await readAs(file, "windows-1252", options);
    return { table, notes: [{ code: "windows1252", params: {} }, ...notes] };
  }
}

async function readAs(
  file: Blob,
  encoding: Encoding,
  options: ReadOptions,
): Promise<{ table: TextTable; notes: Doubt[] }> {
  const reading = new CsvReading(options);
  const onProgress = (share: number): void => options.onProgress?.(share, reading.rowCount);
  for await (const part of readText(file, encoding, { ...options, onProgress })) {
    reading.push(part);
    if (reading.isFull) break;
  }
  return reading.build(encoding);
}

/** A CSV file being read: its first characters decide how, the others follow. */
class CsvReading {
  readonly #given: CsvDialect | undefined;
  readonly #rows: RowCollector;
  #head = "";
  #scanner: CsvScanner | undefined;
  #shape: CsvShape | undefined;
  readonly #counts = { repaired: startCount(), broken: startCount() };

  constructor({ dialect, maxRows }: ReadOptions) {
    this.#given = dialect?.format === "csv" ? dialect : undefined;
    const place = this.#given && {
      headerLine: this.#given.headerLine,
      headerRows: this.#given.headerRows ?? 1,
    };
    this.#rows = new RowCollector(place, maxRows);
  }

  get rowCount(): number {
    return this.#rows.rowCount;
  }

  get isFull(): boolean {
    return this.#scanner?.isStopped ?? false;
  }

  push(part: string): void {
    if (this.#scanner) this.#scanner.push(part, false);
    else {
      this.#head += part;
      if (this.#head.length >= sampleLength) this.#begin(false);
    }
  }

  build(encoding: Encoding): { table: TextTable; notes: Doubt[] } {
    if (!this.#scanner) this.#begin(true);
    if (!this.isFull) this.#scanner?.push("", true);
    const { separator, quote, escape } = this.#shape!;
    const describe = ({ headerLine, headerRows }: HeaderPlace): CsvDialect => ({
      format: "csv",
      encoding,
      separator,
      quote,
      ...(escape !== "" && { escape }),
      headerLine,
      ...(headerRows > 1 && { headerRows }),
    });
    const table = this.#rows.build(describe);
    return { table, notes: [...this.#rows.notes, ...this.#listNotes()] };
  }

  #begin(isWhole: boolean): void {
    const given = this.#given && {
      separator: this.#given.separator,
      quote: this.#given.quote,
      escape: this.#given.escape ?? ("" as const),
    };
    const declared = /^\uFEFF?sep=(.)\r?(?:\n|$)/i.exec(this.#head);
    const text = this.#head.slice(
      declared?.[0].length ?? (this.#head.startsWith("\uFEFF") ? 1 : 0),
    );
    const newline =
      /\r(?!\n)/.test(text.slice(0, sampleLength)) && !text.includes("\n") ? "\r" : "\n";
    const end = isWhole ? text.length : text.lastIndexOf(newline) + 1;
    const { shape, width } = findCsvShape(
      text.slice(0, Math.min(end || text.length, sampleLength)),
      given ?? (declared?.[1] === undefined ? undefined : { separator: declared[1] }),
    );
    this.#shape = shape;
    this.#rows.width = width;
    this.#head = "";
    this.#scanner = new CsvScanner(
      shape,
      width,
      (cells, line, state) => this.#take(cells, line, state),
      declared ? 2 : 1,
    );
    this.#scanner.push(text, isWhole);
  }

  #take(cells: string[], line: number, state: RecordState): boolean {
    if (state !== "sound") count(this.#counts[state], line, cells.join(" | ").slice(0, 60));
    return this.#rows.push(cells, line);
  }

  #listNotes(): Doubt[] {
    const { repaired, broken } = this.#counts;
    const notes: Doubt[] = [];
    if (repaired.count > 0) notes.push({ code: "quotesRepaired", params: repaired });
    if (broken.count > 0) notes.push({ code: "quotesBroken", params: broken });
    return notes;
  }
}
