import type { TextColumn, TextTable } from "../text-table.ts";
import { findAlmost, type ColumnFacts } from "./column-facts.ts";
import { findLine, type Add, type FilledText } from "./column-texts.ts";

const leastShare = 0.6;
const mostCategories = 1000;

/** Adds what is doubtful about a column that is read as text. */
export function addTextDoubts(table: TextTable, facts: ColumnFacts, add: Add): void {
  const { asText, texts, column } = facts;
  if (asText) addReason(table, facts, asText, add);
  else {
    const { code, share, misfit } = findAlmost(facts);
    if (share >= leastShare && share < 1)
      add(code, misfit, { share: Math.min(99, Math.round(share * 100)) });
  }
  const damaged = texts.filled.find(({ text }) => isDamaged(text));
  if (damaged) add("accentsDamaged", damaged);
  addGroupDoubt(table, column, add);
  const spaced = column.texts.find((text) => text !== text.trim() && text.trim() !== "");
  const isTwin = spaced !== undefined && column.texts.includes(spaced.trim());
  if (isTwin) add("spacesTrimmed", undefined, { found: spaced.trim() });
  if (texts.filled.length <= mostCategories) addCaseDoubt(facts, add);
}

/** Adds why a column of numbers or dates stays text. */
function addReason(
  table: TextTable,
  { numbers, dates, texts, column }: ColumnFacts,
  asText: NonNullable<ColumnFacts["asText"]>,
  add: Add,
): void {
  const addPair = (first: FilledText | undefined, second: FilledText | undefined): void => {
    const otherLine = second ? findLine(table, column, second.index) : 0;
    add(asText, first, { other: second?.text ?? "", otherLine });
  };
  const [example] = texts.filled;
  switch (asText) {
    case "leadingZeros":
      return add(asText, numbers.leadingZero);
    case "longDigits":
      return add(asText, numbers.longDigits);
    case "phones":
      return add(asText, numbers.phone ?? example);
    case "mixedUnits":
      return add(asText, example, { other: [...numbers.units.keys()].join(", ") });
    case "mixedMarks":
      return addPair(numbers.marked ?? example, numbers.conflict);
    case "mixedDates":
      return addPair(dates.against.mdy, dates.against.dmy);
  }
}

/** Returns whether UTF-8 was once read as Windows-1252, or a character was lost. */
function isDamaged(text: string): boolean {
  return /Ã[\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â‚¬|\uFFFD/.test(text);
}

/** Adds a column whose values stand once each with blanks below, as merged cells leave them. */
function addGroupDoubt(table: TextTable, column: TextColumn, add: Add): void {
  const { texts, counts, codes } = column;
  const blank = texts.findIndex((text) => text.trim() === "");
  const isFirstFilled = table.rowCount > 0 && codes[0] !== blank;
  if (blank === -1 || !isFirstFilled || table.columns.indexOf(column) > 1) return;
  const isOnce = texts.length > 2 && counts.every((count, index) => index === blank || count === 1);
  if (isOnce && counts[blank]! > table.rowCount / 3)
    add("groupsMerged", undefined, { found: texts[codes[0]!]!, count: counts[blank]! });
}

/** Adds texts that differ in capitals alone. */
function addCaseDoubt({ texts }: ColumnFacts, add: Add): void {
  const bySound = Map.groupBy(texts.filled, ({ text }) => text.toLowerCase());
  const forms = [...bySound.values()]
    .map((group) => new Set(group.map(({ text }) => text)))
    .find(({ size }) => size > 1);
  if (forms) add("capitalsDiffer", undefined, { found: [...forms].join(", ") });
}
