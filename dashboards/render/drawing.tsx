import { createElement, type ReactNode } from "react";
import type { Interaction } from "../interact/interaction.ts";
import { MarkLayer } from "../interact/mark-layer.tsx";
import { hatchSize, type PaintName } from "../scene/paints.ts";
import type { Scene, SceneMark } from "../scene/scene.ts";
import {
  hatchShapes,
  listHatches,
  lookOf,
  placeOf,
  rootLook,
  type Attributes,
  type Palette,
} from "./svg-element.ts";
import "./drawing.css";

/** A scene on the screen: its marks, which no software reads out, and the layer that answers for them. */
export function Drawing({ visual, scene }: { visual: Interaction; scene: Scene }) {
  const { width, height, marks } = scene;
  const { id } = visual;
  const palette = screenPalette(id);
  const hatches = listHatches(marks);
  return (
    <svg className="drawing" width={width} height={height} {...rootLook(palette)}>
      {hatches.length > 0 && (
        <defs>
          {hatches.map((index) => {
            const [ground, lines] = hatchShapes(index, palette);
            return (
              <pattern
                key={index}
                id={hatchId(id, index)}
                width={hatchSize}
                height={hatchSize}
                patternUnits="userSpaceOnUse"
              >
                <rect {...ground} />
                <path {...lines} />
              </pattern>
            );
          })}
        </defs>
      )}
      <g aria-hidden="true">{drawMarks(marks, palette)}</g>
      <MarkLayer visual={visual} scene={scene} />
    </svg>
  );
}

/** Colours stay names, so that scheme, paper and forced colours change them without a new drawing. */
function screenPalette(id: string): Palette {
  return {
    colour: (colour) => `var(--${colour})`,
    hatch: (index) => `url(#${hatchId(id, index)})`,
    family: (family) => `var(--font-${family})`,
  };
}

function hatchId(id: string, index: number): string {
  return `${id}-hatch${String(index)}`;
}

/** A mark keeps its place among the others while its values change, and its element with it. */
function drawMarks(marks: readonly SceneMark[], palette: Palette): ReactNode[] {
  return marks.map((mark, key) =>
    mark.kind === "group"
      ? createElement("g", { key }, drawMarks(mark.marks, palette))
      : createElement(
          mark.kind,
          { key, ...readLook(mark.paint, palette), ...placeOf(mark) },
          mark.kind === "text" ? mark.text : undefined,
        ),
  );
}

const looks = new Map<PaintName, Attributes>();

/** Only hatches differ between figures, by the id of their pattern. */
function readLook(name: PaintName, palette: Palette): Attributes {
  const kept = looks.get(name);
  if (kept !== undefined) return kept;
  const look = lookOf(name, palette);
  if (!String(look["fill"]).startsWith("url(")) looks.set(name, look);
  return look;
}
