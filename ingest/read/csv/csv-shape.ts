/** Characters that divide a CSV file. */
export type CsvShape = {
  separator: string;
  quote: string;
  /** The backslash, or "" where quotes are doubled. */
  escape: "" | "\\";
  newline: "\n" | "\r";
};
