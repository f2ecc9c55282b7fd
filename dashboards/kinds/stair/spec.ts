/**
 * Ordered bins as steps as high as the second measure, with a pile of sacks on each by the first. The value of a lever
 * is the number of a bin, from 1.
 */
export type StairSpec = { kind: "stair" };
