/**
 * A queue on one day: a line for each bin but the first, from the hour of the third measure, as long as the first, with
 * the second, its waiting, marked; all in minutes. The fourth measure, 0 or 1, parts the lines into two groups.
 */
export type QueueSpec = {
  kind: "queue";
  /** The ids of the labels of both groups. */
  groups: readonly [string, string];
  /** The hour at which the day begins. */
  opensAt: number;
};
