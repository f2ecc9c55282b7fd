import type { Axis } from "../query/table/axis.ts";
import type { DrawingProps } from "./drawing.ts";
import { textWidth, wrapText } from "../scene/text-metrics.ts";
import { HeatmapHeads, layOutHeads } from "./heatmap-heads.tsx";
import { extent } from "../scene/scales/linear-scale.ts";
import { MarkLayer } from "../interact/mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { breakName, NameLines } from "./name-lines.tsx";
import { nameBin, splitBin } from "../kinds/order-bins.ts";
import { isOutlined, Outline } from "./outline.tsx";
import { RampKey, rampKeyHeight } from "./ramp-key.tsx";
import { makeRamp } from "../scene/scales/ramp.ts";
import { count, readTones } from "../kinds/read-series.ts";
import { tellBin, tipOfBin } from "../kinds/describe-bin.ts";
import type { VisualProps, VisualSpec } from "../render/visual-props.ts";

const rowHeights = { asked: 24, least: 26, usual: 34, most: 72 };
const widestCell = 260;
const gap = 2;

/** A pair view as cells shaded by value, with the figure in the cell where it fits, and a key where it does not. */
export function Heatmap({ visual, width }: DrawingProps) {
  const { result, measures, axes, format } = visual;
  const { ramp: rampKind } = visual.spec as VisualSpec & { kind: "heatmap" };
  const [rows, columns] = [result.axes[0]!, result.axes[1]!];
  const measure = measures[0]!;
  const values = result.values(measure.id);
  const ramp = makeRamp(extent(result.totals(measure.id), values), rampKind);
  const rowNames = count(rows.size).map((row) => format.bin(rows, axes[0], row));
  const columnNames = count(columns.size).map((column) => format.tick(columns, axes[1], column));
  const left = roomForNames(rowNames, columns.kind === "labels" ? columnNames : [], width);
  const cellWidth = Math.min((width - left) / columns.size, widestCell);
  const heads = layOutHeads(columns, nameColumns(visual, columns, cellWidth), cellWidth);
  const headHeight = heads.height;
  // Among counts, nothing is written where nothing is.
  const texts = result.shown.map((bin) =>
    measure.unit === "count" && values[bin] === 0 ? "" : format.short(measure, values[bin]!),
  );
  const isTold = Math.max(...texts.map((text) => textWidth(text))) + 8 < cellWidth;
  const keyHeight = isTold ? 0 : rampKeyHeight;
  const free = ((visual.height ?? 0) - headHeight - keyHeight) / rows.size;
  const rowHeads = rowNames.map((name) => breakName(name, left - 10));
  const isLow = visual.height !== undefined && rowHeads.every((lines) => lines.length === 1);
  const leastHeight = rows.size > 12 ? rowHeights.least : rowHeights.usual;
  const rowHeight = Math.min(
    Math.max(free, isLow ? rowHeights.asked : leastHeight),
    rowHeights.most,
  );
  const toneOf = readTones(visual);
  const marks = result.shown.map((bin): Mark => {
    const { row, column } = splitBin(result, bin);
    return {
      bins: [bin],
      name: () => tellBin(visual, nameBin(visual, bin), bin),
      x: left + column * cellWidth,
      y: headHeight + row * rowHeight,
      width: cellWidth - gap,
      height: rowHeight - gap,
    };
  });
  const height = headHeight + rows.size * rowHeight + keyHeight;
  return (
    <svg className="drawing" width={width} height={height}>
      <g aria-hidden="true">
        <HeatmapHeads
          heads={heads}
          x={(column) => left + column * cellWidth + (cellWidth - gap) / 2}
        />
        {rowHeads.map((lines, row) => (
          <NameLines
            key={row} // oxlint-disable-line react/no-array-index-key
            lines={lines}
            className="name"
            x={0}
            y={headHeight + row * rowHeight + (rowHeight - gap) / 2}
          />
        ))}
        {marks.map((mark, at) => {
          const bin = result.shown[at]!;
          const tone = toneOf(bin);
          return (
            <g key={bin} className={`cell ${ramp.classOf(values[bin]!)} cell-${tone}`}>
              <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} />
              {isTold && (
                <text
                  x={mark.x + mark.width / 2}
                  y={mark.y + mark.height / 2}
                  dy=".32em"
                  textAnchor="middle"
                >
                  {texts[at]}
                </text>
              )}
            </g>
          );
        })}
        <Outline boxes={marks.filter((_, at) => isOutlined(toneOf(result.shown[at]!)))} gap={gap} />
      </g>
      {!isTold && (
        <RampKey
          y={height - 14}
          low={format.short(measure, ramp.low)}
          high={format.short(measure, ramp.high)}
          ramp={ramp}
        />
      )}
      <MarkLayer visual={visual} marks={marks} tell={(at) => tipOfBin(visual, result.shown[at]!)} />
    </svg>
  );
}

/** Ranges of numbers in full where they fit, else by where they begin; everything else as briefly as it can be. */
function nameColumns({ axes, format }: VisualProps, columns: Axis, cellWidth: number): string[] {
  const bins = count(columns.size);
  const names = bins.map((column) => format.bin(columns, axes[1], column));
  const isFit = names.every((name) => textWidth(name) < cellWidth - 6);
  if (columns.kind === "numbers" && isFit) return names;
  return bins.map((column) => format.tick(columns, axes[1], column));
}

/** Width of the names of the rows: that of the widest, or, where the words over the columns would be cut then, of two lines. */
function roomForNames(rows: readonly string[], heads: readonly string[], width: number): number {
  const most = width * (width < 420 ? 0.36 : 0.3);
  const room = (texts: readonly string[]): number =>
    Math.min(Math.max(...texts.map((text) => textWidth(text))) + 14, most);
  const [whole, broken] = [room(rows), room(listWords(rows))];
  const cell = (width - whole) / heads.length - 4;
  const isCramped = listWords(heads).some((word) => textWidth(word) > cell);
  const canBreak = rows.every((name) => wrapText(name, broken - 10, 2).length > 0);
  return isCramped && canBreak ? broken : whole;
}

function listWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(" "));
}
