/**
 * Three measures of each bin, each as a share of its whole: the first as coins, the second as the width of a ribbon in
 * the middle, the third as people; the fourth is written on the ribbon.
 */
export type CoinsSpec = {
  kind: "coins";
};
