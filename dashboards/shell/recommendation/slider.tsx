import { useId } from "react";
import "./slider.css";

type SliderProps = {
  range: { min: number; max: number; step: number; mark?: number };
  label: string;
  value: number;
  text: string;
  /** Names the mark of the range. */
  mark?: string | undefined;
  onChange: (value: number) => void;
};

/** A native slider with its name and its value in words, and a tick at the mark of its range. */
export function Slider({ range, label, value, text, mark, onChange }: SliderProps) {
  const id = useId();
  const { min, max, step } = range;
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
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
