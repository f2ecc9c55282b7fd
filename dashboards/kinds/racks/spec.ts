/** Racks seen from the front: a pair view whose rows are aisles, its columns places, by bay and then by level. */
export type RacksSpec = {
  kind: "racks";
  /** The zones in order: the id of a label and how many aisles they have. */
  zones: readonly { label: string; aisles: number }[];
  levels: number;
};
