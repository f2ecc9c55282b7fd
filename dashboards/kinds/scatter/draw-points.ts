import { placeLabels } from "./place-labels.ts";
import { isMarked, type MarkState } from "../../scene/mark-state.ts";
import { inState } from "../../scene/paints.ts";
import { group, textAround, type GroupMark, type SceneMark } from "../../scene/scene.ts";
import { nameBin } from "../bins/order-bins.ts";
import type { PlotPoint } from "./place-points.ts";
import type { ScatterPlan } from "./plan.ts";

const stateOrder: readonly MarkState[] = ["unselected", "plain", "selected", "highlighted"];
const mostNames = 14;
const namesTop = 16;
/** Margin in px for names, which are set bolder than `textWidth` assumes. */
const edgePx = 4;

export function drawPoints(plan: ScatterPlan): GroupMark[] {
  const { isDense, points, stateOf } = plan;
  if (isDense) {
    return [group(stateOrder.map((state) => drawDots(plan, state))), group(drawNames(plan))];
  }
  const circles = points.map(({ bin, x, y, radius }): SceneMark => ({
    kind: "circle",
    paint: inState("dot", stateOf(bin)),
    cx: x,
    cy: y,
    r: radius,
  }));
  return [group(circles), group(drawNames(plan))];
}

/** Draws round dots as strokes of no length: one element for all points of a state. */
function drawDots({ points, stateOf }: ScatterPlan, state: MarkState): SceneMark {
  const d = points
    .filter(({ bin }) => stateOf(bin) === state)
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join("");
  return { kind: "path", paint: inState("dots", state), d };
}

/** Draws names at the offsets from their points that were found for the planned width, the narrowest of the plan. */
function drawNames(plan: ScatterPlan): SceneMark[] {
  const { chart, left, top, bottom, y, stateOf } = plan;
  const narrow = plan.narrow();
  // oxlint-disable-next-line oxc/no-map-spread -- points are shared and never changed
  const named = chooseNamed(plan, narrow.points).map((point) => ({
    ...point,
    name: nameBin(chart, point.bin),
    isNeeded: isMarked(stateOf(point.bin)),
  }));
  const { acrossLine, upLine } = chart.spec;
  const [zero, level] = [y(0), y(upLine?.value ?? 0)];
  const upright = narrow.x(acrossLine?.value ?? 0);
  const lines = [
    { left, right: narrow.right, top: zero, bottom: zero },
    { left, right: narrow.right, top: level, bottom: level },
    { left: upright, right: upright, top, bottom },
  ];
  // The name of a point near 0 may overlap the axis, but not its ticks.
  const bounds = { left, right: narrow.width - edgePx, top: namesTop, bottom: bottom + 4 };
  const labels = placeLabels(named, { spots: narrow.points, lines }, bounds);
  const placeOf = new Map(plan.points.map((point) => [point.bin, point]));
  return named.flatMap(({ bin, name, x }, at): SceneMark[] => {
    const label = labels[at];
    if (!label) return [];
    const place = { x: placeOf.get(bin)!.x + label.x - x, middle: label.y };
    return [textAround(inState("point-name", stateOf(bin)), place, name, label.anchor)];
  });
}

/**
 * Returns the points to name: all where they are few, else the marked ones, or none of a dense plot with many marked.
 */
function chooseNamed(
  { isDense, stateOf }: ScatterPlan,
  points: readonly PlotPoint[],
): readonly PlotPoint[] {
  const rank = ({ bin }: PlotPoint): number => -stateOrder.indexOf(stateOf(bin));
  const ranked = points.toSorted((a, b) => rank(a) - rank(b));
  if (points.length <= mostNames) return ranked;
  const marked = ranked.filter(({ bin }) => isMarked(stateOf(bin)));
  return isDense && marked.length > mostNames ? [] : marked.slice(0, mostNames);
}
