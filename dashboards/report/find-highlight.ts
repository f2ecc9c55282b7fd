import type { ViewResult } from "../engine/view-result.ts";

/** Bins of a result that an author named by label id or number; none where it is drilled into. */
export function findHighlight(
  { axes, depth }: ViewResult,
  named: readonly (string | number)[] | undefined,
): readonly number[] | undefined {
  if (named === undefined || depth > 0) return undefined;
  const [axis] = axes;
  return named.map((name) =>
    typeof name === "number" || axis?.kind !== "labels" ? Number(name) : axis.labels.indexOf(name),
  );
}
