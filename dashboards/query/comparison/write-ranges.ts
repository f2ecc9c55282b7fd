import type { DayRange, PeriodComparison } from "./period-comparison.ts";
import { shiftDay, type Shift } from "./shift-day.ts";
import { dayMs, dayNumber, readDate } from "../table/calendar.ts";

type Language = "es" | "en";

/** Both sides of a comparison, or the days that filters leave, in words: `jul–dic 2024`, `2024`, `ene y ago 2024`. */
export type WrittenSides = { current: string; reference: string };

/** `isMonths`: made of whole months, as far as both sides have their days. */
type Piece = { from: number; last: number; isMonths: boolean };

const regions = { es: "es-ES", en: "en-US" } as const;
const mostPieces = 3;
const words = {
  es: { months: "meses de", days: "días de" },
  en: { months: "months of", days: "days of" },
} as const;

/**
 * Writes both sides of a comparison. Days of a month that the other side's month does not have, as 29 February, are not counted and
 * break no range.
 */
export function writeComparison(
  language: Language,
  { current, shift }: PeriodComparison,
): WrittenSides {
  const pieces = joinPieces(current, (day) => shiftDay(day, shift) !== null);
  return {
    current: writePieces(language, pieces),
    reference: writePieces(
      language,
      pieces.map((piece) => movePiece(piece, shift)),
    ),
  };
}

export function writeDays(language: Language, days: readonly DayRange[]): string {
  return writePieces(
    language,
    joinPieces(days, () => true),
  );
}

function joinPieces(ranges: readonly DayRange[], isCounted: (day: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const { from, to } of ranges) {
    let end = to;
    while (!startsMonth(end) && !isCounted(end)) end += 1;
    const before = pieces.at(-1);
    const isNext = before !== undefined && before.last + 1 === from;
    if (isNext) pieces.pop();
    const first = isNext ? before.from : from;
    pieces.push({ from: first, last: end - 1, isMonths: startsMonth(first) && startsMonth(end) });
  }
  return pieces;
}

/** The months before, whole where these are. */
function movePiece({ from, last, isMonths }: Piece, shift: Shift): Piece {
  const start = shiftDay(from, shift)!;
  if (!isMonths || !("months" in shift))
    return { from: start, last: shiftDay(last, shift)!, isMonths };
  const { year, month } = readDate(last);
  return { from: start, last: dayNumber(year, month + shift.months + 1, 1) - 1, isMonths };
}

function startsMonth(day: number): boolean {
  return readDate(day).day === 1;
}

function writePieces(language: Language, pieces: readonly Piece[]): string {
  const isMonths = pieces.every((piece) => piece.isMonths);
  const [from, last] = [pieces[0]!.from, pieces.at(-1)!.last];
  if (pieces.length > mostPieces) {
    const count = isMonths ? countMonths(pieces) : countDays(pieces);
    const range = writePiece(language, { from, last, isMonths }, true);
    return `${String(count)} ${words[language][isMonths ? "months" : "days"]} ${range}`;
  }
  const isOneYear = readDate(from).year === readDate(last).year;
  const written = pieces.map((piece, at) =>
    writePiece(language, piece, !isOneYear || at === pieces.length - 1),
  );
  return new Intl.ListFormat(regions[language], { type: "conjunction" }).format(written);
}

function writePiece(language: Language, piece: Piece, hasYear: boolean): string {
  const { from, last, isMonths } = piece;
  const isYears = isMonths && readDate(from).month === 1 && readDate(last).month === 12;
  const format = new Intl.DateTimeFormat(regions[language], {
    timeZone: "UTC",
    ...(hasYear && { year: "numeric" }),
    ...((!isYears || !hasYear) && { month: "short" }),
    ...(!isMonths && { day: "numeric" }),
  });
  // Engines put other spaces around the dash.
  return format.formatRange(from * dayMs, last * dayMs).replaceAll(/\s*–\s*/g, "–");
}

function countMonths(pieces: readonly Piece[]): number {
  const month = (day: number): number => 12 * readDate(day).year + readDate(day).month;
  return pieces.reduce((sum, { from, last }) => sum + month(last) - month(from) + 1, 0);
}

function countDays(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { from, last }) => sum + last - from + 1, 0);
}
