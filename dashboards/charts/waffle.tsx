import { readStates } from "../kinds/read-states.ts";
import type { DrawingProps } from "./drawing.ts";
import { fitText, textWidth } from "../scene/text-metrics.ts";
import { listMarked } from "../kinds/list-marked.ts";
import { LegacyMarkLayer } from "./legacy-mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { nameBin } from "../kinds/order-bins.ts";
import { seriesFill, SeriesPatterns } from "./series-fill.tsx";
import { shareUnits } from "./share-units.ts";
import { describeBin, describeTip } from "../kinds/describe-bin.ts";

const side = 10;
const units = side * side;
const percent = { unit: "percent", decimals: 0 } as const;
const rowHeight = 60;
const largest = 220;
const gap = 2;

/** A hundred squares shared out between a few parts, each named beside them with its share. */
export function Waffle({ visual, width }: DrawingProps) {
  const { id, result, measures, format } = visual;
  const shares = result.values(measures[0]!.id);
  const bins = listMarked(visual);
  const values = bins.map((bin) => shares[bin]!);
  const sum = values.reduce((all, value) => all + value, 0);
  const counts = shareUnits(values, units);
  const names = bins.map((bin) => nameBin(visual, bin));
  const widest = Math.max(...names.map((name) => textWidth(name)), 60) + 50;
  const isBeside = width > widest + 150;
  const square = Math.min(isBeside ? width - widest : width, visual.height ?? largest, largest);
  const unit = square / side;
  const left = isBeside ? square + 24 : 0;
  const top = isBeside ? 0 : square + 16;
  const stateOf = readStates(visual);
  const ends = counts.map((_, at) => counts.slice(0, at + 1).reduce((all, n) => all + n, 0));
  const marks = bins.map((bin, at): Mark => {
    return {
      bins: [bin],
      name: () =>
        `${describeBin(visual, names[at]!, bin)}, ${format.value(percent, values[at]! / sum)}`,
      x: left,
      y: top + at * rowHeight,
      width: width - left,
      height: rowHeight - 4,
      area: squares(ends[at - 1] ?? 0, ends[at]!, unit, 0),
    };
  });
  const height = Math.max(square, top + values.length * rowHeight);
  const fills = bins.map((bin) => {
    const tone = stateOf(bin);
    // A part keeps its fill when another has nothing.
    const place = result.shown.indexOf(bin);
    return tone === "plain" ? seriesFill(id, place) : { className: `bar ${tone}` };
  });
  return (
    <svg className="drawing legacy" width={width} height={height}>
      <SeriesPatterns id={id} count={result.shown.length} />
      <g aria-hidden="true">
        {fills.map((fill, at) => (
          <path key={names[at]} {...fill} d={squares(ends[at - 1] ?? 0, ends[at]!, unit)} />
        ))}
        {marks.map(({ x, y }, at) => (
          <g key={names[at]} className={`row-${stateOf(bins[at]!)}`}>
            <rect {...fills[at]} x={x} y={y + 6} width={12} height={12} />
            <text className="name" x={x + 20} y={y + 12} dy=".32em">
              {fitText(names[at]!, width - x - 20)}
            </text>
            <text className="figure" x={x + 20} y={y + 38} dy=".3em">
              {format.value(percent, values[at]! / sum)}
            </text>
          </g>
        ))}
      </g>
      <LegacyMarkLayer
        visual={visual}
        marks={marks}
        tell={(at) => describeTip(visual, bins[at]!)}
      />
    </svg>
  );
}

/** The squares from one unit to another, row by row. */
function squares(from: number, to: number, unit: number, between = gap): string {
  const length = unit - between;
  let path = "";
  for (let at = from; at < to; at += 1) {
    const [x, y] = [(at % side) * unit, Math.floor(at / side) * unit];
    path += `M${x.toFixed(1)} ${y.toFixed(1)}h${length.toFixed(1)}v${length.toFixed(1)}h${(-length).toFixed(1)}z`;
  }
  return path;
}
