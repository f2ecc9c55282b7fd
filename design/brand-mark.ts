/** The brand drawn at 30 px: raw points on the left, the line that leaves them on the right. */
export const brandMark = {
  width: 30,
  height: 18,
  points: "M3 10h0M7 6h0",
  line: "M1 16h9l6-6 4 3 9-11",
} as const;
