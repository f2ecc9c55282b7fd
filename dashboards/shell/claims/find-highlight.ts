import type { ViewResult } from "../../query/view-result.ts";

export function findHighlight(
  { axes }: ViewResult,
  named: readonly (string | number)[] | undefined,
): readonly number[] | undefined {
  const [axis] = axes;
  return named?.map((name) =>
    typeof name === "number" || axis?.kind !== "labels" ? Number(name) : axis.labels.indexOf(name),
  );
}
