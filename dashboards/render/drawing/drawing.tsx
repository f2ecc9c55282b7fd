import { useLayoutEffect, useRef } from "react";
import type { Interaction } from "../../interact/interaction.ts";
import { MarkLayer } from "../../interact/mark-layer.tsx";
import type { Chart } from "../../kinds/chart.ts";
import { hatchSize } from "../../scene/paints.ts";
import type { Scene, SceneMark } from "../../scene/scene.ts";
import { hatchId, screenPalette } from "../screen-palette.ts";
import { patchMarks, type DrawnMark } from "./patch-marks.ts";
import { hatchShapes, listHatches, rootLook, type Palette } from "../svg-element.ts";
import { LeverInput } from "./lever-input.tsx";
import "./drawing.css";

type Drawn = Interaction & Pick<Chart, "handle">;

/**
 * Draws a scene on the screen: its marks, hidden from screen readers, the layer that takes pointer, keys and focus, and
 * the lever.
 */
export function Drawing({ visual, scene }: { visual: Drawn; scene: Scene }) {
  const { width, height, marks, leverWay } = scene;
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
      <Marks marks={marks} palette={palette} />
      <MarkLayer visual={visual} scene={scene} />
      {visual.handle?.onMove && leverWay && <LeverInput handle={visual.handle} way={leverWay} />}
    </svg>
  );
}

/**
 * Patches the marks outside React: its comparison of hundreds of elements would take longer than writing the
 * differences.
 */
function Marks({ marks, palette }: { marks: readonly SceneMark[]; palette: Palette }) {
  const layer = useRef<SVGGElement>(null);
  const drawn = useRef<DrawnMark[]>([]);
  useLayoutEffect(() => {
    patchMarks(layer.current!, drawn.current, marks, palette);
  }, [marks, palette]);
  return <g ref={layer} aria-hidden="true" />;
}
