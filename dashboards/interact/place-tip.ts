import type { Tip, TipBox } from "./tips.ts";

type Size = { width: number; height: number };
type Room = Pick<Tip, "anchor" | "sides" | "around"> & { seen: TipBox };

const gapPx = 10;
const edgePx = 8;

/**
 * Places a tooltip over its mark where there is room, else under it, else beside it. With `around`, the box of the
 * drawing under a finger, it is placed over or under that box, so that it covers no other mark, unless it would be out
 * of sight. `seen` is the visible part of the window.
 */
export function placeTip(
  { width, height }: Size,
  { anchor, sides, around, seen }: Room,
): { x: number; y: number } {
  const lowest = seen.top + seen.height - height - edgePx;
  const isSeen = (y: number): boolean => y >= seen.top + edgePx && y <= lowest;
  const over = ({ top }: TipBox): number => top - height - gapPx;
  const clear = around === undefined ? [] : [over(around), findUnder(around)];
  const y = [...clear, over(anchor), findUnder(anchor)].find(isSeen);
  const middle = anchor.left + anchor.width / 2 - width / 2;
  const left = (sides?.left ?? anchor.left) - width - gapPx;
  const right = (sides?.right ?? anchor.left + anchor.width) + gapPx;
  const beside = right + width + edgePx <= seen.width ? right : left;
  const isBeside = y === undefined && beside >= edgePx;
  return {
    x: isBeside ? beside : Math.max(edgePx, Math.min(middle, seen.width - width - edgePx)),
    y:
      y ??
      (isBeside ? Math.max(seen.top + edgePx, Math.min(anchor.top, lowest)) : findUnder(anchor)),
  };
}

function findUnder({ top, height }: TipBox): number {
  return top + height + gapPx;
}
