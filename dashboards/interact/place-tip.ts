import type { TipBox } from "./tips.ts";

type Size = { width: number; height: number };
type Room = { anchor: TipBox; around: TipBox | undefined; seen: TipBox };

const gapPx = 10;
const edgePx = 8;

/**
 * Places a tooltip over its mark where there is room, else under it. With `around`, the box of the drawing under a
 * finger, it is placed over or under that box, so that it covers no other mark, unless it would be out of sight. `seen`
 * is the visible part of the window.
 */
export function placeTip(
  { width, height }: Size,
  { anchor, around, seen }: Room,
): { x: number; y: number } {
  const middle = anchor.left + anchor.width / 2 - width / 2;
  const isSeen = (y: number): boolean =>
    y >= seen.top + edgePx && y + height <= seen.top + seen.height - edgePx;
  const over = ({ top }: TipBox): number => top - height - gapPx;
  const clear = around === undefined ? [] : [over(around), findUnder(around)];
  const y = [...clear, over(anchor)].find(isSeen) ?? findUnder(anchor);
  return { x: Math.max(edgePx, Math.min(middle, seen.width - width - edgePx)), y };
}

function findUnder({ top, height }: TipBox): number {
  return top + height + gapPx;
}
