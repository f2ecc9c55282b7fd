import { Bars } from "./bars.tsx";
import { BinTicks } from "./bin-ticks.tsx";
import type { DrawingProps } from "./drawing.ts";
import { textWidth } from "../scene/text-metrics.ts";
import type { Written } from "../format/axis-names.ts";
import { layOutParts, partLimits, type Part } from "../kinds/bars/bar-parts.ts";
import { linearScale } from "../scene/scales/linear-scale.ts";
import { MarkLayer } from "../interact/mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { breakName, nameLineHeight, NameLines } from "./name-lines.tsx";
import { PartText, writePart } from "./part-text.tsx";
import { readSeries, readTones, type Tone } from "../kinds/read-series.ts";
import { readTarget } from "../kinds/read-target.ts";
import { fillOf, SeriesPatterns } from "./series-fill.tsx";
import { layOutKey, SeriesKey } from "./series-key.tsx";
import { tellCell, tipOfBin } from "../kinds/describe-bin.ts";
import { gutterFor, tickWriter, ValueGrid } from "./value-grid.tsx";
import type { VisualSpec } from "../render/visual-props.ts";

const defaultHeight = 240;
const axisHeight = 26;
const widestColumn = 72;
// About what the names of the scale take.
const axisRoom = 48;

/** Upright columns over few or ordered bins; bins of numbers stand without gaps (a histogram), and a range of ordered bins can be brushed. */
export function Columns(props: DrawingProps) {
  const { visual, width } = props;
  const { id, format, result } = visual;
  const spec = visual.spec as VisualSpec & { kind: "columns" | "histogram" };
  const { categories, series } = readSeries(visual);
  const axis = result.axes[0];
  const isOrdered = result.axes.length === 1 && axis?.kind !== "labels";
  const isEdged = spec.kind === "histogram" && axis?.kind === "numbers";
  // Under the edges of a histogram stand numbers, under columns the names of their ranges.
  const ticks = categories.map(({ name, tick }) =>
    axis?.kind === "numbers" && !isEdged ? name : tick,
  );
  // Names that stand under no column are told beside bars.
  if (!isOrdered && longestWord(ticks) > (width - axisRoom) / categories.length) {
    return <Bars {...props} />;
  }
  const asked = spec.kind === "columns" ? spec.layering : undefined;
  const layering = series.length === 1 ? "grouped" : (asked ?? "grouped");
  const parts = layOutParts(series, categories.length, layering);
  const target = readTarget(visual, spec.target);
  const { limits, hasGhost } = partLimits(parts, target.values);
  const entries = [
    ...(series.length > 1 ? series.map(({ name }, at) => ({ name, swatch: at })) : []),
    ...target.entries,
  ];
  const keyHeight = layOutKey(entries, width).height;
  const height = visual.height ?? defaultHeight;
  const names = isOrdered ? [] : ticks.map((tick) => breakName(tick, width / ticks.length - 6));
  const nameRows = Math.max(1, ...names.map(({ length }) => length));
  const [top, bottom] = [keyHeight + 18, height - axisHeight - (nameRows - 1) * nameLineHeight];
  const measure = series[0]!.cells[0]?.measure ?? visual.measures[0]!;
  const written: Written = layering === "whole" ? { unit: "percent", decimals: 0 } : measure;
  const slots = layering === "grouped" ? series.length : 1;
  // Values stand on the columns where they fit over each and none hangs under the base.
  const canTell = spec.kind === "columns" && layering === "grouped" && limits[0] === 0;
  const tell = ({ cell: { bin, measure: told, value } }: Part): string =>
    result.hasRows(bin) && !Number.isNaN(value) ? format.short(told, value) : "";
  const widest = canTell ? Math.max(...parts.flat().map((part) => textWidth(tell(part)))) : 0;
  const isDirect =
    canTell &&
    (slots === 1
      ? widest + 6 < width / categories.length
      : widest + 2 < columnWidth(width / categories.length, slots) / slots);
  const max = spec.kind === "columns" ? spec.max : undefined;
  const y = linearScale([limits[0], max ?? limits[1]], [bottom, top], isDirect ? 0 : 4);
  const write = tickWriter(format, written, y);
  const left = isDirect ? 0 : gutterFor(y.ticks.map(write));
  const step = (width - left) / categories.length;
  const column =
    spec.kind === "histogram" ? step - Math.min(1, step / 4) : columnWidth(step, slots);
  const toneOf = readTones(visual);
  const middle = (category: number): number => left + (category + 0.5) * step;

  const isBand = series.length === 1;
  const placed = parts
    .flatMap((row, category) =>
      row.map((part, at) => ({
        part,
        at,
        category,
        x: middle(category) - column / 2 + (part.slot * column) / slots,
        thick: Math.max(column / slots - (slots > 1 ? 1.5 : 0), 1),
      })),
    )
    // A band is brushed over, whether or not there is anything in it.
    .filter(({ part }) => isBand || !Number.isNaN(part.cell.value));
  const marks = placed.map(({ part, category, x, thick }): Mark => {
    const [upper, lower] = [Math.min(y(part.from), y(part.to)), Math.max(y(part.from), y(part.to))];
    return {
      bins: [part.cell.bin],
      name: () => tellCell(visual, categories[category]!.name, part.cell, !isBand),
      x: isBand ? left + category * step : x,
      y: isBand ? keyHeight : upper,
      width: isBand ? step : thick,
      height: isBand ? bottom - keyHeight : Math.max(lower - upper, 2),
      tipAt: { x: x + thick / 2, y: upper },
    };
  });
  const rect = ({ from, to }: { from: number; to: number }) => ({
    y: Math.min(y(from), y(to)),
    height: Math.max(Math.abs(y(from) - y(to)) - (layering === "grouped" ? 0 : 1.5), 0),
  });
  return (
    <svg className="drawing" width={width} height={height}>
      <SeriesPatterns id={id} count={series.length} />
      <SeriesKey id={id} entries={entries} width={width} />
      {isDirect ? (
        <line className="base" x1={0} x2={width} y1={y(0) + 0.5} y2={y(0) + 0.5} />
      ) : (
        <ValueGrid scale={y} left={left} right={width} write={write} />
      )}
      <g aria-hidden="true">
        {isBand ? (
          <BandColumns placed={placed} y={y} hasGhost={hasGhost} toneOf={toneOf} />
        ) : (
          placed.map(({ part, at, category, x, thick }) => (
            <g key={`${String(category)} ${String(at)}`}>
              {slots > 1 && hasGhost && part.ghost !== part.to && (
                <rect
                  className="ghost"
                  x={x}
                  width={thick}
                  {...rect({ from: 0, to: part.ghost })}
                />
              )}
              <rect
                {...fillOf(id, series.length, at, toneOf(part.cell.bin))}
                x={x}
                width={thick}
                {...rect(part)}
              />
              {slots < series.length && (
                <PartText
                  text={writePart(visual, part, layering)}
                  series={at}
                  x={x + thick / 2}
                  y={y((part.from + part.to) / 2)}
                  width={thick}
                  height={rect(part).height}
                />
              )}
            </g>
          ))
        )}
        {target.kind !== "none" && (
          <path className="target" d={drawTarget(placed, (bin) => y(target.at(bin)))} />
        )}
        {isDirect &&
          placed.map(({ part, x, thick }) => (
            <g key={part.cell.bin * slots + part.slot} className={`row-${toneOf(part.cell.bin)}`}>
              <text
                className="value"
                x={x + thick / 2}
                y={y(hasGhost ? Math.max(part.to, part.ghost) : part.to) - 7}
                textAnchor="middle"
              >
                {tell(part)}
              </text>
            </g>
          ))}
        {names.map((lines, at) => (
          <g
            key={ticks[at]}
            className={`row-${isBand ? toneOf(parts[at]![0]!.cell.bin) : "plain"}`}
          >
            <NameLines
              {...{ lines, className: "tick", x: middle(at), anchor: "middle", isFromTop: true }}
              y={bottom + 14}
            />
          </g>
        ))}
      </g>
      {isOrdered && (
        <BinTicks
          axis={axis}
          ticks={ticks}
          x={isEdged ? (at) => left + at * step : middle}
          y={bottom + 18}
          width={width}
        />
      )}
      <MarkLayer
        visual={visual}
        marks={marks}
        isBrush={isOrdered && isBand}
        tell={(index) => {
          const { cell } = placed[index]!.part;
          return tipOfBin(visual, cell.bin, cell.measure);
        }}
      />
    </svg>
  );
}

type BandProps = {
  placed: readonly Placed[];
  y: (value: number) => number;
  hasGhost: boolean;
  toneOf: (bin: number) => Tone;
};

/** The columns of one series: a path for each tone, however many columns there are. */
function BandColumns({ placed, y, hasGhost, toneOf }: BandProps) {
  const draw = (some: readonly Placed[], end: (part: Part) => number): string =>
    some
      .map(({ part, x, thick }) => {
        const [from, to] = [y(0), y(end(part))];
        return `M${tenths(x)} ${tenths(from)}h${tenths(thick)}V${tenths(to)}h${tenths(-thick)}z`;
      })
      .join("");
  return (
    <>
      {hasGhost && <path className="ghost" d={draw(placed, ({ ghost }) => ghost)} />}
      {tones.map((tone) => (
        <path
          key={tone}
          className={`bar ${tone}`}
          d={draw(
            placed.filter(({ part }) => toneOf(part.cell.bin) === tone),
            ({ to }) => to,
          )}
        />
      ))}
    </>
  );
}

/** Far faster than `toFixed`, and hundreds are written at each step of a brush. */
function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const tones: readonly Tone[] = ["plain", "off", "argued", "chosen"];

function longestWord(texts: readonly string[]): number {
  return Math.max(...texts.flatMap((text) => text.split(" ").map((word) => textWidth(word)))) + 8;
}

/** Width of the columns of a category that has a room. */
function columnWidth(room: number, slots: number): number {
  return Math.min(room - Math.min(room * 0.28, 16), widestColumn * slots);
}

type Placed = { part: Part; x: number; thick: number };

/** A line across each column where its target is; one line where they all have the same. */
function drawTarget(placed: readonly Placed[], y: (bin: number) => number): string {
  return placed
    .map(({ part, x, thick }) => ({ x, thick, at: y(part.cell.bin) }))
    .filter(({ at }) => !Number.isNaN(at))
    .map(({ x, thick, at }) => `M${String(x - 3)} ${String(at)}h${String(thick + 6)}`)
    .join("");
}
