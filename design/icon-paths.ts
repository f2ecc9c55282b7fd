/** Paths of the icons that several programs draw, on a grid of 24 × 24. */
export const arrowLeftPath = "M19 12H5m0 0 6-6m-6 6 6 6";
export const arrowRightPath = "M5 12h14m0 0-6-6m6 6-6 6";
export const closePath = "M6 6l12 12M18 6 6 18";
