import { readStates } from "../kinds/read-states.ts";
import type { DrawingProps } from "./drawing.ts";
import { textWidth, wrapText } from "../scene/text-metrics.ts";
import { LegacyMarkLayer } from "./legacy-mark-layer.tsx";
import type { Mark } from "./mark.ts";
import { nameBin } from "../kinds/order-bins.ts";
import { squarify } from "./squarify.ts";
import { describeBin, describeTip } from "../kinds/describe-bin.ts";

const gap = 2;
const defaultHeight = 300;
const pad = 8;
const line = 17;

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
  const stateOf = readStates(visual);
  const marks = bins.map((bin, at): Mark => {
    const { x, y, width: w, height: h } = boxes[at]!;
    return {
      bins: [bin],
      name: () => describeBin(visual, nameBin(visual, bin), bin),
      x,
      y,
      width: Math.max(w - gap, 1),
      height: Math.max(h - gap, 1),
    };
  });
  return (
    <svg className="drawing legacy" width={width} height={height}>
      <g aria-hidden="true">
        {marks.map(({ x, y, width: w, height: h }, at) => {
          const bin = bins[at]!;
          const room = w - pad * 2;
          const lines = wrapText(
            nameBin(visual, bin),
            room,
            Math.min(Math.floor((h - pad) / line), 2),
          );
          const text = format.short(measure, values[bin]!);
          const isTold =
            lines.length > 0 && textWidth(text) < room && h > (lines.length + 1) * line + pad;
          return (
            <g key={bin} className={`area-cell ${stateOf(bin)}`}>
              <rect x={x} y={y} width={w} height={h} />
              {lines.map((part, place) => (
                <text key={part} className="area-name" x={x + pad} y={y + 19 + place * line}>
                  {part}
                </text>
              ))}
              {isTold && (
                <text className="area-value" x={x + pad} y={y + 19 + lines.length * line}>
                  {text}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <LegacyMarkLayer
        visual={visual}
        marks={marks}
        tell={(at) => describeTip(visual, bins[at]!)}
      />
    </svg>
  );
}
