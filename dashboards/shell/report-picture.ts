/**
 * Drawing of a case study: the one export of `reports/<slug>/picture.ts`. `limit` is how many bars stay after sorting, `cardHeight`
 * (px) leaves room above it on a card; a case whose head is another chart has its picture only on cards.
 */
export type ReportPicture = {
  visual: string;
  cardHeight?: number;
  limit?: number;
  isOnlyOnCards?: true;
};
