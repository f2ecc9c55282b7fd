import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CsvScanner, type RecordState } from "./csv-scanner.ts";

const shape = { separator: ";", quote: '"', escape: "", newline: "\n" } as const;

function scan(parts: readonly string[], width = 0): { rows: string[][]; states: RecordState[] } {
  const rows: string[][] = [];
  const states: RecordState[] = [];
  const scanner = new CsvScanner(shape, width, (cells, _line, state) => {
    rows.push([...cells]);
    states.push(state);
    return true;
  });
  for (const part of parts) scanner.push(part, false);
  scanner.push("", true);
  return { rows, states };
}

test("quoted cells come back as they were, wherever the text is divided", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "é", ";", '"', "\n", "\r", " "),
    maxLength: 8,
  });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(table, fc.array(fc.nat(60), { maxLength: 5 }), (rows, cuts) => {
      const text = rows
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(";"))
        .join("\r\n");
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const parts = places.slice(1).map((end, index) => text.slice(places[index], end));
      expect(scan(parts, 2).rows).toEqual(rows);
    }),
  );
});

test.each([
  ["a stray quote before a cell", 'a;"b;c', ["a", '"b', "c"]],
  ["a stray quote before a quoted cell", 'a;""b;b";c', ["a", '"b;b', "c"]],
  ["a quote inside a quoted cell", 'a;"5" tube";c', ["a", '5" tube', "c"]],
  ["an undoubled quote at the end of a cell", 'a;"tube 5"";"c"', ["a", 'tube 5"', "c"]],
  ["a last cell that is one quote", 'a;b;"', ["a", "b", '"']],
])("%s is repaired within its line", (_case, line, cells) => {
  const { rows, states } = scan([`x;y;z\n${line}\n"1";2;3\n`], 3);
  expect(rows).toEqual([["x", "y", "z"], cells, ["1", "2", "3"]]);
  expect(states).toEqual(["sound", "repaired", "sound"]);
});

test("a line that no reading fits is divided by its separators, and the next one is sound", () => {
  const { rows, states } = scan(['a;"b"c;d;e\n1;2;3\n'], 3);
  expect(rows[1]).toEqual(["1", "2", "3"]);
  expect(states).toEqual(["broken", "sound"]);
});
