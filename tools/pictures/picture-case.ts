import type { Locale } from "../../contracts/locale.ts";
import type { Label } from "./lettering.ts";
import type { Mark } from "./marks.ts";
import type { Palette } from "./palette.ts";

/** What a case is drawn with. */
export interface Materials {
  readonly locale: Locale;
  readonly palette: Palette;
  readonly label: Label;
}

/** Draws the finding of one case study, back to front. */
export type PictureCase = (materials: Materials) => Mark[];
