/**
 * A pair view whose columns are days before and after a promised one, a post: squares by the second measure, a row's
 * share of the first at its end.
 */
export type DockSpec = {
  kind: "dock";
};
