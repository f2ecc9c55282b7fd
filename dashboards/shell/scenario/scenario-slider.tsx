import { useId } from "react";
import type { Slider } from "../../query/scenario/scenario.ts";

type ScenarioSliderProps = {
  slider: Slider;
  label: string;
  value: number;
  text: string;
  onChange: (value: number) => void;
};

/** A native slider with its name and its value in words. */
export function ScenarioSlider({ slider, label, value, text, onChange }: ScenarioSliderProps) {
  const id = useId();
  const { min, max, step } = slider;
  return (
    <div className="scenario-slider">
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
    </div>
  );
}
