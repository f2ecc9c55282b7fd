import { expect, test } from "vitest";
import { placeCases } from "./place-cases.ts";

/** Writes the rows of some places: columns of each card, `*` at the heavy one, and an arrow where the line goes. */
function writeRows(count: number): string[] {
  const rows: string[] = [];
  let columns = 12;
  for (const { span, from, isLead } of placeCases(count)) {
    if (columns === 12) rows.push(from === "left" ? "→" : "←");
    columns = columns === 12 ? span : columns + span;
    rows.push(`${rows.pop() ?? ""} ${String(span)}${isLead ? "*" : ""}`);
  }
  expect(columns, "the last row is full").toBe(12);
  return rows;
}

test.each([
  [1, ["→ 4 8"]],
  [2, ["→ 4 8*", "← 12"]],
  [3, ["→ 4 8*", "← 4 8"]],
  [4, ["→ 4 8*", "← 4 4 4"]],
  [5, ["→ 4 8*", "← 4 4* 4", "→ 12"]],
  [6, ["→ 4 8*", "← 4 4* 4", "→ 8 4"]],
  [11, ["→ 4 8*", "← 4 4* 4", "→ 8* 4", "← 4 4* 4", "→ 4 8"]],
])("%i cases and the visitor's own fill their rows", (count, rows) => {
  expect(writeRows(count)).toEqual(rows);
});

test("the line comes to a row where it left the one before, and passes each of its cards", () => {
  for (let count = 1; count <= 12; count += 1) {
    const places = placeCases(count);
    expect(places).toHaveLength(count + 1);
    let column = 0;
    let side = "left";
    for (const { span, from, isFirst, isLast } of places) {
      if (column === 0) expect(from).toBe(side);
      const ends = [column === 0, column + span === 12];
      expect([isFirst, isLast]).toEqual(from === "left" ? ends : ends.toReversed());
      column = ends[1] ? 0 : column + span;
      if (ends[1]) side = from === "left" ? "right" : "left";
    }
  }
});
