import type { Scene } from "../../../dashboards/scene/scene.ts";
import { caseStrokes } from "./case-strokes.ts";
import { readForm } from "./read-form.ts";
import type { Step } from "./route.ts";

/** Path data in px of a frame: the way of the page's line past a picture, and its heavy parts. */
export type Stroke = { line: string; mark: string };

const commands: Record<number, string> = { 2: "L", 4: "Q", 6: "C" };

/**
 * Traces the way of the page's line past the picture of a case, from its left edge to its right one, along a stroke of
 * its form; `origin` is the scene's place in its frame. Throws for a case without a stroke.
 */
export function traceStroke(slug: string, scene: Scene, origin: { x: number; y: number }): Stroke {
  const trace = caseStrokes[slug];
  if (trace === undefined) throw new Error(`${slug} has no stroke in case-strokes.ts`);
  const form = readForm(scene);
  const { start, legs } = trace(form);
  const write = (step: Step): string =>
    step
      .map((value, at) => Math.round((value + (at % 2 === 0 ? origin.x : origin.y)) * 10) / 10)
      .join(" ");
  let last = write([form.from, start]);
  let [line, mark] = [`M${last}`, ""];
  for (const { isMark, steps } of legs) {
    if (isMark === true) mark += `M${last}`;
    for (const step of steps) {
      const to = write(step);
      if (to === last) continue;
      const d = `${commands[step.length]!}${to}`;
      line += d;
      if (isMark === true) mark += d;
      last = write(step.slice(-2));
    }
  }
  return { line, mark };
}
