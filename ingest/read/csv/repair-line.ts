import type { CsvShape } from "./csv-shape.ts";
import { isEscaped, unescape } from "./record-scanner.ts";

/** Reads a line with stray quotes in the first way that gives `width` cells; undefined if none does. */
export function repairLine(line: string, shape: CsvShape, width: number): string[] | undefined {
  const plain = readLine(line, shape, { literal: -1, closesDoubled: false });
  if (plain?.length === width) return plain;
  const quotes = line.split(shape.quote).length - 1;
  for (let literal = -1; literal < quotes; literal += 1) {
    for (const closesDoubled of [false, true]) {
      const cells = readLine(line, shape, { literal, closesDoubled });
      if (cells?.length === width) return cells;
    }
  }
  return undefined;
}

/** Reads a line's cells without any meaning of quotes. */
export function splitLine(line: string, { separator }: CsvShape): string[] {
  return line.split(separator);
}

type Reading = {
  /** Number of the opening quote that is part of its text. */
  literal: number;
  /** Whether a doubled quote before a separator is a text's last character and the closing quote. */
  closesDoubled: boolean;
};

/** Reads a line where a quote inside quotes is text unless a separator follows; undefined if a quote stays open. */
function readLine(line: string, shape: CsvShape, reading: Reading): string[] | undefined {
  const { separator, quote } = shape;
  const cells: string[] = [];
  let opened = 0;
  let at = 0;
  for (;;) {
    const isQuoted = line.startsWith(quote, at) && opened++ !== reading.literal;
    if (isQuoted) {
      const close = findClose(line, at + 1, shape, reading.closesDoubled);
      if (close === -1) return undefined;
      cells.push(unescape(line.slice(at + 1, close), quote, shape.escape));
      at = skipSpaces(line, close + 1, separator);
    } else {
      const end = line.indexOf(separator, at);
      cells.push(line.slice(at, end === -1 ? undefined : end));
      at = end === -1 ? line.length : end;
    }
    if (at >= line.length) return cells;
    at += separator.length;
  }
}

function findClose(line: string, from: number, shape: CsvShape, closesDoubled: boolean): number {
  const { separator, quote, escape } = shape;
  const isEnd = (at: number): boolean => {
    const next = skipSpaces(line, at, separator);
    return next >= line.length || line.startsWith(separator, next);
  };
  let at = line.indexOf(quote, from);
  while (at !== -1) {
    if (escape === "" || !isEscaped(line, at, from - 1)) {
      if (line[at + 1] === quote) {
        if (closesDoubled && isEnd(at + 2)) return at + 1;
        at += 1;
      } else if (isEnd(at + 1)) return at;
    }
    at = line.indexOf(quote, at + 1);
  }
  return -1;
}

function skipSpaces(line: string, from: number, separator: string): number {
  let at = from;
  if (separator !== " ") while (line[at] === " ") at += 1;
  return at;
}
