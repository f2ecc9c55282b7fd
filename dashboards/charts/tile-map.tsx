import { readStates } from "../kinds/read-states.ts";
import type { Tile, VisualSpec } from "../kinds/chart.ts";
import { layOutBars } from "../kinds/bars/layout.ts";
import { Drawing } from "../render/drawing.tsx";
import type { DrawingProps } from "./drawing.ts";
import { textWidth } from "../scene/text-metrics.ts";
import { extent } from "../scene/scales/linear-scale.ts";
import { LegacyMarkLayer } from "./legacy-mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { nameBin } from "../kinds/order-bins.ts";
import { isOutlined, Outline } from "./outline.tsx";
import { RampKey, rampKeyHeight } from "./ramp-key.tsx";
import { makeRamp } from "../scene/scales/ramp.ts";
import { describeBin, describeTip } from "../kinds/describe-bin.ts";

const gap = 3;
const largest = 92;
const smallestTold = 46;

/** Places as equal tiles in about their position, shaded by value: every one is seen, none by its area. */
export function TileMap(props: DrawingProps) {
  const { visual, width } = props;
  const { result, measures, format } = visual;
  const spec = visual.spec as VisualSpec & { kind: "tiles" };
  const measure = measures[0]!;
  const values = result.values(measure.id);
  const axis = result.axes[0];
  const labels = axis?.kind === "labels" ? axis.labels : [];
  const places = placeTiles(spec.tiles, labels, new Set(result.shown));
  // What a place is drilled into has no places of its own.
  if (places.length === 0) return <Drawing visual={visual} scene={layOutBars(visual, width)} />;
  const columns = Math.max(...places.map(({ tile }) => tile.column)) + 1;
  const rows = Math.max(...places.map(({ tile }) => tile.row)) + 1;
  // The others keep their place when one has nothing.
  const tiles = places.filter(({ bin }) => result.hasRows(bin));
  const available = ((visual.height ?? Infinity) - rampKeyHeight) / rows;
  const size = Math.floor(Math.min(width / columns, available, largest));
  const left = Math.floor((width - size * columns) / 2);
  const ramp = makeRamp(extent(result.totals(measure.id), values), spec.ramp);
  const stateOf = readStates(visual);
  const marks = tiles.map(({ tile, bin }): Mark => {
    return {
      bins: [bin],
      name: () => describeBin(visual, nameBin(visual, bin), bin),
      x: left + tile.column * size,
      y: tile.row * size,
      width: size - gap,
      height: size - gap,
    };
  });
  const height = rows * size + rampKeyHeight;
  return (
    <svg className="drawing legacy" width={width} height={height}>
      <g aria-hidden="true">
        {tiles.map(({ tile, bin }, at) => {
          const { x, y, width: side } = marks[at]!;
          const value = format.short(measure, values[bin]!);
          const isTold = size >= smallestTold && textWidth(value, 12) < side - 4;
          return (
            <g key={tile.id} className={`cell ${ramp.stepOf(values[bin]!)} cell-${stateOf(bin)}`}>
              <rect x={x} y={y} width={side} height={side} />
              <text
                className="tile-name"
                x={x + side / 2}
                y={y + side / 2 - (isTold ? 8 : 0)}
                dy=".32em"
                textAnchor="middle"
              >
                {tile.short}
              </text>
              {isTold && (
                <text
                  className="tile-value"
                  x={x + side / 2}
                  y={y + side / 2 + 10}
                  dy=".32em"
                  textAnchor="middle"
                >
                  {value}
                </text>
              )}
            </g>
          );
        })}
        <Outline boxes={marks.filter((_, at) => isOutlined(stateOf(tiles[at]!.bin)))} gap={gap} />
      </g>
      <RampKey
        y={height - 12}
        low={format.short(measure, ramp.low)}
        high={format.short(measure, ramp.high)}
        ramp={ramp}
      />
      <LegacyMarkLayer
        visual={visual}
        marks={marks}
        tell={(at) => describeTip(visual, tiles[at]!.bin)}
      />
    </svg>
  );
}

/** The tiles of the bins shown, moved so that they begin at column and row 0. */
export function placeTiles(
  tiles: readonly Tile[],
  labels: readonly string[],
  shown: ReadonlySet<number>,
): { tile: Tile; bin: number }[] {
  const placed = tiles.flatMap((tile) => {
    const bin = labels.indexOf(tile.id);
    return shown.has(bin) ? [{ tile, bin }] : [];
  });
  const column = Math.min(...placed.map(({ tile }) => tile.column));
  const row = Math.min(...placed.map(({ tile }) => tile.row));
  return placed.map(({ tile, bin }) => ({
    tile: { ...tile, column: tile.column - column, row: tile.row - row },
    bin,
  }));
}
