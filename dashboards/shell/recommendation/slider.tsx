import { useId } from "react";
import "./slider.css";

type SliderProps = {
  range: { min: number; max: number; step: number; mark?: number };
  label: string;
  value: number;
  text: string;
  /** Names the mark of the range. */
  mark?: string | undefined;
  /** Outcomes of values from the least to the most. */
  results?: readonly number[] | undefined;
  onChange: (value: number) => void;
};

/** A native slider with its name, its value in words, what its values lead to, and a tick at the mark of its range. */
export function Slider({ range, label, value, text, mark, results, onChange }: SliderProps) {
  const id = useId();
  const { min, max, step } = range;
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      {results && <Results values={results} part={(value - min) / (max - min)} />}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      {mark !== undefined && range.mark !== undefined && (
        <Mark at={(range.mark - min) / (max - min)} name={mark} />
      )}
    </div>
  );
}

/** Strokes up from zero, or down, and the one next to the handle over them; the sentence beside says its number. */
function Results({ values, part }: { values: readonly number[]; part: number }) {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const down = (value: number): string => ((most - value) / (most - least)).toFixed(2);
  const strokes = values.map((value, at) => `M${String(at)} ${down(0)}V${down(value)}`);
  const spaces = values.length - 1;
  if (most === least || spaces < 1) return null;
  return (
    <svg
      className="slider-results"
      viewBox={`0 0 ${String(spaces)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={strokes.join("")} />
      <path d={strokes[Math.round(part * spaces)]} />
    </svg>
  );
}

function Mark({ at, name }: { at: number; name: string }) {
  const x = `${String(Math.round(1000 * at) / 10)}%`;
  const anchor = at < 0.3 ? "start" : at > 0.7 ? "end" : "middle";
  return (
    <svg className="slider-mark">
      <line x1={x} x2={x} y1="0" y2="6" />
      <text x={x} y="1.25rem" textAnchor={anchor}>
        {name}
      </text>
    </svg>
  );
}
