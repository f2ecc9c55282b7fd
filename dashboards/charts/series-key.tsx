import { textWidth } from "../scene/text-metrics.ts";
import { seriesFill } from "./series-fill.tsx";

const lineHeight = 22;
const swatch = 12;
const gap = 18;

/** Class of a line: the one argued about, or one of six. */
export type LineTone = "single" | `l${number}`;

/** `swatch`: the fill of a series, its line, or the mark of a target, upright across bars and level elsewhere. */
export type KeyEntry = { name: string; swatch: number | "target" | "level" | LineTone };

/** Where the entries of a key go in a width, and the height they take (0 without entries). */
export function layOutKey(
  entries: readonly KeyEntry[],
  width: number,
): { places: { x: number; y: number }[]; height: number } {
  const places: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const { name } of entries) {
    const needed = swatch + 7 + textWidth(name);
    if (x > 0 && x + needed > width) [x, y] = [0, y + lineHeight];
    places.push({ x, y });
    x += needed + gap;
  }
  return { places, height: entries.length === 0 ? 0 : y + lineHeight + 4 };
}

/** What the fills and lines of a drawing stand for, above it, in the order in which they are drawn. */
export function SeriesKey({
  id,
  entries,
  width,
}: {
  id: string;
  entries: readonly KeyEntry[];
  width: number;
}) {
  const { places } = layOutKey(entries, width);
  return (
    <g aria-hidden="true">
      {entries.map((entry, at) => {
        const { x, y } = places[at]!;
        return (
          <g key={entry.name} transform={`translate(${String(x)} ${String(y)})`}>
            {typeof entry.swatch === "number" ? (
              <rect {...seriesFill(id, entry.swatch)} y={2} width={swatch} height={swatch} />
            ) : entry.swatch === "target" ? (
              <line className="target" x1={swatch / 2} x2={swatch / 2} y1={1} y2={15} />
            ) : entry.swatch === "level" ? (
              <line className="target" x1={0} x2={swatch} y1={8} y2={8} />
            ) : (
              <line className={`line ${entry.swatch}`} x1={-2} x2={swatch + 2} y1={8} y2={8} />
            )}
            <text className="key" x={swatch + 7} y={8} dy=".32em">
              {entry.name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
