// Drawings on phones of 320, 390 and 430 px, in a case and on their own, then ever wider ones.
const steps = [200, 238, 280, 308, 350, 390, 460, 540, 640, 760, 900, 1080, 1300, 1560];

/**
 * Returns the width in pixels, at most `width`, for which a layout decides what goes where. It then only stretches, so that resizing
 * swaps no names, and a document needs few drawings (026).
 */
export function planWidth(width: number): number {
  return steps.findLast((step) => step <= width) ?? width;
}
