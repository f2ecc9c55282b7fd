import { Drawing } from "../../../ui/drawing.tsx";

type FigureSketchProps = { unit: string; value: number };

export function FigureSketch({ unit, value }: FigureSketchProps) {
  const name = `figure-${nameSketch(unit, value)}`;
  return <Drawing name={name} width={80} height={26} className="figure-sketch" />;
}

/** By what it shows: so many of twenty dots, or of five steps. */
function nameSketch(unit: string, value: number): string {
  if (unit === "percent") return `share-${String(Math.round(value / 5))}`;
  if (unit === "rating") return `rating-${String(Math.round(value))}`;
  return value > 60 ? "long" : "short";
}
