import type { Axis } from "./table/axis.ts";
import type { Where } from "./report-definition.ts";
import { ReportFault } from "./report-fault.ts";
import type { Filters, Selection } from "./state/selection.ts";

/** Converts label ids and ranges into bins; throws a `ReportFault` that names the view where they do not exist. */
export function resolveWhere(
  subject: string,
  where: Where,
  axes: ReadonlyMap<string, Axis>,
): Filters {
  const filters: Record<string, Selection> = {};
  for (const [view, chosen] of Object.entries(where)) {
    const axis = axes.get(view);
    if (axis === undefined) {
      throw new ReportFault(
        subject,
        `filters the view "${view}", which is not there, is a pair or has no filter`,
        `use one of ${[...axes.keys()].join(", ")}`,
      );
    }
    const place = `${subject}, view "${view}"`;
    filters[view] =
      "from" in chosen ? findRange(place, axis, chosen) : findLabels(place, axis, chosen);
  }
  return filters;
}

function findLabels(subject: string, axis: Axis, ids: readonly string[]): readonly number[] {
  if (axis.kind !== "labels") throw new ReportFault(subject, "has no labels", "give from and to");
  const missing = ids.find((id) => !axis.labels.includes(id));
  if (missing !== undefined || ids.length === 0) {
    throw new ReportFault(
      subject,
      `has no label "${missing ?? ""}"`,
      `use some of ${axis.labels.join(", ")}`,
    );
  }
  return ids.map((id) => axis.labels.indexOf(id)).toSorted((a, b) => a - b);
}

function findRange(
  subject: string,
  axis: Axis,
  { from, to }: { from: number; to: number },
): { from: number; to: number } {
  if (axis.kind === "labels") throw new ReportFault(subject, "has labels", "list label ids");
  const edges = [...axis.starts, axis.end];
  const range = { from: edges.indexOf(from), to: edges.indexOf(to) };
  if (range.from >= 0 && range.to > range.from) return range;
  throw new ReportFault(
    subject,
    `has no bins from ${String(from)} to ${String(to)}`,
    `begin and end at one of ${edges.slice(0, 20).join(", ")}`,
  );
}
