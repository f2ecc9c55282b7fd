import { useEffect, useRef } from "react";
import type { Target } from "../scene/scene.ts";
import { extendRange } from "./change-selection.ts";
import type { Interaction, MarkTargets } from "./interaction.ts";
import { moveFocus } from "./move-focus.ts";

type MarkKeysOptions = {
  visual: Interaction;
  scene: MarkTargets;
  isSettled: boolean;
  active: number;
  focusMark: (index: number) => void;
  pick: (index: number, isAdded: boolean) => void;
  hideTip: (when: "now") => void;
};

/**
 * Returns a key handler, which returns true for a key that it handled: arrows move between marks and Shift widens a
 * range, Enter selects, `+` and `-` drill, `?` asks why.
 */
export function useMarkKeys({
  visual: { id, selection, onSelect, onDrill, onDrillUp, onWhy, tips },
  scene,
  isSettled,
  active,
  focusMark,
  pick,
  hideTip,
}: MarkKeysOptions): (index: number, key: string, isShifted: boolean) => boolean {
  const isDrilling = useRef(false);

  // Drilling can remove the focused mark; the focus must stay in the visual.
  useEffect(() => {
    if (!isDrilling.current || !isSettled) return;
    isDrilling.current = false;
    focusMark(active);
  });

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
    const next = moveFocus(scene.targets.map(middle), index, key);
    if (next === null) return false;
    if (isShifted && scene.isBrushable === true && onSelect !== undefined) {
      onSelect(extendTargets(scene.targets, selection, index, next));
    }
    focusMark(next);
    return true;
  };
  const drill = (index: number, key: string): boolean => {
    const { bins = [] } = scene.targets[index] ?? {};
    const [bin] = bins;
    if (key === "?") {
      onWhy?.(bins);
      return true;
    }
    if (key === "+" && onDrill !== undefined && bin !== undefined) onDrill(bin);
    else if (key === "-" && onDrillUp !== undefined) onDrillUp();
    else return false;
    isDrilling.current = true;
    return true;
  };

  return (index, key, isShifted) => {
    if (key === "Escape") escape();
    else if ((key === "Enter" || key === " ") && onSelect !== undefined) pick(index, isShifted);
    else return move(index, key, isShifted) || drill(index, key);
    return true;
  };
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
