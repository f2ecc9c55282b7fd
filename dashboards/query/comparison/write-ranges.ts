import { languageTags, type Locale } from "../../../contracts/locale.ts";
import type { DayRange, PeriodComparison } from "./period-comparison.ts";
import { dayMs, readDate } from "../table/calendar.ts";

/** Both sides of a comparison in words. */
export type WrittenSides = { current: string; reference: string };

type Piece = { from: number; last: number; isMonths: boolean };

/** Most runs of months that are listed. */
const mostMonths = 3;
const words: Record<Locale, { months: string; days: string }> = {
  es: { months: "meses de", days: "días de" },
  en: { months: "months of", days: "days of" },
};

export function writeComparison(
  language: Locale,
  { current, reference }: PeriodComparison,
): WrittenSides {
  return { current: writeDays(language, current), reference: writeDays(language, reference) };
}

/**
 * Writes days exactly and short: `jul–dic 2024`, `2024`, `ene y ago 2024`, `11 mar–2 jun 2024`, `90 días de oct–dic
 * 2024`.
 */
export function writeDays(language: Locale, days: readonly DayRange[]): string {
  const pieces = days.map(({ from, to }) => ({
    from,
    last: to - 1,
    isMonths: startsMonth(from) && startsMonth(to),
  }));
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return "";
  const isMonths = pieces.every((piece) => piece.isMonths);
  if (pieces.length > (isMonths ? mostMonths : 1)) {
    const count = isMonths ? countMonths(pieces) : countDays(pieces);
    const whole = {
      from: first.from,
      last: last.last,
      isMonths: startsMonth(first.from) && startsMonth(last.last + 1),
    };
    const unit = words[language][isMonths ? "months" : "days"];
    return `${String(count)} ${unit} ${writePiece(language, whole, true)}`;
  }
  const isOneYear = readDate(first.from).year === readDate(last.last).year;
  const written = pieces.map((piece) => writePiece(language, piece, !isOneYear || piece === last));
  return new Intl.ListFormat(languageTags[language], { type: "conjunction" }).format(written);
}

function startsMonth(day: number): boolean {
  return readDate(day).day === 1;
}

function writePiece(language: Locale, piece: Piece, hasYear: boolean): string {
  const { from, last, isMonths } = piece;
  const isYears = isMonths && readDate(from).month === 1 && readDate(last).month === 12;
  const format = new Intl.DateTimeFormat(languageTags[language], {
    timeZone: "UTC",
    ...(hasYear && { year: "numeric" }),
    ...((!isYears || !hasYear) && { month: "short" }),
    ...(!isMonths && { day: "numeric" }),
  });
  // JavaScript engines differ in the spaces around the dash.
  return format.formatRange(from * dayMs, last * dayMs).replaceAll(/\s*–\s*/g, "–");
}

function countMonths(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { from, last }) => sum + monthNumber(last) - monthNumber(from) + 1, 0);
}

function monthNumber(day: number): number {
  const { year, month } = readDate(day);
  return 12 * year + month;
}

function countDays(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { from, last }) => sum + last - from + 1, 0);
}
