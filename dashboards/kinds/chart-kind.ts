import type { ViewResult } from "../query/view-result.ts";
import type { Scene } from "../scene/scene.ts";
import { annotateScene } from "./annotations/annotate-scene.ts";
import type { AnySpec, Chart, ComparedWays } from "./chart.ts";
import type { Placement } from "./list-marked.ts";
import type { Summary } from "./summary/read-ends.ts";

/** A kind that is drawn; it declares how it shows a comparison. */
type Drawn<Spec extends AnySpec> = ComparedWays & {
  /** Lays a chart out in a width, in px, without scaling text. */
  layOut(chart: Chart<Spec>, width: number): Scene;
};

/** Cards and tables, which are not drawn. */
type Written = { layOut?: undefined };

/** The properties of a kind of chart: other code asks for these, not for the kind's name. */
export type ChartKind<Spec extends AnySpec = AnySpec> = (Drawn<Spec> | Written) & {
  /** True of kinds that are tables themselves and need no second one. */
  isTable?: true;
  /** The measures that place a mark; the first one where left out. */
  placement?: Placement;
  /** True of kinds that divide a whole: a whole of 0 cannot be divided. */
  isShare?: true;
  /** Whether a range can be brushed: always, or where the bins are ordered. */
  brush?: "always" | "ordered";
  /** Summarises two bins or more in one sentence, where the usual one on the extremes would mean little. */
  summarise?(chart: Chart<Spec>, bins: readonly number[]): Summary | undefined;
};

/** Lays a chart out, in a scenario with its actual values, in a spotlight with the part, under the owner's notes. */
export function drawChart(kind: ChartKind, chart: Chart, width: number): Scene | undefined {
  if (kind.layOut === undefined) return undefined;
  const { scenario, spotlight } = kind;
  const layOut = (other: Chart): Scene => kind.layOut(other, width);
  const scene = layOut(chart);
  const compared = chart.comparison?.decorate(scene, chart, { scenario, spotlight, layOut });
  return annotateScene(compared ?? scene, chart);
}

export function canBrush({ brush }: ChartKind, { axes }: Pick<ViewResult, "axes">): boolean {
  return brush === "always" || (brush === "ordered" && axes[0]?.kind !== "labels");
}
