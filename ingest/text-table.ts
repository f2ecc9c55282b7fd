import type { DoubtCode } from "./words/codes.ts";

/** A column as read: distinct texts in order of appearance, and each row's index into them; "" is an empty cell. */
export type TextColumn = {
  name: string;
  texts: readonly string[];
  codes: Uint32Array;
  /** Rows of each text. */
  counts: Uint32Array;
  /** Type of each text by the file itself, as in a spreadsheet; a text may occur once a type. Absent: plain texts. */
  types?: readonly CellType[];
};

/** Type of a cell by the file itself: numbers are written with a point, dates as ISO, times as hours and minutes. */
export type CellType = "text" | "number" | "date" | "time";

/** `lines` are the line (CSV) or row (XLSX) numbers in the file, for messages. */
export type TextTable = {
  rowCount: number;
  columns: readonly TextColumn[];
  dialect: Dialect;
  lines: Uint32Array;
};

export type CsvDialect = {
  format: "csv";
  encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** One character, or a comma and a space. */
  separator: string;
  quote: string;
  /** Set where a backslash stands before a quote inside quotes. */
  escape?: "\\";
  /** Line of the header, the last one of several; 0 is none. */
  headerLine: number;
  /** Rows that make up the header, if more than one. */
  headerRows?: number;
};

type XlsxDialect = {
  format: "xlsx";
  sheet: string;
  headerLine: number;
  headerRows?: number;
};

export type Dialect = CsvDialect | XlsxDialect | { format: "json" } | { format: "parquet" };

/** A named doubt or note: `code` has words in both languages. */
export type Doubt = {
  code: DoubtCode;
  column?: string;
  params: Readonly<Record<string, string | number>>;
};

/** A fault of the file: what was found, in which column and line. */
export type IngestFault = {
  code: DoubtCode;
  column?: string;
  line?: number;
  found?: string;
  params: Readonly<Record<string, string | number>>;
};

/** Thrown where a file cannot be read as a table. */
export class IngestError extends Error {
  readonly fault: IngestFault;

  constructor(fault: IngestFault) {
    super(fault.code);
    this.fault = fault;
  }
}
