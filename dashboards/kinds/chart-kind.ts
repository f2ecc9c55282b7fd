import type { ViewResult } from "../query/view-result.ts";
import type { Scene } from "../scene/scene.ts";
import type { AnySpec, Chart, ComparedWays } from "./chart.ts";
import type { Placement } from "./list-marked.ts";
import type { Summary } from "./summary/read-ends.ts";

/** A kind that is a drawing, and so states how it shows a comparison. */
type Drawn<Spec extends AnySpec> = ComparedWays & {
  /** Lays a chart out in a width, in pixels: text is never scaled. */
  layOut(chart: Chart<Spec>, width: number): Scene;
};

/** Cards and tables are no drawing. */
type Written = { layOut?: undefined };

/** What is said of a kind of chart in one place: what all others ask of it instead of its name. */
export type ChartKind<Spec extends AnySpec = AnySpec> = (Drawn<Spec> | Written) & {
  /** True of what is written as a table anyway, and needs no other one. */
  isTable?: true;
  /** Which measures place a mark; the first one without it. */
  placement?: Placement;
  /** True of parts of a whole: nought of a whole cannot be shared out. */
  isShare?: true;
  /** A range can be marked: always, or where the bins have an order. */
  brush?: "always" | "ordered";
  /** One sentence on two bins or more, where the usual one on the ends of the scale would say little. */
  summarise?(chart: Chart<Spec>, bins: readonly number[]): Summary | undefined;
};

/** Lays a chart out, in a scenario with what is actual and with a spotlight with the part. */
export function drawChart(kind: ChartKind, chart: Chart, width: number): Scene | undefined {
  if (kind.layOut === undefined) return undefined;
  const { scenario, spotlight } = kind;
  const layOut = (other: Chart): Scene => kind.layOut(other, width);
  const scene = layOut(chart);
  return chart.comparison?.decorate(scene, chart, { scenario, spotlight, layOut }) ?? scene;
}

export function canBrush({ brush }: ChartKind, { axes }: Pick<ViewResult, "axes">): boolean {
  return brush === "always" || (brush === "ordered" && axes[0]?.kind !== "labels");
}
