import type { Label } from "../../generator/drawing/lettering.ts";
import type { Mark } from "../pictures/marks.ts";

/** What a figure is drawn with: its copy is `content/blog-pictures/<language>/<slug>.json`. */
export interface FigureMaterials<Copy> {
  readonly copy: Copy;
  readonly label: Label;
}

interface Figure<Copy> {
  readonly height: number;
  readonly draw: (materials: FigureMaterials<Copy>) => Mark[];
}

export interface PostPictures<Copy> {
  readonly cover: () => Mark[];
  readonly figures: readonly Figure<Copy>[];
}
