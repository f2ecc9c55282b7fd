import { drawNameLines } from "../../scene/labels/name-lines.ts";
import { inState } from "../../scene/paints.ts";
import { group, type SceneMark, type TextMark } from "../../scene/scene.ts";
import type { Part } from "../bars/bar-parts.ts";
import { drawPartLabel } from "../bars/part-label.ts";
import { seriesPaint } from "../series-paint.ts";
import type { ColumnsPlan, PlacedColumn } from "./plan.ts";

const states = ["plain", "unselected", "highlighted", "selected"] as const;

/** Draws the columns of one series: one path for each state, however many columns there are. */
export function drawBand({ placed, y, hasBaseline, stateOf }: ColumnsPlan): SceneMark[] {
  const trace = (some: readonly PlacedColumn[], end: (part: Part) => number): string =>
    some
      .map(({ part, x, width }) => {
        const [from, to] = [y(0), y(end(part))];
        return `M${tenths(x)} ${tenths(from)}h${tenths(width)}V${tenths(to)}h${tenths(-width)}z`;
      })
      .join("");
  const marks = states.map((state): SceneMark => {
    const some = placed.filter(({ part }) => stateOf(part.cell.bin) === state);
    return { kind: "path", paint: inState("bar", state), d: trace(some, ({ to }) => to) };
  });
  if (!hasBaseline) return marks;
  const baseline = trace(placed, (part) => part.baseline);
  return [{ kind: "path", paint: "baseline", d: baseline }, ...marks];
}

export function drawColumn(plan: ColumnsPlan, { part, series, x, width }: PlacedColumn): SceneMark {
  const { layering, slots, hasBaseline, stateOf, y } = plan;
  const gap = layering === "grouped" ? 0 : 1.5;
  const extentOf = (from: number, to: number): { y: number; height: number } => ({
    y: Math.min(y(from), y(to)),
    height: Math.max(Math.abs(y(from) - y(to)) - gap, 0),
  });
  const own = extentOf(part.from, part.to);
  const marks: SceneMark[] = [];
  if (slots > 1 && hasBaseline && part.baseline !== part.to) {
    marks.push({ kind: "rect", paint: "baseline", x, width, ...extentOf(0, part.baseline) });
  }
  const paint = seriesPaint(series, stateOf(part.cell.bin));
  marks.push({ kind: "rect", paint, x, width, ...own });
  if (layering !== "grouped") {
    const middle = { x: x + width / 2, y: y((part.from + part.to) / 2) };
    const box = { ...middle, width, height: own.height };
    marks.push(...drawPartLabel(plan, { ...part, series, layering }, box));
  }
  return group(marks);
}

export function drawTarget({ target, placed, y }: ColumnsPlan): SceneMark[] {
  if (target.kind === "none") return [];
  const d = placed
    .map(({ part, x, width }) => ({ x, width, at: y(target.at(part.cell.bin)) }))
    .filter(({ at }) => !Number.isNaN(at))
    .map(({ x, width, at }) => `M${String(x - 3)} ${String(at)}h${String(width + 6)}`)
    .join("");
  return [{ kind: "path", paint: "target", d }];
}

export function drawValues(plan: ColumnsPlan): TextMark[] {
  const { placed, hasBaseline, stateOf, writeValue, y } = plan;
  return placed.map(({ part, x, width }) => ({
    kind: "text",
    paint: inState("value", stateOf(part.cell.bin)),
    x: x + width / 2,
    y: y(hasBaseline ? Math.max(part.to, part.baseline) : part.to) - 7,
    text: writeValue(part),
    anchor: "middle",
  }));
}

export function drawNames({ nameLines, middle, bottom }: ColumnsPlan): SceneMark {
  return group(
    nameLines.flatMap((lines, at) =>
      drawNameLines("tick", lines, { x: middle(at), first: bottom + 14, anchor: "middle" }),
    ),
  );
}

/** Most drawings are that large, in tenths of a pixel; its length makes the list a fast one. */
const written = Array.from<string | undefined>({ length: 10_000 });

/** Each is written once: a step of a brush needs hundreds. */
function tenths(value: number): string {
  const ten = Math.round(value * 10);
  if (ten < 0 || ten >= written.length) return String(ten / 10);
  return (written[ten] ??= String(ten / 10));
}
