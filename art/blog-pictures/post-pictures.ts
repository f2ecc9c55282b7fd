import type { Locale } from "../../contracts/locale.ts";
import type { Label } from "../lettering/lettering.ts";
import type { Mark } from "../pictures/marks.ts";

/** What a figure is drawn with. */
export interface FigureMaterials {
  readonly locale: Locale;
  readonly label: Label;
}

/** A chart of an article's body, as wide as `figureWidth`. */
interface Figure {
  /** The languages the post is written in, where not all. */
  readonly locales?: readonly Locale[];
  readonly height: number;
  /** Draws the chart back to front, for the white page. */
  readonly draw: (materials: FigureMaterials) => Mark[];
}

/** The drawings of one post: a cover without words, and the figures of its body in their order. */
export interface PostPictures {
  /** Draws the cover back to front, over its own dark ground. */
  readonly cover: () => Mark[];
  readonly figures: readonly Figure[];
}
