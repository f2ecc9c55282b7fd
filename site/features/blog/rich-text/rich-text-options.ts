import type { ReactNode } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import type { Copy } from "../../../copy.ts";

export type RichTextLabels = Copy["blog"]["richText"];

/** What the text itself does not say about how it is drawn. */
export type Drawing = {
  /** Language the words are in. */
  language: Locale;
  labels: RichTextLabels;
  /** Draws a link to an address that is safe; one of this site begins with `/` and names no edition. */
  renderLink: (address: string, words: ReactNode) => ReactNode;
};
