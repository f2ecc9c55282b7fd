import { dayMs } from "../../query/table/calendar.ts";
import type { Axis } from "../../query/table/axis.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { Chart } from "../../kinds/chart.ts";

/** A note of the owner, at the id of a label or at a day, e.g. `2024-09-10`. */
type Declared = { at: string; text: string };

/** Finds the bins of notes, of those that are shown and have rows. */
export function findAnnotations(
  declared: readonly Declared[] | undefined,
  { axes, shown, hasRows }: Pick<ViewResult, "axes" | "shown" | "hasRows">,
): Chart["annotations"] {
  return declared
    ?.map(({ at, text }) => ({ bin: findAnchor(axes[0]!, at), text }))
    .filter(({ bin }) => shown.includes(bin) && hasRows(bin));
}

/** Returns the bin of a label or of a day; -1 where there is none. */
export function findAnchor(axis: Axis, at: string): number {
  if (axis.kind === "labels") return axis.labels.indexOf(at);
  const day = Date.parse(at) / dayMs;
  return axis.kind === "days" && day < axis.end
    ? axis.starts.findLastIndex((start) => start <= day)
    : -1;
}
