import { readStates } from "../kinds/read-states.ts";
import type { MarkState } from "../scene/mark-state.ts";
import type { TipText } from "../scene/scene.ts";
import type { ShownMeasure, VisualSpec } from "../kinds/chart.ts";
import type { DrawingProps } from "./drawing.ts";
import { textWidth } from "../scene/text-metrics.ts";
import { isBaselineShown } from "../scene/scales/baseline-scale.ts";
import { extent, linearScale } from "../scene/scales/linear-scale.ts";
import { listMarked } from "../kinds/list-marked.ts";
import { LegacyMarkLayer } from "./legacy-mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { nameBin } from "../kinds/order-bins.ts";
import { placeLabels } from "../scene/labels/place-labels.ts";
import { gridPoints, type GridCell, type PlotPoint } from "./scatter-points.ts";
import { describeBin, describeTip } from "../kinds/describe-bin.ts";
import { tickWriter } from "../kinds/write-ticks.ts";
import { ValueGrid } from "./value-grid.tsx";
import type { VisualProps } from "../render/visual-props.ts";

const defaultHeight = 320;
const axisHeight = 44;
const axisNameEnd = 16;
// As far under the base as the name of a point on it reaches.
const nameBelowBase = 8;
const radii = { fixed: 5, least: 3, most: 16 };
/** Above this each point is no mark of its own: cells of a grid are (reference §4). */
const mostMarks = 400;
const mostNames = 14;
const smallestHit = 24;
const toneOrder: readonly MarkState[] = ["off", "plain", "chosen", "argued"];

/** Points by two measures, the argued and the chosen by name; very many of them are drawn as one path under a grid that answers. */
export function Scatter({ visual, width }: DrawingProps) {
  const { measures, format } = visual;
  const spec = visual.spec as VisualSpec & { kind: "scatter" };
  const [across, up, size] = [measures[0]!, measures[1]!, measures[2]];
  const height = visual.height ?? defaultHeight;
  const [top, bottom] = [28, height - axisHeight];
  const limits = (measure: ShownMeasure, line = Number.NaN): [number, number] => {
    const now = extent(pick(visual, measure, "values", listMarked(visual)));
    const whole = extent(pick(visual, measure, "totals", visual.result.shown));
    return extent(now, isBaselineShown(now, whole) ? whole : now, [line]);
  };
  const y = linearScale(limits(up, spec.upLine?.value), [bottom, top], 5);
  const writeUp = tickWriter(format, up, y);
  const left = Math.max(...y.ticks.map((tick) => textWidth(writeUp(tick)))) + 12;
  const right = width - 14;
  const x = linearScale(
    limits(across, spec.acrossLine?.value),
    [left, right],
    Math.floor(width / 110),
  );
  const writeAcross = tickWriter(format, across, x);
  // None of them beyond the drawing.
  const middleOf = (tick: number): number =>
    Math.min(x(tick), width - textWidth(writeAcross(tick)) / 2);
  const points = placePoints(visual, { x, y, size });
  const isDense = points.length > mostMarks;
  const cells = isDense ? gridPoints(points, { x, y, left, right, top, bottom }) : [];
  const stateOf = readStates(visual);
  const marks = isDense
    ? cells.map((cell): Mark => ({ ...cell, name: () => nameCell(visual, cell) }))
    : points.map((point): Mark => {
        const side = Math.max(point.radius * 2, smallestHit);
        const name = (): string => describeBin(visual, nameBin(visual, point.bin), point.bin);
        return {
          bins: [point.bin],
          name,
          x: point.x - side / 2,
          y: point.y - side / 2,
          width: side,
          height: side,
        };
      });
  const named = isDense ? [] : chooseNamed(points, stateOf);
  const labels = placeLabels(
    named.map((point) => ({ ...point, name: nameBin(visual, point.bin) })),
    points,
    { left, right: width, top: axisNameEnd, bottom: bottom + nameBelowBase },
  );
  return (
    <svg className="drawing legacy" width={width} height={height}>
      <ValueGrid scale={y} left={left} right={right} write={writeUp} />
      <g aria-hidden="true">
        <text className="axis-name" x={0} y={12}>
          {up.name}
        </text>
        <text className="axis-name" x={right} y={height - 4} textAnchor="end">
          {across.name}
        </text>
        {x.ticks.map((tick) => (
          <text key={tick} className="tick" x={middleOf(tick)} y={bottom + 18} textAnchor="middle">
            {writeAcross(tick)}
          </text>
        ))}
        {spec.acrossLine !== undefined && (
          <path
            className="target"
            d={`M${String(x(spec.acrossLine.value))} ${String(top)}V${String(bottom)}`}
          />
        )}
        {spec.upLine !== undefined && (
          <path
            className="target"
            d={`M${String(left)} ${String(y(spec.upLine.value))}H${String(right)}`}
          />
        )}
        {isDense
          ? toneOrder.map((tone) => (
              <path key={tone} className={`dots ${tone}`} d={dots(points, tone, stateOf)} />
            ))
          : points.map((point) => (
              <circle
                key={point.bin}
                className={`dot ${stateOf(point.bin)}`}
                cx={point.x}
                cy={point.y}
                r={point.radius}
              />
            ))}
        {named.map((point, at) => {
          const label = labels[at];
          if (!label) return null;
          return (
            <text
              key={point.bin}
              className={`point-name ${stateOf(point.bin)}`}
              x={label.x}
              y={label.y}
              dy=".32em"
              textAnchor={label.anchor}
            >
              {nameBin(visual, point.bin)}
            </text>
          );
        })}
      </g>
      <LegacyMarkLayer
        visual={visual}
        marks={marks}
        tell={(at) =>
          isDense ? tellCell(visual, cells[at]!) : describeTip(visual, points[at]!.bin)
        }
      />
    </svg>
  );
}

type Scales = {
  x: (value: number) => number;
  y: (value: number) => number;
  size: ShownMeasure | undefined;
};

/** The bins that have rows and both values, the largest first so that none hides a smaller one. */
function placePoints(visual: VisualProps, { x, y, size }: Scales): PlotPoint[] {
  const { result, measures } = visual;
  const [xs, ys] = [result.values(measures[0]!.id), result.values(measures[1]!.id)];
  const sizes = size === undefined ? null : result.values(size.id);
  const most = sizes === null ? 1 : extent(sizes)[1] || 1;
  const radiusOf = (bin: number): number =>
    sizes === null
      ? radii.fixed
      : Math.max(radii.most * Math.sqrt(Math.max(sizes[bin]!, 0) / most), radii.least);
  return listMarked(visual)
    .map((bin) => ({
      bin,
      across: xs[bin]!,
      up: ys[bin]!,
      x: x(xs[bin]!),
      y: y(ys[bin]!),
      radius: radiusOf(bin),
    }))
    .toSorted((a, b) => b.radius - a.radius);
}

function pick(
  { result }: VisualProps,
  { id }: ShownMeasure,
  when: "values" | "totals",
  bins: readonly number[],
): number[] {
  const values = result[when](id);
  return bins.map((bin) => values[bin]!);
}

/** The points worth a name: those argued about or chosen, and where there are few, the rest. */
function chooseNamed(
  points: readonly PlotPoint[],
  stateOf: (bin: number) => MarkState,
): readonly PlotPoint[] {
  const rank = ({ bin }: PlotPoint): number => -toneOrder.indexOf(stateOf(bin));
  const ranked = points.toSorted((a, b) => rank(a) - rank(b));
  const marked = ranked.filter(({ bin }) => ["argued", "chosen"].includes(stateOf(bin)));
  return points.length <= mostNames ? ranked : marked.slice(0, mostNames);
}

/** Round dots as strokes of no length: one element for all points of a tone. */
function dots(
  points: readonly PlotPoint[],
  tone: MarkState,
  stateOf: (bin: number) => MarkState,
): string {
  return points
    .filter(({ bin }) => stateOf(bin) === tone)
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join("");
}

function nameCell(visual: VisualProps, cell: GridCell): string {
  const { title, rows } = tellCell(visual, cell);
  return `${title}: ${rows.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
}

function tellCell({ format, measures }: VisualProps, cell: GridCell): TipText {
  const { mark, bins } = format.words;
  const text = cell.bins.length === 1 ? mark.points_one : mark.points_other;
  const span = (measure: ShownMeasure, [from, to]: readonly [number, number]) => ({
    name: measure.name,
    value: bins.range
      .replace("{{from}}", format.parts(measure, from).figure)
      .replace("{{to}}", format.value(measure, to)),
  });
  return {
    title: text.replace("{{count}}", format.count(cell.bins.length)),
    rows: [span(measures[0]!, cell.across), span(measures[1]!, cell.up)],
  };
}
