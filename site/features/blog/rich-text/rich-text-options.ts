import type { ReactNode } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import type { Copy } from "../../../copy.ts";

export type RichTextLabels = Copy["blog"]["richText"];

export type Drawing = {
  language: Locale;
  labels: RichTextLabels;
  /** Addresses of this site begin with `/` and name no edition. */
  renderLink: (address: string, words: ReactNode) => ReactNode;
};
