import type { CsvShape } from "./csv-shape.ts";

const carriageReturn = 13;
const space = 32;

/** Divides text into the cells of one record by RFC 4180. */
export class RecordScanner {
  /** Cells of the last record. */
  readonly cells: string[] = [];
  /** Whether a quote of the last record did not stand where one may; then its cells are incomplete. */
  isRough = false;
  /** Line breaks inside the last record. */
  breaks = 0;
  readonly #shape: CsvShape;
  readonly #first: number;
  readonly #second: number;
  readonly #newline: number;
  readonly #quote: number;
  /** Index behind the separator or line end that closed the last cell, and whether it was a line end. */
  #next = 0;
  #isEnd = false;

  constructor(shape: CsvShape) {
    this.#shape = shape;
    this.#first = shape.separator.charCodeAt(0);
    this.#second = shape.separator.length > 1 ? shape.separator.charCodeAt(1) : -1;
    this.#newline = shape.newline.charCodeAt(0);
    this.#quote = shape.quote.charCodeAt(0);
  }

  /** Reads a record and returns the index behind it, or -1 if the text ends too early and is not the last. */
  scan(text: string, from: number, isLast: boolean): number {
    this.cells.length = 0;
    this.isRough = false;
    this.breaks = 0;
    let at = from;
    for (;;) {
      const isRead =
        text.charCodeAt(at) === this.#quote
          ? this.#readQuoted(text, at, isLast)
          : this.#readPlain(text, at, isLast);
      if (this.isRough) return this.#next;
      if (!isRead) return -1;
      at = this.#next;
      if (this.#isEnd) return at;
    }
  }

  #readPlain(text: string, from: number, isLast: boolean): boolean {
    const { length } = text;
    for (let at = from; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#newline) return this.#close(text, from, at, at + 1);
      if (code === this.#first && this.#isSeparator(text, at)) {
        this.cells.push(text.slice(from, at));
        this.#next = at + this.#shape.separator.length;
        this.#isEnd = false;
        return true;
      }
    }
    return isLast && this.#close(text, from, length, length);
  }

  #close(text: string, from: number, to: number, next: number): boolean {
    const isReturn = to > from && text.charCodeAt(to - 1) === carriageReturn;
    this.cells.push(text.slice(from, isReturn ? to - 1 : to));
    this.#next = next;
    this.#isEnd = true;
    return true;
  }

  #readQuoted(text: string, from: number, isLast: boolean): boolean {
    const { quote, escape } = this.#shape;
    let hasEscapes = false;
    let at = from + 1;
    for (;;) {
      const found = text.indexOf(quote, at);
      if (found === -1) return isLast && this.#giveUp(from);
      if (found + 2 >= text.length && !isLast) return false;
      if (escape !== "" && isEscaped(text, found, from)) {
        hasEscapes = true;
        at = found + 1;
      } else if (text.charCodeAt(found + 1) === this.#quote) {
        hasEscapes = true;
        at = found + 2;
      } else {
        const end = this.#findEnd(text, found + 1);
        if (end === -1) return this.#giveUp(from);
        const value = text.slice(from + 1, found);
        this.cells.push(hasEscapes ? unescape(value, quote, escape) : value);
        this.#countBreaks(value);
        return true;
      }
    }
  }

  /** Looks for what may follow a closing quote, sets where the next cell begins, and returns -1 if it is another. */
  #findEnd(text: string, from: number): number {
    let at = from;
    this.#isEnd = true;
    if (text.charCodeAt(at) === carriageReturn && this.#newline !== carriageReturn) at += 1;
    if (at >= text.length) return (this.#next = at);
    if (text.charCodeAt(at) === this.#newline) return (this.#next = at + 1);
    this.#isEnd = false;
    at = from;
    if (this.#first !== space) while (text.charCodeAt(at) === space) at += 1;
    if (text.charCodeAt(at) !== this.#first || !this.#isSeparator(text, at)) return -1;
    return (this.#next = at + this.#shape.separator.length);
  }

  #isSeparator(text: string, at: number): boolean {
    return this.#second === -1 || text.charCodeAt(at + 1) === this.#second;
  }

  #giveUp(at: number): true {
    this.isRough = true;
    this.#next = at;
    return true;
  }

  #countBreaks(value: string): void {
    for (let at = value.indexOf(this.#shape.newline); at !== -1;) {
      this.breaks += 1;
      at = value.indexOf(this.#shape.newline, at + 1);
    }
  }
}

/** Returns whether an odd number of backslashes stands before a quote. */
export function isEscaped(text: string, quote: number, from: number): boolean {
  let at = quote - 1;
  while (at > from && text[at] === "\\") at -= 1;
  return (quote - 1 - at) % 2 === 1;
}

/** Returns a quoted value as it was before quoting. */
export function unescape(value: string, quote: string, escape: "" | "\\"): string {
  const plain = value.replaceAll(quote + quote, quote);
  return escape === "" ? plain : plain.replaceAll(`\\${quote}`, quote);
}
