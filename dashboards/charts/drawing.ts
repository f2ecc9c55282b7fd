import type { VisualProps } from "../render/visual-props.ts";

/** What the drawing of a visual takes; the width is that of the page, in pixels: text is never scaled. */
export type DrawingProps = { visual: VisualProps; width: number };
