import type { VisualSpec } from "../kinds/chart.ts";
import { areaPath, linePath } from "../scene/line-path.ts";
import { extent } from "../scene/scales/linear-scale.ts";
import type { VisualProps } from "./visual-props.ts";
import "./card.css";

const trendBox = { width: 100, height: 28 };

/** One figure, large, with what it is without filters, its change, how far it is from its target, and its course. */
export function Card(visual: VisualProps) {
  const { id, title, description, result, measures, format, read, actions } = visual;
  const spec = visual.spec as VisualSpec & { kind: "card" };
  const measure = measures[0]!;
  const value = result.values(measure.id)[0]!;
  const total = result.totals(measure.id)[0]!;
  const { figure, unit } = format.parts(measure, value);
  const changed = measures.find(({ id: other }) => other === spec.change);
  return (
    <figure className="card" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <figcaption>
        <span className="card-name" id={`${id}-title`}>
          {title}
        </span>
        {description !== undefined && <span className="card-note">{description}</span>}
      </figcaption>
      {actions}
      <p className="card-figure">
        <span className="d">{figure}</span>
        {unit !== "" && <span className="unit"> {unit}</span>}
      </p>
      {changed !== undefined && (
        <Change visual={visual} measure={changed} isLowerBetter={spec.isLowerBetter === true} />
      )}
      {spec.target !== undefined && <TargetBar visual={visual} value={value} />}
      {!Object.is(value, total) && (
        <p className="card-note">
          {format.words.mark.unfiltered}: {format.value(measure, total)}
        </p>
      )}
      {spec.trend !== undefined && <Trend values={read(spec.trend).values(measure.id)} />}
    </figure>
  );
}

type ChangeProps = {
  visual: VisualProps;
  measure: VisualProps["measures"][number];
  isLowerBetter: boolean;
};

/** A change with an arrow that turns with its sign and a colour that says whether it is welcome. */
function Change({ visual: { result, format }, measure, isLowerBetter }: ChangeProps) {
  const change = result.values(measure.id)[0]!;
  if (Number.isNaN(change)) return null;
  const isWelcome = change === 0 || change < 0 === isLowerBetter;
  return (
    <p className={isWelcome ? "card-change" : "card-change adverse"}>
      <svg width={10} height={10} aria-hidden="true">
        {change !== 0 && <path d={change > 0 ? "M5 1 9 9H1z" : "M5 9 1 1h8z"} />}
      </svg>
      {format.change(measure, change)} <span className="card-note">{measure.name}</span>
    </p>
  );
}

/** A bar from nought to the figure with a line where the target is. */
function TargetBar({ visual, value }: { visual: VisualProps; value: number }) {
  const { result, measures, format, targetName } = visual;
  const { target, isLowerBetter } = visual.spec as VisualSpec & { kind: "card" };
  if (target === undefined) return null;
  const measure = measures[0]!;
  const goal = "value" in target ? target.value : result.values(target.measure)[0]!;
  const most = Math.max(value, goal) * 1.15 || 1;
  const isMet = isLowerBetter === true ? value <= goal : value >= goal;
  return (
    <>
      {/* Nothing in it is text, so it may be stretched. */}
      <svg className="card-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="ghost" y={2} width={100} height={6} />
        <rect
          className={isMet ? "bar plain" : "bar adverse"}
          y={2}
          width={Math.max((value / most) * 100, 0) || 0}
          height={6}
        />
        <rect className="goal" x={(goal / most) * 100 || 0} width={1} height={10} />
      </svg>
      <p className="card-note">
        {targetName} {format.value(measure, goal)}
      </p>
    </>
  );
}

/** The course of the figure over time, as wide as the card. */
function Trend({ values }: { values: ArrayLike<number> }) {
  const [low, high] = extent(values);
  const step = trendBox.width / Math.max(values.length - 1, 1);
  const reach = high - low || 1;
  const points = Array.from(values, (value, at) => ({
    x: at * step,
    y: trendBox.height - 2 - ((value - low) / reach) * (trendBox.height - 6),
  }));
  const { width, height } = trendBox;
  return (
    <svg
      className="card-trend"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="area" d={areaPath(points, height)} />
      <path className="trend" d={linePath(points)} />
    </svg>
  );
}
