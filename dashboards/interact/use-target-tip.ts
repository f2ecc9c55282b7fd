import { useRef } from "react";
import type { Target } from "../scene/scene.ts";
import type { MarkTargets } from "./interaction.ts";
import type { Tip, Tips } from "./tips.ts";

type Hints = { pointer: string; finger: string; key: string };

type TargetTipOptions = {
  visual: string;
  /** How a mark is chosen by pointer, finger and key; undefined where none is. */
  hints: Hints | undefined;
  scene: MarkTargets;
  tips: Tips;
  find: (index: number) => Element | null | undefined;
  listVerbs: (target: Target) => Tip["verbs"];
};

export function useTargetTip({ visual, hints, scene, tips, find, listVerbs }: TargetTipOptions): {
  /** Takes the pointer's y in the viewport: a tooltip under the pointer would intercept the click. */
  notePointer: (top: number) => void;
  showTip: (index: number) => void;
  hideTip: (when: "now" | "soon") => void;
} {
  const shownIndex = useRef(-1);
  const pointerTop = useRef(Infinity);
  const showTip = (index: number): void => {
    const shown = shownIndex.current === index ? tips.read() : null;
    if (shown !== null && shown.anchor.top <= pointerTop.current) return;
    const [target, element] = [scene.targets[index], find(index)];
    const text = target?.tip() ?? null;
    if (target === undefined || !element || text === null) return;
    shownIndex.current = index;
    const sides = element.getBoundingClientRect();
    const anchor = placeAnchor(target, sides, pointerTop.current);
    const around = matchMedia("(pointer: coarse)").matches
      ? element.closest(".visual-body")?.getBoundingClientRect()
      : undefined;
    const by = around ? "finger" : pointerTop.current === Infinity ? "key" : "pointer";
    tips.show({
      ...text,
      visual,
      bins: target.bins,
      hint: shown ? shown.hint : tips.isExplained() ? undefined : hints?.[by],
      verbs: listVerbs(target),
      anchor,
      sides,
      around,
    });
  };
  const hideTip = (when: "now" | "soon"): void => {
    shownIndex.current = -1;
    tips.hide(when);
  };
  const notePointer = (top: number): void => {
    pointerTop.current = top;
  };
  return { notePointer, showTip, hideTip };
}

function placeAnchor({ x, y, tipAt }: Target, box: DOMRect, pointerTop: number) {
  const { left, top, width, height } = box;
  if (tipAt === undefined) return { left, top, width, height };
  // Down to the end of the mark, which a tooltip under it does not cover.
  const from = Math.min(top + tipAt.y - y, pointerTop);
  return { left: left + tipAt.x - x, top: from, width: 0, height: top + height - from };
}
