/** The brand mark at 30 px: raw points on the left, and on the right the line that emerges from them. */
export const brandMark = {
  width: 30,
  height: 18,
  points: "M3 10h0M7 6h0",
  line: "M1 16h9l6-6 4 3 9-11",
} as const;
