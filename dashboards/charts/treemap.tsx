import type { DrawingProps } from "./drawing.ts";
import { fitText } from "./fit-text.ts";
import { MarkLayer, type Mark } from "./mark-layer.tsx";
import { nameBin } from "./order-bins.ts";
import { readTones } from "./read-series.ts";
import { squarify } from "./squarify.ts";
import { tellBin, tipOfBin } from "./tell-bin.ts";

const gap = 2;
const defaultHeight = 300;
const pad = 9;

/** Parts of a whole by area, the largest first, each with its name and value where they fit. */
export function Treemap({ visual, width }: DrawingProps) {
  const { result, measures, format } = visual;
  const measure = measures[0]!;
  const values = result.values(measure.id);
  const height = visual.height ?? defaultHeight;
  const bins = result.shown
    .filter((bin) => values[bin]! > 0)
    .toSorted((a, b) => values[b]! - values[a]!);
  const boxes = squarify(
    bins.map((bin) => values[bin]!),
    { x: 0, y: 0, width, height },
  );
  const toneOf = readTones(visual);
  const marks = bins.map((bin, at): Mark => {
    const { x, y, width: w, height: h } = boxes[at]!;
    return {
      bins: [bin],
      name: tellBin(visual, nameBin(visual, bin), bin),
      x,
      y,
      width: Math.max(w - gap, 1),
      height: Math.max(h - gap, 1),
    };
  });
  return (
    <svg className="drawing" width={width} height={height}>
      <g aria-hidden="true">
        {marks.map(({ x, y, width: w, height: h }, at) => {
          const bin = bins[at]!;
          const name = h > 22 ? fitText(nameBin(visual, bin), w - pad * 2) : "";
          const value = h > 42 ? fitText(format.short(measure, values[bin]!), w - pad * 2) : "";
          return (
            <g key={bin} className={`area-cell ${toneOf(bin)}`}>
              <rect x={x} y={y} width={w} height={h} />
              <text className="area-name" x={x + pad} y={y + 20}>
                {name}
              </text>
              <text className="area-value" x={x + pad} y={y + 38}>
                {value.endsWith("…") ? "" : value}
              </text>
            </g>
          );
        })}
      </g>
      <MarkLayer visual={visual} marks={marks} tell={(at) => tipOfBin(visual, bins[at]!)} />
    </svg>
  );
}
