import {
  horizontalLine,
  textAround,
  verticalLine,
  type LeverWay,
  type SceneMark,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { LeverHandle } from "../chart.ts";

const radius = 8;
/** Most height in px of a result on the way, and what the figure over it takes. */
const leverResults = { most: 34, least: 12, figure: 22 };

/**
 * The way of a lever, a line from what it is about at `x` to its handle there, the middle of its value in words, the
 * height over the way for what it leads to, and the words for that.
 */
type LeverPlace = {
  way: LeverWay;
  x: number;
  from: number;
  middle: number;
  over: number;
  say: (result: string) => string;
};

/** Draws the lever as a handle on its way, with its value over or under it, hardly beyond its ends. */
export function drawLever(handle: LeverHandle, place: LeverPlace): SceneMark[] {
  const { way, x, from, middle } = place;
  const { left, right, y } = way;
  const results = drawResults(handle, place);
  // Over the way its value stands with the figure.
  const isOver = results.length > 0 && middle < y;
  // From above, the line ends over the figure.
  const near = results.length > 0 && from < y ? y - place.over + 2 : y;
  return [
    ...results,
    horizontalLine("base", y, left, right),
    verticalLine("planned", x, Math.min(from, near), Math.max(from, near)),
    { kind: "circle", paint: "goal", cx: x, cy: y, r: radius },
    ...(isOver ? [] : [writeAt(place, middle, handle.text)]),
  ];
}

/** Draws what the lever leads to at each of its steps, and the figure where it stands. */
function drawResults({ results = [], range, value }: LeverHandle, place: LeverPlace): SceneMark[] {
  const { way, say } = place;
  const { left, right, y } = way;
  const height = Math.min(place.over - leverResults.figure, leverResults.most);
  const most = Math.max(...results.map((one) => one.value));
  const at = Math.round((value - range.min) / range.step);
  const chosen = results[at];
  if (height < leverResults.least || !(most > 0) || chosen === undefined) return [];
  const pitch = (right - left) / Math.max(results.length - 1, 1);
  const width = pitch * 0.6;
  const trace = (one: { value: number }, step: number): string => {
    const tall = (Math.max(one.value, 0) / most) * height;
    const x = left + step * pitch - width / 2;
    return `M${x.toFixed(1)} ${y.toFixed(1)}v-${tall.toFixed(1)}h${width.toFixed(1)}v${tall.toFixed(1)}z`;
  };
  const others = results.map((one, step) => (step === at ? "" : trace(one, step)));
  return [
    { kind: "path", paint: "bar-unselected", d: others.join("") },
    { kind: "path", paint: "goal", d: trace(chosen, at) },
    writeAt(place, y - height - 12, say(chosen.text)),
  ];
}

function writeAt({ way: { right }, x }: LeverPlace, middle: number, text: string): SceneMark {
  const half = textWidth(text) / 2;
  const textX = Math.max(Math.min(x, right + 2 * radius - half), half);
  return textAround("value", { x: textX, middle }, text, "middle");
}
