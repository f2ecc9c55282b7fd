import { BinTicks } from "./bin-ticks.tsx";
import { isChosen } from "../interact/change-selection.ts";
import type { DrawingProps } from "./drawing.ts";
import { layOutEnds, spreadLabels } from "../scene/text-metrics.ts";
import { isGhostShown } from "../scene/scales/baseline-scale.ts";
import { areaPath, linePath, type Point } from "../scene/line-path.ts";
import { extent, linearScale } from "../scene/scales/linear-scale.ts";
import { MarkLayer } from "../interact/mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { readSeries, readTones, type Series } from "../kinds/read-series.ts";
import { readTarget } from "../kinds/read-target.ts";
import { layOutKey, SeriesKey, type LineTone } from "./series-key.tsx";
import { tipOfBin, tellBin, type TipText } from "../kinds/describe-bin.ts";
import { gutterFor, tickWriter, ValueGrid } from "./value-grid.tsx";
import type { VisualProps, VisualSpec } from "../render/visual-props.ts";

const defaultHeight = 260;
const axisHeight = 26;
const labelGap = 16;

/** Lines over time or numbers, named at their ends, over the ghost of what they are without filters; a range can be brushed. */
export function Lines({ visual, width }: DrawingProps) {
  const { id, format, result, selection } = visual;
  const spec = visual.spec as VisualSpec & { kind: "line" };
  const { categories, series } = readSeries(visual);
  const measure = series[0]!.cells[0]?.measure ?? visual.measures[0]!;
  const target = readTarget(visual, spec.target);
  const now = extent(...series.map(({ cells }) => cells.map(({ value }) => value)));
  const whole = extent(...series.map(({ cells }) => cells.map(({ total }) => total)));
  const hasGhost = isGhostShown(now, whole);
  const limits = extent(
    now,
    hasGhost ? whole : now,
    target.values,
    spec.isArea === true || spec.isFromZero === true ? [0] : [],
  );
  // A line keeps its tone when another has nothing to draw.
  const lines = series
    .map((one, at) => ({ ...one, tone: toneOfLine(series.length, at, spec.argued) }))
    .filter(({ cells }) => !Number.isNaN(lastValue(cells)));
  const ends = lines.map(({ name, cells }) => ({
    name: series.length > 1 ? name : "",
    value: format.short(measure, lastValue(cells)),
  }));
  const labels = layOutEnds(ends, width * 0.34);
  // Names that do not fit at the ends of their lines go into a key.
  const isKeyed = labels.isCut;
  const entries = [
    ...(isKeyed ? lines.map(({ name, tone }) => ({ name, swatch: tone })) : []),
    ...target.entries,
  ];
  const keyHeight = layOutKey(entries, width).height;
  const height = visual.height ?? defaultHeight;
  const [top, bottom] = [keyHeight + 14, height - axisHeight];
  const y = linearScale(limits, [bottom, top], 4);
  const write = tickWriter(format, measure, y);
  const left = gutterFor(y.ticks.map(write));
  const right = width - (isKeyed ? 8 : labels.width);
  const step = (right - left) / Math.max(categories.length - 1, 1);
  const x = (index: number): number => left + index * step;
  const pointsOf = (one: Series, when: "value" | "total"): Point[] =>
    one.cells.map((cell, at) => ({ x: x(at), y: y(cell[when]) }));
  const labelYs = spreadLabels(
    lines.map(({ cells }) => y(lastValue(cells))),
    labelGap,
    [top, bottom],
  );
  const marks = categories.map(({ name }, at): Mark => {
    const cells = series.map(({ cells: all }) => all[at]!);
    const from = Math.max(x(at) - step / 2, left);
    return {
      bins: [...new Set(cells.map(({ bin }) => bin))],
      name: () => nameColumn(visual, name, series, at),
      x: from,
      y: top,
      width: Math.max(Math.min(x(at) + step / 2, right) - from, 1),
      height: bottom - top,
      tipAt: {
        x: x(at),
        y: Math.min(bottom, ...cells.map(({ value }) => y(value)).filter(Number.isFinite)),
      },
    };
  });
  const toneOf = readTones(visual);
  const chosen = marks.flatMap(({ bins }, at) =>
    selection !== null && bins.some((bin) => isChosen(selection, bin)) ? [at] : [],
  );
  const isHidden = series.length === 1;
  return (
    <svg className="drawing" width={width} height={height}>
      <SeriesKey id={id} entries={entries} width={width} />
      <ValueGrid scale={y} left={left} right={right} write={write} />
      <BinTicks
        axis={result.axes[0]}
        ticks={categories.map(({ tick }) => tick)}
        x={x}
        y={bottom + 20}
        width={width}
      />
      <g aria-hidden="true">
        <ChosenBand marks={marks} chosen={chosen} />
        {target.kind === "value" && (
          <line
            className="target behind"
            x1={left}
            x2={right}
            y1={y(target.value)}
            y2={y(target.value)}
          />
        )}
        {target.kind === "measure" && (
          <path
            className="target behind"
            d={linePath(
              series[0]!.cells.map(({ bin }, at) => ({ x: x(at), y: y(target.at(bin)) })),
            )}
          />
        )}
        {lines.map(({ tone, ...one }, at) => {
          const points = pointsOf(one, "value");
          const isGhost =
            hasGhost && one.cells.some(({ value, total }) => !Object.is(value, total));
          return (
            <g key={one.name} className={chosen.length > 0 && isHidden ? "line-off" : undefined}>
              {isGhost && <path className="line-ghost" d={linePath(pointsOf(one, "total"))} />}
              {spec.isArea === true && isHidden && (
                <path className="area" d={areaPath(points, y(Math.max(0, y.domain[0])))} />
              )}
              {tone === "single" && <path className="line-halo" d={linePath(points)} />}
              <path className={`line ${tone}`} d={linePath(points)} />
              {isHidden && chosen.length > 0 && (
                <path
                  className="line line-chosen"
                  d={linePath(points.map((point, i) => (chosen.includes(i) ? point : gap)))}
                />
              )}
              {one.cells.map(({ bin }, i) =>
                isPoint(toneOf(bin), one.cells.length, chosen.length) &&
                !Number.isNaN(points[i]!.y) ? (
                  <circle
                    key={bin}
                    className={`dot ${toneOf(bin)}`}
                    cx={points[i]!.x}
                    cy={points[i]!.y}
                    r={5}
                  />
                ) : null,
              )}
              {!isKeyed && (
                <text className={`end ${tone}`} x={right + 8} y={labelYs[at]} dy=".32em">
                  {labels.texts[at]}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <MarkLayer
        visual={visual}
        marks={marks}
        isBrush
        tell={(at) => tellColumn(visual, categories[at]!.name, series, at)}
      />
    </svg>
  );
}

/** Yellow for a line on its own and for the argued one; the others then are bone, else each has its hue and dash. */
function toneOfLine(count: number, at: number, argued: number | undefined): LineTone {
  if (count === 1 || argued === at) return "single";
  return argued === undefined ? `l${at % 6}` : `l${(at % 2) * 3}`;
}

const gap: Point = { x: 0, y: Number.NaN };

/** The band of a range and the two ends to take it by. */
function ChosenBand({ marks, chosen }: { marks: readonly Mark[]; chosen: readonly number[] }) {
  const [first, last] = [marks[chosen[0] ?? -1], marks[chosen.at(-1) ?? -1]];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [first.x, last.x + last.width];
  const grips = [from, to].map((x) => `M${String(x)} ${String(first.y)}v${String(first.height)}`);
  return (
    <>
      <rect className="band" x={from} y={first.y} width={to - from} height={first.height} />
      <path className="grip" d={grips.join("")} />
    </>
  );
}

/** A value of its own where the title argues about it, or where it alone was chosen. */
function isPoint(tone: string, points: number, chosen: number): boolean {
  return tone === "argued" || (tone === "chosen" && chosen === 1) || points === 1;
}

function lastValue(cells: Series["cells"]): number {
  return cells.findLast(({ value }) => !Number.isNaN(value))?.value ?? Number.NaN;
}

function nameColumn(visual: VisualProps, name: string, series: readonly Series[], at: number) {
  if (series.length === 1) return tellBin(visual, name, series[0]!.cells[at]!.bin);
  const rows = listValued(series, at).map((one) => `${one.name} ${writeCell(visual, one, at)}`);
  return `${name}: ${rows.join(", ")}`;
}

function tellColumn(
  visual: VisualProps,
  title: string,
  series: readonly Series[],
  at: number,
): TipText {
  if (series.length === 1) return tipOfBin(visual, series[0]!.cells[at]!.bin);
  return {
    title,
    rows: listValued(series, at).map((one) => ({
      name: one.name,
      value: writeCell(visual, one, at),
    })),
  };
}

function listValued(series: readonly Series[], at: number): Series[] {
  return series.filter(({ cells }) => !Number.isNaN(cells[at]!.value));
}

function writeCell({ format }: VisualProps, { cells }: Series, at: number): string {
  const { measure, value } = cells[at]!;
  return format.value(measure, value);
}
