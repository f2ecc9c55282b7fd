import { memo, useDeferredValue, type ReactNode } from "react";
import { isChosen } from "./change-selection.ts";
import type { Mark } from "../charts/mark.ts";
import type { TipText } from "../kinds/describe-bin.ts";
import { useMarks } from "./use-marks.ts";
import type { VisualProps } from "../render/visual-props.ts";

type MarkLayerProps = {
  visual: VisualProps;
  marks: readonly Mark[];
  /** What the tooltip of a mark says; asked for when it is shown. */
  tell: (index: number) => TipText;
  /** Whether dragging across and Shift with arrows choose a range; marks then lie side by side. */
  isBrush?: boolean;
  /** Further parts that answer for a mark, by `data-mark`. */
  children?: ReactNode;
};

/**
 * The part of a drawing that answers: transparent rectangles over what is drawn, one tab stop for all of them
 * (reference §4.2). A list box where bins can be chosen, a group of images where they cannot.
 */
export function MarkLayer(props: MarkLayerProps) {
  const { visual, marks, tell, isBrush = false, children } = props;
  const { id, onSelect } = visual;
  const canChoose = onSelect !== undefined;
  // What is seen changes at once, what is read out right after it: a brush would wait for hundreds of names.
  const settled = useDeferredValue(props);
  const isSettled = settled === props;
  const { layer, active, handlers } = useMarks<SVGGElement>({
    visual,
    marks,
    tell,
    isBrush,
    isSettled,
  });
  return (
    <g
      ref={layer}
      className={isBrush && canChoose ? "marks marks-brush" : "marks"}
      role={canChoose ? "listbox" : "group"}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary ${id}-keys`}
      aria-multiselectable={canChoose || undefined}
      {...handlers}
    >
      <Rectangles visual={settled.visual} marks={settled.marks} active={active} />
      {children}
    </g>
  );
}

type RectanglesProps = Pick<MarkLayerProps, "visual" | "marks"> & { active: number };

const Rectangles = memo(function Rectangles({ visual, marks, active }: RectanglesProps) {
  const { selection, onSelect, format } = visual;
  return marks.map((mark, index) => {
    const isHeld = selection !== null && mark.bins.some((bin) => isChosen(selection, bin));
    return (
      <rect
        // A mark keeps its place and the focus while its values change.
        key={index} // oxlint-disable-line react/no-array-index-key
        className="hit"
        data-mark={index}
        role={onSelect === undefined ? "img" : "option"}
        aria-label={isHeld ? `${mark.name()}, ${format.words.mark.selected}` : mark.name()}
        aria-selected={onSelect === undefined ? undefined : isHeld}
        tabIndex={index === active ? 0 : -1}
        x={mark.x}
        y={mark.y}
        width={mark.width}
        height={mark.height}
      />
    );
  });
});
