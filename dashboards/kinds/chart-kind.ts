import type { ViewResult } from "../query/view-result.ts";
import type { Scene } from "../scene/scene.ts";
import type { AnySpec, Chart } from "./chart.ts";
import type { Placement } from "./list-marked.ts";
import type { Summary } from "./summary/read-ends.ts";

/** What is said of a kind of chart in one place: what all others ask of it instead of its name. */
export type ChartKind<Spec extends AnySpec = AnySpec> = {
  /** Lays a chart out in a width, in pixels: text is never scaled. Cards and tables are no drawing and have none. */
  layOut?(chart: Chart<Spec>, width: number): Scene;
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

/** Lays a chart out, in a scenario with what is actual. */
export function drawChart(kind: ChartKind, chart: Chart, width: number): Scene | undefined {
  const scene = kind.layOut?.(chart, width);
  const decorate = chart.comparison?.decorate;
  return scene && decorate ? decorate(scene, chart, (other) => kind.layOut!(other, width)) : scene;
}

export function canBrush({ brush }: ChartKind, { axes }: Pick<ViewResult, "axes">): boolean {
  return brush === "always" || (brush === "ordered" && axes[0]?.kind !== "labels");
}
