import { findCode } from "../../query/claims/read-figures.ts";
import type { ViewResult } from "../../query/view-result.ts";

export function findHighlight(
  { axes: [axis] }: ViewResult,
  named: readonly (string | number)[] | undefined,
): readonly number[] | undefined {
  return named?.map((name) => findCode(axis, name));
}
