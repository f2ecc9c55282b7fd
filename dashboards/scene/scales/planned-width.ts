// Widths of drawings on phones of 320, 390 and 430 px, in a case and on their own, then wider and wider ones.
const steps = [200, 238, 280, 308, 350, 390, 460, 540, 640, 760, 900, 1080, 1300, 1560];

/**
 * Returns the width in px, at most `width`, for which a layout is arranged; between these widths it is only stretched,
 * so that resizing changes no names and a document needs few drawings (026).
 */
export function planWidth(width: number): number {
  return steps.findLast((step) => step <= width) ?? width;
}
