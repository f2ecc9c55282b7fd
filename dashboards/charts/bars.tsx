import { fitText } from "../scene/text-metrics.ts";
import type { DrawingProps } from "./drawing.ts";
import { layOutParts, layOutRows, partLimits, type Part } from "../kinds/bars/bar-parts.ts";
import { MarkLayer } from "../interact/mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { PartText, writePart } from "./part-text.tsx";
import { readSeries, readTones, type SeriesChart } from "../kinds/read-series.ts";
import { readTarget } from "../kinds/read-target.ts";
import { fillOf, SeriesPatterns } from "./series-fill.tsx";
import { layOutKey, SeriesKey } from "./series-key.tsx";
import { tellCell, tipOfBin } from "../kinds/describe-bin.ts";
import type { VisualProps, VisualSpec } from "../render/visual-props.ts";

// Columns too narrow for their names come here, and what the tiles of a map are drilled into.
type BarsSpec = Omit<VisualSpec & { kind: "bars" }, "kind">;

/** Horizontal bars for things with names: name and value in words, the bar over the ghost of what it is without filters. */
export function Bars({ visual, width }: DrawingProps) {
  const { id } = visual;
  const spec = visual.spec as VisualSpec & BarsSpec;
  const { categories, series } = limit(readSeries(visual), spec.limit);
  const layering = series.length === 1 ? "grouped" : (spec.layering ?? "grouped");
  const parts = layOutParts(series, categories.length, layering);
  const target = readTarget(visual, spec.target);
  const { limits, hasGhost } = partLimits(parts, target.values);
  const [low, high] = limits;
  const end = spec.max ?? high;
  const slots = layering === "grouped" ? series.length : 1;
  const values = parts.map((row) => writeRow(visual, row, layering));
  const texts = { names: categories.map(({ name }) => name), values };
  const entries = [
    ...(series.length > 1 ? series.map(({ name }, at) => ({ name, swatch: at })) : []),
    ...target.entries,
  ];
  const top = layOutKey(entries, width).height;
  const height = visual.height === undefined ? undefined : visual.height - top;
  const rows = layOutRows(texts, { width, height, slots });
  const length = width - rows.names - rows.values;
  const x = (value: number): number => rows.names + ((value - low) / (end - low)) * length;
  const toneOf = readTones(visual);
  const isWholeRow = series.length === 1;
  const placed = parts
    .flatMap((row, category) =>
      row.map((part, at) => {
        const y = top + category * rows.row;
        const barTop = y + (rows.isAbove ? 22 : (rows.row - rows.bar) / 2);
        const thick = rows.bar / slots;
        return { part, at, category, y, barY: barTop + part.slot * thick, thick };
      }),
    )
    .filter(({ part }) => isWholeRow || !Number.isNaN(part.cell.value));
  const marks = placed.map(({ part, category, y, barY, thick }): Mark => {
    const [left, right] = [x(Math.min(part.from, part.to)), x(Math.max(part.from, part.to))];
    return {
      bins: [part.cell.bin],
      name: () => tellCell(visual, categories[category]!.name, part.cell, series.length > 1),
      x: isWholeRow ? 0 : left,
      y: isWholeRow ? y : barY,
      width: isWholeRow ? width : Math.max(right - left, 2),
      height: isWholeRow ? rows.row : thick,
      tipAt: { x: isWholeRow ? right : (left + right) / 2, y: barY },
    };
  });
  const drawingHeight = top + categories.length * rows.row;
  return (
    <svg className="drawing" width={width} height={drawingHeight}>
      <SeriesPatterns id={id} count={series.length} />
      <SeriesKey id={id} entries={entries} width={width} />
      <g aria-hidden="true">
        {categories.map(({ name }, category) => {
          const y = top + category * rows.row;
          const textY = rows.isAbove ? y + 12 : y + rows.row / 2;
          const tone = series.length === 1 ? toneOf(parts[category]![0]!.cell.bin) : "plain";
          const room = rows.isAbove ? width - values[category]!.length * 8 - 12 : rows.names - 12;
          return (
            <g key={name} className={`row-${tone}`}>
              <text className="name" x={0} y={textY} dy=".32em">
                {fitText(name, room)}
              </text>
              <text className="value" x={width} y={textY} dy=".32em" textAnchor="end">
                {values[category]}
              </text>
            </g>
          );
        })}
        {placed.map(({ part, at, category, barY, thick }) => {
          // The name and the dash say it all.
          if (Number.isNaN(part.cell.value)) return null;
          const h = Math.max(thick - (slots > 1 ? 2 : 0), 2);
          const ghostEnd = spec.max ?? part.ghost;
          return (
            <g key={`${String(category)} ${String(at)}`}>
              {layering === "grouped" && (hasGhost || spec.max !== undefined) && (
                <rect
                  className="ghost"
                  x={x(Math.min(0, ghostEnd))}
                  y={barY}
                  width={Math.abs(x(ghostEnd) - x(0))}
                  height={h}
                />
              )}
              <rect
                {...fillOf(id, series.length, at, toneOf(part.cell.bin))}
                x={x(Math.min(part.from, part.to))}
                y={barY}
                width={gapped(x(part.to) - x(part.from), layering !== "grouped")}
                height={h}
              />
              {layering !== "grouped" && (
                <PartText
                  text={writePart(visual, part, layering)}
                  series={at}
                  x={x((part.from + part.to) / 2)}
                  y={barY + h / 2}
                  width={x(part.to) - x(part.from)}
                  height={h}
                />
              )}
              {spec.max !== undefined && part.ghost !== part.to && layering === "grouped" && (
                <line
                  className="unfiltered"
                  x1={x(part.ghost)}
                  x2={x(part.ghost)}
                  y1={barY}
                  y2={barY + h}
                />
              )}
              {target.kind !== "none" && at === 0 && !Number.isNaN(target.at(part.cell.bin)) && (
                <line
                  className="target"
                  x1={x(target.at(part.cell.bin))}
                  x2={x(target.at(part.cell.bin))}
                  y1={barY - 3}
                  y2={barY + rows.bar + 3}
                />
              )}
            </g>
          );
        })}
      </g>
      <MarkLayer
        visual={visual}
        marks={marks}
        tell={(index) => {
          const { bin, measure } = placed[index]!.part.cell;
          return tipOfBin(visual, bin, measure);
        }}
      />
    </svg>
  );
}

/** The value told at the end of a row: of the one bar, or the sum of the stacked. */
function writeRow({ format }: VisualProps, row: readonly Part[], layering: string): string {
  const [first] = row;
  if (first === undefined) return "";
  if (row.length === 1) return format.value(first.cell.measure, first.cell.value);
  return layering === "stacked" ? format.value(first.cell.measure, row.at(-1)!.to) : "";
}

function limit(chart: SeriesChart, most: number | undefined): SeriesChart {
  if (most === undefined) return chart;
  return {
    categories: chart.categories.slice(0, most),
    series: chart.series.map(({ name, cells }) => ({ name, cells: cells.slice(0, most) })),
  };
}

function gapped(width: number, isGapped: boolean): number {
  return Math.max(Math.abs(width) - (isGapped ? 1.5 : 0), 0);
}
