import type { CellType, TextColumn } from "../text-table.ts";

/** Collects a column's cells as codes of its distinct texts. */
export class TextColumnBuilder {
  readonly name: string;
  readonly #codesOf: Record<CellType, Map<string, number>> = {
    text: new Map(),
    number: new Map(),
    date: new Map(),
    time: new Map(),
  };
  readonly #texts: string[] = [];
  readonly #types: CellType[] = [];
  #codes = new Uint32Array(1024);
  #counts = new Uint32Array(64);
  #length = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.#texts.every((text) => text === "");
  }

  /** Appends a row's text. */
  add(text: string, type: CellType = "text"): void {
    const code = this.#codesOf[type].get(text) ?? this.#addText(text, type);
    if (this.#length === this.#codes.length) this.#codes = double(this.#codes);
    this.#codes[this.#length] = code;
    this.#length += 1;
    this.#counts[code]! += 1;
  }

  /** Appends empty cells up to a number of rows, for a column that begins late. */
  fill(length: number): void {
    while (this.#length < length) this.add("");
  }

  /** Returns the text of the last row. */
  get lastText(): string {
    return this.#texts[this.#codes[this.#length - 1]!] ?? "";
  }

  /** Takes back the last row. */
  dropLast(): void {
    this.#length -= 1;
    this.#counts[this.#codes[this.#length]!]! -= 1;
  }

  /** Returns the column. */
  build(): TextColumn {
    const isTyped = this.#types.some((type) => type !== "text");
    return {
      name: this.name,
      texts: this.#texts,
      codes: this.#codes.slice(0, this.#length),
      counts: this.#counts.slice(0, this.#texts.length),
      ...(isTyped && { types: this.#types }),
    };
  }

  #addText(text: string, type: CellType): number {
    const code = this.#texts.length;
    this.#codesOf[type].set(text, code);
    this.#texts.push(text);
    this.#types.push(type);
    if (code === this.#counts.length) this.#counts = double(this.#counts);
    return code;
  }
}

/** Returns a longer copy; the double, so that growing costs little in sum. */
export function double(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(numbers.length * 2);
  longer.set(numbers);
  return longer;
}
