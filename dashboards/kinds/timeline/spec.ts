/** A span for each bin, from the first measure to the second (day numbers); the third is the share done (0 to 1). */
export type TimelineSpec = {
  kind: "timeline";
  today?: number;
  planned?: { start: string; end: string };
};
