/** A hundred seats of a plane, shared between its classes by the second measure and taken by the first, a share. */
export type SeatsSpec = {
  kind: "seats";
  /** The cabins from nose to tail, by label id. */
  cabins: readonly { id: string; abreast: 4 | 6 }[];
};
