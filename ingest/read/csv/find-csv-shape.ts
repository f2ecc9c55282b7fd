import { findShape } from "../cell-shape.ts";
import { isBlank } from "../is-blank.ts";
import type { CsvShape } from "./csv-shape.ts";
import { CsvScanner } from "./csv-scanner.ts";

const separators = [",", ";", "\t", "|", ", ", "~", "^", " "];
/** Separators that occur inside ordinary texts count less. */
const weights: Record<string, number> = { " ": 0.6, "~": 0.9, "^": 0.9 };
const mostRecords = 500;
const firstRecords = 40;

/** Shape of a CSV text, and the number of cells of most records. */
export type FoundShape = { shape: CsvShape; width: number };

/** Finds the separator, quote and line end under which a sample's records are most alike. */
export function findCsvShape(sample: string, given?: Partial<CsvShape>): FoundShape {
  const newline = given?.newline ?? (sample.includes("\n") || !sample.includes("\r") ? "\n" : "\r");
  const quotes = given?.quote === undefined ? findQuotes(sample) : [given.quote];
  const escapes = given?.escape === undefined ? findEscapes(sample) : [given.escape];
  let best: (FoundShape & { score: number }) | undefined;
  for (const separator of given?.separator === undefined ? separators : [given.separator]) {
    if (given?.separator === undefined && !sample.includes(separator)) continue;
    for (const quote of quotes) {
      for (const escape of escapes) {
        const shape: CsvShape = { separator, quote, escape, newline };
        const { score, width } = rate(sample, shape);
        if (best === undefined || score > best.score + 1e-9) best = { shape, width, score };
      }
    }
  }
  if (best !== undefined && (best.width > 1 || given?.separator !== undefined)) return best;
  const unused = [",", ";", "\t"].find((separator) => !sample.includes(separator)) ?? ",";
  const shape: CsvShape = { separator: unused, quote: '"', escape: "", newline };
  return { shape, width: 1 };
}

function findQuotes(sample: string): string[] {
  return /(?:^|[,;\t|\n])'/.test(sample) ? ['"', "'"] : ['"'];
}

function findEscapes(sample: string): ("" | "\\")[] {
  return sample.includes('\\"') || sample.includes("\\'") ? ["", "\\"] : [""];
}

/** Rates a shape by how many records have the usual width, how few quotes stray, and how clean the cells look. */
function rate(sample: string, shape: CsvShape): { score: number; width: number } {
  const widths = new Map<number, number>();
  let early: [width: number, count: number] | undefined;
  let records = 0;
  let alike = 0;
  let lastWidth = 0;
  let rough = 0;
  let cellCount = 0;
  let clean = 0;
  const scanner = new CsvScanner(shape, 0, (cells, _line, state) => {
    if (isBlank(cells)) return true;
    records += 1;
    if (state !== "sound") rough += 1;
    else {
      if (cells.length === lastWidth) alike += 1;
      lastWidth = cells.length;
      widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
      if (records === firstRecords) early = findMode(widths);
    }
    for (const cell of cells) {
      cellCount += 1;
      clean += rateCell(cell, shape);
    }
    return records < mostRecords;
  });
  scanner.push(sample, true);
  const whole = findMode(widths);
  // A second table below may be longer than the first one.
  const [width] = early && early[1] > firstRecords * 0.8 ? early : whole;
  const count = Math.max(whole[1], widths.get(width) ?? 0);
  if (width < 2) return { score: 0, width };
  // Records of two tables are like their neighbors, though half of them have another width.
  const consistency = Math.max(count, alike) / Math.max(1, records - rough);
  const score = consistency ** 2 * (1 - rough / records) * (clean / cellCount);
  return { score: score * (weights[shape.separator] ?? 1), width };
}

/** Returns the most frequent width, the larger of two equal ones. */
function findMode(widths: ReadonlyMap<number, number>): [width: number, count: number] {
  let best: [number, number] = [1, 0];
  for (const [width, count] of widths)
    if (count > best[1] || (count === best[1] && width > best[0])) best = [width, count];
  return best;
}

/** Other separators in a cell speak against the one that made it; commas against comma and space. */
function rateCell(cell: string, { separator, quote }: CsvShape): number {
  if (cell.startsWith(" ") || cell.startsWith(quote) || cell.endsWith(quote)) return 0.5;
  if (separator === ", " && cell.includes(",")) return 0.5;
  if (findShape(cell) !== "text") return 1;
  return /[;\t|]/.test(cell) ? 0.6 : 0.95;
}
