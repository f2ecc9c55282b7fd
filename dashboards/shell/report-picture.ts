/**
 * Drawing on the cards of a case study: the one export of `reports/<slug>/picture.ts`; `limit` is how many bars stay after
 * sorting.
 */
export type ReportPicture = {
  visual: string;
  height?: number;
  limit?: number;
};
