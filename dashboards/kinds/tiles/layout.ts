import { drawRampKey, rampKeyHeight } from "../../scene/keys/ramp-key.ts";
import { isMarked } from "../../scene/mark-state.ts";
import { drawOutline } from "../../scene/outline.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import { makeRamp } from "../../scene/scales/ramp.ts";
import { group, textAround, type Box, type Scene, type SceneMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { layOutBars } from "../bars/layout.ts";
import type { Chart } from "../chart.ts";
import { targetBin } from "../bins/describe-bin.ts";
import { nameBin } from "../bins/order-bins.ts";
import { readStates } from "../read-states.ts";
import { valueWriter } from "../write-values.ts";
import { placeTiles } from "./place-tiles.ts";
import type { Tile, TilesSpec } from "./spec.ts";

const gap = 3;
const largest = 92;
const smallestWritten = 46;
const valueSize = 12;
const namePad = 3;

type Place = { tile: Tile; bin: number };
type PlacedTile = { name: string; bin: number; box: Box };
type Plan = ReturnType<typeof planTiles>;

/**
 * Lays out places as equal tiles at about their geographic position, shaded by value, so that small places are as
 * visible as large ones; tiles have abbreviations where the names do not fit.
 */
export function layOutTiles(chart: Chart<TilesSpec>, width: number): Scene {
  const { result } = chart;
  const [axis] = result.axes;
  const labels = axis?.kind === "labels" ? axis.labels : [];
  const { spec } = chart;
  const places = placeTiles(spec.tiles, labels, new Set(result.shown));
  // The bins inside a place that was drilled into have no tiles.
  if (places.length === 0) return layOutBars(chart, width);
  const plan = planTiles(chart, places, width);
  const { tiles, ramp, height, stateOf } = plan;
  const marked = tiles.filter(({ bin }) => isMarked(stateOf(bin)));
  const write = chart.format.alike(chart.measures[0]!, [ramp.low, ramp.high]);
  return {
    width,
    height,
    marks: [
      group(tiles.map((tile) => group(drawTile(chart, plan, tile)))),
      ...drawOutline(
        marked.map(({ box }) => box),
        gap,
      ),
      drawRampKey(ramp, { y: height - 12, width }, write),
    ],
    targets: tiles.map(({ bin, box }) => targetBin(chart, bin, box)),
  };
}

function planTiles(chart: Chart<TilesSpec>, places: readonly Place[], width: number) {
  const { result, measures } = chart;
  const { spec } = chart;
  const { id } = measures[0]!;
  const columns = Math.max(...places.map(({ tile }) => tile.column)) + 1;
  const rows = Math.max(...places.map(({ tile }) => tile.row)) + 1;
  const available = ((chart.height ?? Infinity) - rampKeyHeight) / rows;
  const size = Math.min(width / columns, available, largest);
  const left = (width - size * columns) / 2;
  const names = places.map(({ bin }) => nameBin(chart, bin));
  const isNamed = names.every((name) => textWidth(name) < size - gap - 2 * namePad);
  const tiles = places
    .filter(({ bin }) => result.hasRows(bin))
    .map(({ tile: { column, row, short }, bin }): PlacedTile => {
      const at = { x: left + column * size, y: row * size };
      const name = isNamed ? nameBin(chart, bin) : short;
      return { name, bin, box: { ...at, width: size - gap, height: size - gap } };
    });
  return {
    tiles,
    size,
    height: rows * size + rampKeyHeight,
    ramp: makeRamp(extent(result.totals(id), result.values(id)), spec.ramp),
    write: valueWriter(chart),
    stateOf: readStates(chart),
  };
}

function drawTile(
  { result, measures }: Chart,
  { size, ramp, write }: Plan,
  { name, bin, box }: PlacedTile,
): SceneMark[] {
  const measure = measures[0]!;
  const value = result.values(measure.id)[bin]!;
  const text = write(measure, value);
  const isWritten = size >= smallestWritten && textWidth(text, valueSize) < box.width - 4;
  const step = ramp.stepOf(value);
  const [x, middle] = [box.x + box.width / 2, box.y + box.height / 2];
  const above = { x, middle: middle - (isWritten ? 8 : 0) };
  return [
    { kind: "rect", paint: `cell-${step}`, ...box },
    textAround(`tile-name-${step}`, above, name, "middle"),
    ...(isWritten
      ? [textAround(`tile-value-${step}`, { x, middle: middle + 10 }, text, "middle")]
      : []),
  ];
}
