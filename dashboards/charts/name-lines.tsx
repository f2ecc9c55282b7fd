import { fitText, wrapText } from "../scene/text-metrics.ts";

export const nameLineHeight = 15;

/** A name on one or two lines, cut where it fits on neither. */
export function breakName(text: string, width: number): string[] {
  const lines = wrapText(text, width, 2);
  return lines.length > 0 ? lines : [fitText(text, width)];
}

type NameLinesProps = {
  lines: readonly string[];
  className: string;
  x: number;
  /** Middle of the lines, or the middle of the first. */
  y: number;
  anchor?: "start" | "middle";
  isFromTop?: boolean;
};

/** Writes the lines of a name. */
export function NameLines({
  lines,
  className,
  x,
  y,
  anchor = "start",
  isFromTop = false,
}: NameLinesProps) {
  const first = isFromTop ? y : y - ((lines.length - 1) * nameLineHeight) / 2;
  return lines.map((line, at) => (
    <text
      key={at} // oxlint-disable-line react/no-array-index-key
      className={className}
      x={x}
      y={first + at * nameLineHeight}
      dy=".32em"
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}
