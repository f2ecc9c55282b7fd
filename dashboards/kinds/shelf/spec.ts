/** Products as open boxes on their shelves: as wide as the first measure, filled by the second, a share. */
export type ShelfSpec = {
  kind: "shelf";
  /** The shelves by label id, with the label ids of their products. */
  shelves: readonly { label: string; products: readonly string[] }[];
  /** The share that fills a box. */
  full: number;
};
