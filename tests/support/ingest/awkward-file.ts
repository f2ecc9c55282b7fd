/** A file as offices make them, with what is to be read from it. */
export type AwkwardFile = {
  title: string;
  name: string;
  content: () => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  rows: number;
  /** Columns in short: id, type and details. */
  columns: string[];
  /** Codes of notes and doubts, with the column that they name. */
  doubts: string[];
  /** Source of the same rows in DuckDB, dialect given; `FILE` is the path. Text columns by default. */
  from?: string;
  /** The same text for DuckDB, which lacks the encoding. */
  twin?: () => string;
  /** Sums by column in DuckDB's SQL. */
  sums?: Record<string, string>;
};

/** Joins lines as Excel writes them. */
export function lines(...rows: string[]): string {
  return `${rows.join("\r\n")}\r\n`;
}

/** Encodes a text in Windows-1252; its characters beyond Latin-1 are the euro sign alone. */
export function encodeWindows(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => (sign === "€" ? 0x80 : sign.charCodeAt(0)));
}

/** Encodes a text in UTF-16, little end first, with its mark. */
export function encodeUtf16(text: string): Uint8Array<ArrayBuffer> {
  const codes = Uint16Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
  return new Uint8Array(codes.buffer);
}

/** DuckDB's source of a CSV file with all columns as text. */
export function csv(options: string): string {
  return `read_csv('FILE', all_varchar = true, header = true, auto_detect = false, quote = '"', ${options})`;
}
