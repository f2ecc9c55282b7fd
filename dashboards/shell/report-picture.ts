/**
 * Drawing of a case study: the one export of `reports/<slug>/picture.ts`. `limit` is how many bars stay after sorting; a
 * case whose head is another chart has its picture only on cards.
 */
export type ReportPicture = {
  visual: string;
  limit?: number;
  isOnlyOnCards?: true;
};
