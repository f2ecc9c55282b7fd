import type { ViewResult } from "../../query/view-result.ts";
import { nameAxes } from "../visuals/name-axes.ts";
import type { OpenReport } from "../store/use-report.ts";

/** Names the column of a view and each of its bins. */
export function nameGroups(
  report: Pick<OpenReport, "module" | "copy" | "format">,
  { axes }: Pick<ViewResult, "axes">,
  view: string,
): { column: string; names: string[] } {
  const axis = axes[0]!;
  const [own] = nameAxes(report, view);
  const names = Array.from({ length: axis.size }, (_, bin) => report.format.bin(axis, own, bin));
  return { column: own!.name, names };
}
