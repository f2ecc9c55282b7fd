/** Ordered bins as steps as high as the second measure, with a pile of sacks on each by the first. */
export type StairSpec = { kind: "stair" };
