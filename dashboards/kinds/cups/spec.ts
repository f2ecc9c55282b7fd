/**
 * Cups on a bar: a pair view of groups and days, with a cup for some of the first measure, as large as the second is
 * for each of them, and as far from the bar as the days.
 */
export type CupsSpec = { kind: "cups" };
