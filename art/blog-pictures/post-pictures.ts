import type { Label } from "../lettering/lettering.ts";
import type { Mark } from "../pictures/marks.ts";

/** What a figure is drawn with: its copy is `content/blog-pictures/<language>/<slug>.json`. */
export interface FigureMaterials<Copy> {
  readonly copy: Copy;
  readonly label: Label;
}

/** A chart of an article's body, as wide as `figureWidth`. */
interface Figure<Copy> {
  readonly height: number;
  /** Draws the chart back to front, for the white page. */
  readonly draw: (materials: FigureMaterials<Copy>) => Mark[];
}

/** The drawings of one post: a cover without words, and the figures of its body in their order. */
export interface PostPictures<Copy> {
  /** Draws the cover back to front, over its own dark ground. */
  readonly cover: () => Mark[];
  readonly figures: readonly Figure<Copy>[];
}
