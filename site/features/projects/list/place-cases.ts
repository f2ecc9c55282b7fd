type Side = "left" | "right";

/** Place of a card in a wide window, and the way of the page's line below it. */
export type CasePlace = {
  /** Columns of twelve. */
  span: number;
  /** The side from which the line comes to the card's row. */
  from: Side;
  /** The line comes down to it, or goes on down from it; it passes the others of its row. */
  isFirst: boolean;
  isLast: boolean;
  /** One of a row is heavy and in the accent until another is pointed at. */
  isLead: boolean;
};

/** Columns of twelve that the cards of following rows take; after the last row the first one follows again. */
const rows = [
  [4, 8],
  [4, 4, 4],
  [8, 4],
  [4, 4, 4],
];

/** Returns the places of so many cases, and last that of the visitor's own case, which takes what is left of its row. */
export function placeCases(count: number): CasePlace[] {
  const places: CasePlace[] = [];
  for (let row = 0; places.length <= count; row += 1) {
    const spans = rows[row % rows.length]!.slice(0, count + 1 - places.length);
    const isEnd = places.length + spans.length > count;
    if (isEnd) spans[spans.length - 1] = 12 - sum(spans.slice(0, -1));
    const from = row % 2 === 0 ? "left" : "right";
    const ends = [0, spans.length - 1];
    const [first, last] = from === "left" ? ends : ends.toReversed();
    const lead = Math.max(spans.indexOf(8), spans.length - 2);
    for (const [at, span] of spans.entries()) {
      const passed = { isFirst: at === first, isLast: at === last };
      places.push({ span, from, ...passed, isLead: !isEnd && at === lead });
    }
  }
  return places;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
