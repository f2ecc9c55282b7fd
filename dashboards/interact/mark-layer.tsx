import { memo, useDeferredValue } from "react";
import { isChosen } from "../kinds/read-selection.ts";
import type { Scene } from "../scene/scene.ts";
import type { Interaction } from "./interaction.ts";
import { useMarks } from "./use-marks.ts";

type MarkLayerProps = { visual: Interaction; scene: Pick<Scene, "targets" | "isBrushable"> };

/**
 * Transparent rectangles over a drawing that take pointer, keys and focus, with one tab stop for all: a list box where
 * bins can be selected, else a group of images.
 */
export function MarkLayer(props: MarkLayerProps) {
  const { visual, scene } = props;
  const { id, onSelect } = visual;
  const canChoose = onSelect !== undefined;
  // The drawing changes at once, the hundreds of accessible names after it: a brush would wait for them.
  const settled = useDeferredValue(props);
  const isSettled = settled === props;
  const { layer, active, handlers } = useMarks<SVGGElement>({
    visual,
    scene,
    isSettled,
  });
  return (
    <g
      ref={layer}
      className={scene.isBrushable && canChoose ? "marks marks-brush" : "marks"}
      role={canChoose ? "listbox" : "group"}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary ${id}-keys`}
      aria-multiselectable={canChoose || undefined}
      {...handlers}
    >
      <Targets visual={settled.visual} targets={settled.scene.targets} active={active} />
    </g>
  );
}

type TargetsProps = { visual: Interaction; targets: Scene["targets"]; active: number };

const Targets = memo(function Targets({ visual, targets, active }: TargetsProps) {
  const { selection, onSelect, format } = visual;
  return (
    <>
      {targets.map(({ bins, name, x, y, width, height }, index) => {
        const isHeld = selection !== null && bins.every((bin) => isChosen(selection, bin));
        return (
          <rect
            key={index} // oxlint-disable-line react/no-array-index-key
            className="hit"
            data-mark={index}
            role={onSelect === undefined ? "img" : "option"}
            aria-label={isHeld ? `${name()}, ${format.copy.mark.selected}` : name()}
            aria-selected={onSelect === undefined ? undefined : isHeld}
            tabIndex={index === active ? 0 : -1}
            x={x}
            y={y}
            width={width}
            height={height}
          />
        );
      })}
      {targets.map(({ area }, index) =>
        area === undefined ? null : (
          // oxlint-disable-next-line react/no-array-index-key
          <path key={index} className="hit" data-mark={index} d={area} />
        ),
      )}
    </>
  );
});
