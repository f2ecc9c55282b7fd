/** Paths of the brand mark on a ground of 30 × 18: raw points, and the line that leaves them. */
export const brandMarkPaths = { points: "M3 10h0M7 6h0", line: "M1 16h9l6-6 4 3 9-11" } as const;

/** Paths of icons that several programs draw, on a ground of 24 × 24. */
export const arrowLeftPath = "M19 12H5m0 0 6-6m-6 6 6 6";
export const arrowRightPath = "M5 12h14m0 0-6-6m6 6-6 6";
export const closePath = "M6 6l12 12M18 6 6 18";
