import { readStates } from "../kinds/read-states.ts";
import type { TipText } from "../scene/scene.ts";
import type { VisualSpec } from "../kinds/chart.ts";
import type { DrawingProps } from "./drawing.ts";
import { fitText, textWidth } from "../scene/text-metrics.ts";
import { extent } from "../scene/scales/linear-scale.ts";
import { listMarked } from "../kinds/list-marked.ts";
import { LegacyMarkLayer } from "./legacy-mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { nameBin, orderBins } from "../kinds/order-bins.ts";
import { monthTicks } from "./timeline-ticks.ts";
import type { VisualProps } from "../render/visual-props.ts";

const headHeight = 26;
const rowHeights = { above: 46, beside: 34 };
const barHeight = 12;
const narrow = 520;
// Room for "+000 days" after a bar.
const lateWidth = 72;
const inDays = { unit: "days", decimals: 0 } as const;

/** A span of time to each bin: what was planned as a frame, what was done filled, what ran over in the adverse colour with its days. */
export function Timeline({ visual, width }: DrawingProps) {
  const { format } = visual;
  const spec = visual.spec as VisualSpec & { kind: "timeline" };
  const spans = readSpans(visual);
  const names = spans.map(({ bin }) => nameBin(visual, bin));
  const isAbove = width < narrow;
  const left = isAbove
    ? 0
    : Math.min(Math.max(...names.map((name) => textWidth(name))) + 16, width * 0.36);
  const right = width - (spec.planned === undefined ? 8 : lateWidth + 8);
  const [first, last] = extent(
    ...spans.map(({ start, end, planned }) => [start, end, ...(planned ?? [])]),
    [spec.today ?? Number.NaN],
  );
  const x = (day: number): number =>
    left + ((day - first) / Math.max(last - first, 1)) * (right - left);
  const ticks = monthTicks(first, last, (right - left) / 72);
  const tickNames = ticks.starts.map((_, at) => format.tick(ticks, undefined, at));
  const now = spec.today === undefined ? Number.NaN : x(spec.today);
  const isFree = (from: number, text: string): boolean => {
    const end = from + textWidth(text);
    return end < width && !(end > now - 24 && from < now + 24);
  };
  const rowHeight = isAbove ? rowHeights.above : rowHeights.beside;
  const height = headHeight + spans.length * rowHeight;
  const stateOf = readStates(visual);
  const marks = spans.map((span, at): Mark => {
    return {
      bins: [span.bin],
      name: () => {
        const { rows } = tellSpan(visual, span);
        return `${names[at]!}: ${rows.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
      },
      x: 0,
      y: headHeight + at * rowHeight,
      width,
      height: rowHeight,
      tipAt: { x: (x(span.start) + x(span.end)) / 2, y: headHeight + at * rowHeight + 8 },
    };
  });
  return (
    <svg className="drawing legacy" width={width} height={height}>
      <g aria-hidden="true">
        {ticks.starts.map((start, at) => (
          <g key={start}>
            <line className="grid" x1={x(start)} x2={x(start)} y1={headHeight - 6} y2={height} />
            <text className="tick" x={x(start) + 3} y={12}>
              {isFree(x(start), tickNames[at]!) && tickNames[at]}
            </text>
          </g>
        ))}
        {spec.today !== undefined && (
          <g>
            <line className="target" x1={x(spec.today)} x2={x(spec.today)} y1={16} y2={height} />
            <text className="key" x={x(spec.today)} y={12} textAnchor="middle">
              {format.words.today}
            </text>
          </g>
        )}
        {spans.map(({ bin, start, end, done, planned }, at) => {
          const y = headHeight + at * rowHeight;
          const barY = isAbove ? y + 24 : y + (rowHeight - barHeight) / 2;
          const promised = planned?.[1] ?? end;
          const onTime = Math.min(end, promised);
          const late = end - promised;
          return (
            <g key={bin} className={`row-${stateOf(bin)}`}>
              <text className="name" x={0} y={isAbove ? y + 12 : barY + barHeight / 2} dy=".32em">
                {fitText(names[at]!, isAbove ? width : left - 12)}
              </text>
              {planned !== undefined && (
                <rect
                  className="planned"
                  x={x(planned[0])}
                  y={barY - 3}
                  width={Math.max(x(planned[1]) - x(planned[0]), 1)}
                  height={barHeight + 6}
                />
              )}
              <rect
                className={`bar ${stateOf(bin)} ${done < 1 ? "open" : ""}`}
                x={x(start)}
                y={barY}
                width={Math.max(x(onTime) - x(start), 1)}
                height={barHeight}
              />
              {done < 1 && (
                <rect
                  className={`bar ${stateOf(bin)}`}
                  x={x(start)}
                  y={barY}
                  width={Math.max((x(onTime) - x(start)) * done, 1)}
                  height={barHeight}
                />
              )}
              {late > 0 && (
                <>
                  <rect
                    className="late"
                    x={x(promised)}
                    y={barY}
                    width={x(end) - x(promised)}
                    height={barHeight}
                  />
                  <text className="late-days" x={x(end) + 6} y={barY + barHeight / 2} dy=".32em">
                    {format.change(inDays, late)}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </g>
      <LegacyMarkLayer
        visual={visual}
        marks={marks}
        tell={(at) => ({ ...tellSpan(visual, spans[at]!), title: names[at]! })}
      />
    </svg>
  );
}

type Span = {
  bin: number;
  start: number;
  end: number;
  done: number;
  planned: readonly [number, number] | undefined;
};

/** The spans of the bins that have a start and an end, by start unless another order is asked for. */
function readSpans(visual: VisualProps): Span[] {
  const { result, measures } = visual;
  const { planned } = visual.spec as VisualSpec & { kind: "timeline" };
  const [starts, ends] = [result.values(measures[0]!.id), result.values(measures[1]!.id)];
  const done = measures[2] === undefined ? null : result.values(measures[2].id);
  const from = planned === undefined ? null : result.values(planned.start);
  const to = planned === undefined ? null : result.values(planned.end);
  const marked = new Set(listMarked(visual));
  const spans = orderBins(visual)
    .filter((bin) => marked.has(bin))
    .map((bin) => ({
      bin,
      start: starts[bin]!,
      end: ends[bin]!,
      done: done?.[bin] ?? 1,
      planned: from === null || to === null ? undefined : ([from[bin]!, to[bin]!] as const),
    }));
  return visual.sort === null ? spans.toSorted((a, b) => a.start - b.start) : spans;
}

function tellSpan(
  { format }: VisualProps,
  { start, end, done, planned }: Span,
): Pick<TipText, "rows"> {
  const { mark, bins } = format.words;
  const span = (from: number, to: number): string =>
    bins.range.replace("{{from}}", format.day(from)).replace("{{to}}", format.day(to));
  return {
    rows: [
      { name: mark.start, value: format.day(start) },
      { name: mark.end, value: format.day(end) },
      { name: mark.duration, value: format.value(inDays, end - start) },
      ...(planned === undefined ? [] : [{ name: mark.planned, value: span(...planned) }]),
      ...(done < 1
        ? [{ name: mark.done, value: format.value({ unit: "percent", decimals: 0 }, done) }]
        : []),
    ],
  };
}
