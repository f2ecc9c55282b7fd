import type { LeverHandle } from "../../kinds/chart.ts";
import type { LeverWay } from "../../scene/scene.ts";
import "./lever-input.css";

/** Side of the handle as a target, in px: that of the thumb in `lever-input.css`. */
const thumb = 32;

/**
 * A native slider over the lever of a drawing, its thumb on the drawn handle, so that the browser does the dragging.
 * The tab stop is the slider beside the sentence, which has the same value.
 */
export function LeverInput({ handle, way }: { handle: LeverHandle; way: LeverWay }) {
  const { range, value, label, text, onMove } = handle;
  const { left, right, y } = way;
  return (
    <foreignObject
      x={left - thumb / 2}
      y={y - thumb / 2}
      width={right - left + thumb}
      height={thumb}
    >
      <input
        className="lever-input"
        type="range"
        tabIndex={-1}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-label={label}
        aria-valuetext={text}
        onChange={({ target }) => onMove?.(target.valueAsNumber)}
      />
    </foreignObject>
  );
}
