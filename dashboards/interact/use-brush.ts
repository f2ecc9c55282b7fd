import { useRef, type PointerEvent } from "react";
import { dragRange, type DragPart } from "./change-selection.ts";
import type { Interaction, MarkTargets } from "./interaction.ts";

// A shorter movement is a click.
const dragFromPx = 4;
const gripPx = { mouse: 7, touch: 16 };

type Drag = {
  part: DragPart;
  left: number;
  clientX: number;
  start: number;
  /** Absent until the pointer moves. */
  now?: number;
  held: { from: number; to: number };
};

type BrushOptions = { visual: Interaction; scene: MarkTargets };

/** Selects a range of adjacent marks by dragging: a new range, or the present one by its middle or an end. */
export function useBrush({ visual: { selection, onSelect }, scene }: BrushOptions): {
  begin: (event: PointerEvent) => void;
  move: (event: PointerEvent) => boolean;
  end: () => void;
  wasDragged: () => boolean;
} {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const isOn = scene.isBrushable === true && onSelect !== undefined;
  const readPerMark = (): number => scene.targets[0]?.bins.length ?? 1;
  const binAt = (index: number): number => scene.targets[index]!.bins[0]! / readPerMark();
  const indexAt = (x: number): number => {
    const found = scene.targets.findIndex((target) => x < target.x + target.width);
    return found === -1 ? scene.targets.length - 1 : found;
  };
  const readRange = (): { from: number; to: number } | null =>
    selection !== null && "from" in selection
      ? { from: selection.from / readPerMark(), to: selection.to / readPerMark() }
      : null;

  const partAt = (x: number, grip: number): DragPart => {
    const { targets } = scene;
    const range = readRange();
    if (range === null) return "new";
    const first = targets.find((_, index) => binAt(index) === range.from);
    const last = targets.find((_, index) => binAt(index) === range.to - 1);
    if (first === undefined || last === undefined) return "new";
    const right = last.x + last.width;
    if (Math.abs(x - right) <= grip) return "to";
    if (Math.abs(x - first.x) <= grip) return "from";
    return x > first.x && x < right ? "move" : "new";
  };

  return {
    begin: (event) => {
      dragged.current = false;
      const [first] = event.currentTarget.children;
      if (!isOn || event.button !== 0 || first === undefined) return;
      const left = first.getBoundingClientRect().left - scene.targets[0]!.x;
      const x = event.clientX - left;
      const start = binAt(indexAt(x));
      const part = partAt(x, event.pointerType === "touch" ? gripPx.touch : gripPx.mouse);
      const held = readRange() ?? { from: start, to: start + 1 };
      drag.current = { part, left, clientX: event.clientX, start, held };
    },
    move: (event) => {
      const held = drag.current;
      if (held === null) return false;
      if (held.now === undefined) {
        if (Math.abs(event.clientX - held.clientX) < dragFromPx) return false;
        dragged.current = true;
        // A repeated drag (026) is over, and its pointer may no longer exist.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      }
      const now = binAt(indexAt(event.clientX - held.left));
      if (now === held.now) return true;
      held.now = now;
      const limits = [binAt(0), binAt(scene.targets.length - 1) + 1] as const;
      const { from, to } = dragRange(held.part, { start: held.start, now }, held.held, limits);
      const perMark = readPerMark();
      onSelect?.({ from: from * perMark, to: to * perMark });
      return true;
    },
    end: () => {
      drag.current = null;
    },
    wasDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}
