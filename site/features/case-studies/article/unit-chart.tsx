import type { CaseFigure } from "../../../page-data.ts";
import { FigureValue } from "./figure-value.tsx";
import "./unit-chart.css";

type UnitChartProps = { groups: Record<string, string>; figures: readonly CaseFigure[] };

const side = 10;
const pitch = 20;
const units = Array.from({ length: side * side }, (_, index) => index);

/** Waffle charts of a hundred points, filled from below; the first is the one that the case argues. */
export function UnitChart({ groups, figures }: UnitChartProps) {
  const shown = Object.entries(groups).flatMap(([id, label]) => {
    const figure = figures.find((one) => one.id === id);
    return figure === undefined ? [] : [{ id, label, figure }];
  });
  return (
    <dl className="unit-chart">
      {shown.map(({ id, label, figure }, index) => (
        <div key={id} className={index === 0 ? "unit-group unit-group-argued" : "unit-group"}>
          <dt>
            <UnitGrid filled={Math.round(figure.value)} />
            {label}
          </dt>
          <dd>
            <FigureValue figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Draws one path for each color, so that a hundred points are three elements. */
function UnitGrid({ filled }: { filled: number }) {
  const full = units.slice(0, filled).map(placeUnit).join("");
  const size = String(side * pitch);
  return (
    <svg className="unit-grid" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path className="unit-empty" d={units.slice(filled).map(placeUnit).join("")} />
      <path className="unit-edge" d={full} />
      <path className="unit-full" d={full} />
    </svg>
  );
}

function placeUnit(unit: number): string {
  const x = (unit % side) * pitch + pitch / 2;
  const y = (side - 1 - Math.floor(unit / side)) * pitch + pitch / 2;
  return `M${String(x)} ${String(y)}h0`;
}
