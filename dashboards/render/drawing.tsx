import type { Interaction } from "../interact/interaction.ts";
import { MarkLayer } from "../interact/mark-layer.tsx";
import { hatchSize } from "../scene/paints.ts";
import type { Scene } from "../scene/scene.ts";
import { drawMarks, hatchId, screenPalette } from "./marks.tsx";
import { hatchShapes, listHatches, rootLook } from "./svg-element.ts";
import "./drawing.css";

/** Draws a scene on the screen: its marks, hidden from screen readers, and the layer that takes pointer, keys and focus. */
export function Drawing({ visual, scene }: { visual: Interaction; scene: Scene }) {
  const { width, height, marks } = scene;
  const { id } = visual;
  const palette = screenPalette(id);
  const hatches = [...listHatches(marks)];
  return (
    <svg
      className="drawing"
      role="none"
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      {...rootLook(palette)}
    >
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
