import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { fillText } from "../../contracts/fill-text.ts";
import { isChosen } from "../kinds/read-selection.ts";
import type { Target } from "../scene/scene.ts";
import { pickBins } from "./change-selection.ts";
import type { Interaction, MarkTargets } from "./interaction.ts";
import type { Tip } from "./tips.ts";
import { useBrush } from "./use-brush.ts";
import { useMarkKeys } from "./use-mark-keys.ts";
import { useTargetTip } from "./use-target-tip.ts";

type MarksOptions = {
  visual: Interaction;
  /** Its targets are computed at the first interaction with a mark; until then the first is the tab stop. */
  scene: MarkTargets;
  /** False while the page shows the marks of an earlier drawing. */
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
  scene,
  isSettled = true,
}: MarksOptions): {
  layer: RefObject<Layer | null>;
  active: number;
  handlers: Handlers;
} {
  const { selection, onSelect, onDrill, onWhy, through, format, tips } = visual;
  const layer = useRef<Layer>(null);
  const [wanted, setActive] = useState(0);
  const active = wanted === 0 ? 0 : Math.min(wanted, scene.targets.length - 1);
  const brush = useBrush({ visual, scene });

  const find = (index: number): MarkElement | null | undefined =>
    layer.current?.querySelector<MarkElement>(`[data-mark="${String(index)}"]`);
  const focusMark = (index: number): void => {
    const element = find(index);
    (element?.querySelector<HTMLElement>("[tabindex]") ?? element)?.focus();
  };

  const pick = (index: number, isAdded: boolean): void => {
    const target = scene.targets[index];
    if (target !== undefined) onSelect?.(pickBins(selection, target.bins, isAdded));
  };
  const listVerbs = ({ bins }: Target): Tip["verbs"] => {
    const [bin] = bins;
    const { filter, clear, why, into, through: leadTo } = format.copy.mark;
    const isHeld = selection !== null && bins.every((one) => isChosen(selection, one));
    const verbs = [
      onSelect && {
        name: isHeld ? clear : filter,
        act: () => onSelect(pickBins(selection, bins, false)),
      },
      onWhy && { name: why, act: () => onWhy(bins) },
      onDrill && bin !== undefined
        ? { name: into, act: () => onDrill(bin) }
        : through && {
            name: fillText(leadTo, { page: through.name }),
            act: () => through.open(bins),
          },
    ];
    return verbs.filter((verb) => verb !== undefined);
  };
  const { notePointer, showTip, hideTip } = useTargetTip({
    visual: visual.id,
    hints: onSelect && format.copy.mark.hints,
    scene,
    tips,
    find,
    listVerbs,
  });
  const pressKey = useMarkKeys({
    visual,
    scene,
    isSettled,
    active,
    focusMark,
    pick,
    hideTip,
  });

  return {
    layer,
    active,
    handlers: {
      onKeyDown: (event) => {
        notePointer(Infinity);
        const index = readIndex(event.target);
        if (index === null || event.ctrlKey || event.altKey || event.metaKey) return;
        if (!pressKey(index, event.key, event.shiftKey)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: (event) => {
        const index = readIndex(event.target);
        if (index === null || brush.wasDragged()) return;
        pick(index, event.shiftKey || event.ctrlKey || event.metaKey);
      },
      onDoubleClick: ({ target }) => {
        const bin = scene.targets[readIndex(target) ?? -1]?.bins[0];
        if (bin !== undefined) onDrill?.(bin);
      },
      onFocus: ({ target }) => {
        const index = readIndex(target);
        if (index === null) return;
        setActive(index);
        // Scrolls before the browser does, so that the tooltip is placed where the mark will be.
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
