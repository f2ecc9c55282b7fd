import { group, verticalLine, type Scene, type SceneMark, type Target } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { nameBin } from "../bins/order-bins.ts";
import type { Chart } from "../chart.ts";

/** Kinds whose marks stand side by side, under room for a leader line. */
export const annotatedKinds: ReadonlySet<string> = new Set(["columns", "histogram", "line"]);

const lineHeight = 18;
/** Between the leader line and its mark, whose value may stand there. */
const valueHeight = 24;
const gap = 6;

/**
 * Writes the owner's notes over a drawing, a line each, with a leader line down to the mark. Where a narrow drawing has
 * its marks one under the other, a note names its mark instead.
 */
export function annotateScene(scene: Scene, chart: Chart): Scene {
  const { annotations = [], spec } = chart;
  const noted = annotations.flatMap(({ bin, text }) => {
    const target = scene.targets.find(({ bins }) => bins.length === 1 && bins[0] === bin);
    return target === undefined ? [] : [{ bin, text, target }];
  });
  if (noted.length === 0 || !annotatedKinds.has(spec.kind)) return scene;
  const [first, second] = scene.targets;
  const isBelow = second !== undefined && second.y > first!.y + first!.height / 2;
  const down = noted.length * lineHeight + gap;
  const drawn = noted.flatMap(({ bin, text, target }, at): SceneMark[] => {
    const bottom = (at + 1) * lineHeight;
    const baseline = bottom - gap;
    if (isBelow) {
      const full = `${nameBin(chart, bin)}: ${text}`;
      return [{ kind: "text", paint: "key", x: 0, y: baseline, text: full, anchor: "start" }];
    }
    const { x, y } = target.tipAt ?? { x: target.x + target.width / 2, y: target.y };
    const end = down + Math.max(y - valueHeight, -gap / 2);
    return [
      verticalLine("base", x, bottom - lineHeight + gap / 2, end),
      { kind: "text", paint: "key", ...placeText(x, text, scene.width), y: baseline, text },
    ];
  });
  return {
    ...scene,
    height: scene.height + down,
    marks: [group(drawn), { kind: "group", marks: scene.marks, at: { x: 0, y: down } }],
    targets: scene.targets.map((target) => moveDown(target, down, noted)),
  };
}

/** Right of the leader line where there is room, else left of it. */
function placeText(x: number, text: string, width: number) {
  return x + gap + textWidth(text) <= width
    ? ({ x: x + gap, anchor: "start" } as const)
    : ({ x: x - gap, anchor: "end" } as const);
}

function moveDown(
  target: Target,
  down: number,
  noted: readonly { text: string; target: Target }[],
): Target {
  const { y, tipAt, name } = target;
  const texts = noted.filter((note) => note.target === target).map(({ text }) => text);
  return {
    ...target,
    y: y + down,
    ...(tipAt && { tipAt: { ...tipAt, y: tipAt.y + down } }),
    name: () => [name(), ...texts].join(". "),
  };
}
