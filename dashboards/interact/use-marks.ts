import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import type { Target } from "../scene/scene.ts";
import { extendRange, pickBins } from "./change-selection.ts";
import type { Interaction } from "./interaction.ts";
import { moveFocus } from "./move-focus.ts";
import { useBrush } from "./use-brush.ts";
import { useTargetTip } from "./use-target-tip.ts";

type MarksOptions = {
  visual: Interaction;
  targets: readonly Target[];
  isBrushable?: boolean;
  /** False while the page still shows the marks of an earlier drawing. */
  isSettled?: boolean;
};

type Handlers = {
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
  onDoubleClick: (event: MouseEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onPointerLeave: () => void;
};

/** Handles keys, pointer, focus and tooltip of the marks of a visual; the mark at `active` is the tab stop. */
export function useMarks<Layer extends Element>({
  visual,
  targets,
  isBrushable = false,
  isSettled = true,
}: MarksOptions): {
  layer: RefObject<Layer | null>;
  active: number;
  handlers: Handlers;
} {
  const { id, selection, onSelect, onDrill, onDrillUp, tips } = visual;
  const layer = useRef<Layer>(null);
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, targets.length - 1);
  const isDrilling = useRef(false);
  const brush = useBrush({ visual, targets, isOn: isBrushable && onSelect !== undefined });

  const find = (index: number): MarkElement | null | undefined =>
    layer.current?.querySelector<MarkElement>(`[data-mark="${String(index)}"]`);
  const { notePointer, showTip, hideTip } = useTargetTip({ targets, tips, find });
  const focusMark = (index: number): void => {
    const element = find(index);
    (element?.querySelector<HTMLElement>("[tabindex]") ?? element)?.focus();
  };

  // Drilling can remove the focused mark; the focus must stay in the visual.
  useEffect(() => {
    if (!isDrilling.current || !isSettled) return;
    isDrilling.current = false;
    focusMark(active);
  });

  const pick = (index: number, isAdded: boolean): void => {
    const target = targets[index];
    if (target !== undefined) onSelect?.(pickBins(selection, target.bins, isAdded));
  };
  const leave = (): void => {
    if (tips.read() !== null) hideTip("now");
    else document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  };
  const escape = (): void => {
    if (selection === null || onSelect === undefined) {
      leave();
      return;
    }
    hideTip("now");
    onSelect(null);
  };
  const move = (index: number, key: string, isShifted: boolean): boolean => {
    const next = moveFocus(targets.map(middle), index, key);
    if (next === null) return false;
    if (isShifted && isBrushable && onSelect !== undefined) {
      onSelect(extendTargets(targets, selection, index, next));
    }
    focusMark(next);
    return true;
  };
  const drillByKey = (index: number, key: string): boolean => {
    const bin = targets[index]?.bins[0];
    if (key === "+" && onDrill !== undefined && bin !== undefined) onDrill(bin);
    else if (key === "-" && onDrillUp !== undefined) onDrillUp();
    else return false;
    isDrilling.current = true;
    return true;
  };
  const press = (index: number, key: string, isShifted: boolean): boolean => {
    if (key === "Escape") escape();
    else if ((key === "Enter" || key === " ") && onSelect !== undefined) pick(index, isShifted);
    else return move(index, key, isShifted) || drillByKey(index, key);
    return true;
  };

  return {
    layer,
    active,
    handlers: {
      onKeyDown: (event) => {
        notePointer(Infinity);
        const index = readIndex(event.target);
        if (index === null || event.ctrlKey || event.altKey || event.metaKey) return;
        if (!press(index, event.key, event.shiftKey)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: (event) => {
        const index = readIndex(event.target);
        if (index === null || brush.wasDragged()) return;
        pick(index, event.shiftKey || event.ctrlKey || event.metaKey);
      },
      onDoubleClick: ({ target }) => {
        const bin = targets[readIndex(target) ?? -1]?.bins[0];
        if (bin !== undefined) onDrill?.(bin);
      },
      onFocus: ({ target }) => {
        const index = readIndex(target);
        if (index === null) return;
        setActive(index);
        // Scrolled before the browser does, so that the tooltip stands where the mark will be.
        target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        showTip(index);
      },
      onBlur: () => hideTip("now"),
      onPointerDown: (event) => {
        notePointer(event.clientY);
        brush.begin(event);
      },
      onPointerMove: (event) => {
        notePointer(event.clientY);
        if (brush.move(event)) {
          hideTip("now");
          return;
        }
        const index = readIndex(event.target);
        if (index !== null && event.pointerType !== "touch") showTip(index);
      },
      onPointerUp: brush.end,
      onPointerCancel: brush.end,
      onPointerLeave: () => {
        notePointer(Infinity);
        hideTip("soon");
      },
    },
  };
}

type MarkElement = HTMLElement | SVGElement;

function readIndex(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const index = target.closest<MarkElement>("[data-mark]")?.dataset["mark"];
  return index === undefined ? null : Number(index);
}

function middle({ x, y, width, height }: Target): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function extendTargets(
  targets: readonly Target[],
  selection: Interaction["selection"],
  previous: number,
  next: number,
): { from: number; to: number } {
  const perMark = targets[0]!.bins.length;
  const first = (index: number): number => targets[index]!.bins[0]! / perMark;
  const held =
    selection !== null && "from" in selection
      ? { from: selection.from / perMark, to: selection.to / perMark }
      : null;
  const { from, to } = extendRange(held, first(previous), first(next));
  return { from: from * perMark, to: to * perMark };
}
