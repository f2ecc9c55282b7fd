import { numberSigns, type Locale } from "../../../../../contracts/locale.ts";
import { writeDay } from "../../../../format/write-day.ts";
import { readBlank } from "../../../../query/table/column.ts";
import type { Column, Table } from "../../../../query/table/table.ts";

type Words = {
  language: Locale;
  nameLabel: (id: string) => string;
  writeDay: (day: number) => string;
};

/** Keeps the rows in which each word stands in a name or a day, or is a number. */
export function searchRows(
  table: Table,
  rows: Uint32Array,
  text: string,
  words: Words,
): Uint32Array {
  const columns = Object.values(table.columns);
  let kept = rows;
  for (const word of normalise(text).split(/\s+/).filter(Boolean)) {
    const tests = columns.map((column) => makeTest(column, word, words));
    kept = kept.filter((row) => tests.some((matches) => matches(row)));
  }
  return kept;
}

function makeTest(
  { declaration, values }: Column,
  word: string,
  words: Words,
): (row: number) => boolean {
  if (declaration.kind === "integer") {
    const sought = readNumber(word, words.language) * declaration.scale;
    const blank = readBlank(declaration);
    return (row) => values[row] === sought && sought !== blank;
  }
  const first = declaration.kind === "day" ? declaration.first : 0;
  const texts =
    declaration.kind === "dictionary"
      ? declaration.labels.map(words.nameLabel)
      : Array.from(
          { length: declaration.last - first + 1 },
          (_, at) => `${writeDay(first + at)} ${words.writeDay(first + at)}`,
        );
  const flags = Uint8Array.from(texts, (one) => (normalise(one).includes(word) ? 1 : 0));
  return (row) => flags[values[row]! - first] === 1;
}

/** `1.234,5` in Spanish, `1,234.5` in English. */
function readNumber(word: string, language: Locale): number {
  const { group, point } = numberSigns[language];
  const plain = word.replaceAll(group, "").replace(point, ".");
  return plain === "" ? Number.NaN : Number(plain);
}

function normalise(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
