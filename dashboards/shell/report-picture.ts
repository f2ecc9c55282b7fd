/** What stands for a report on its case's cards: the one export of `reports/<slug>/picture.ts`. */
export type ReportPicture = {
  /** A visual of the layout whose drawing shows the finding of the case at a glance. */
  visual: string;
  /** Height it is drawn in, where that of the layout does not fit the frame. */
  height?: number;
  /** Bars to keep after sorting, where all of them do not fit the frame. */
  limit?: number;
};
