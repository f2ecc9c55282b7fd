import type { ReactNode } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import type { Copy } from "../../../copy.ts";

export type RichTextLabels = Copy["blog"]["richText"];

export type RichTextOptions = {
  language: Locale;
  labels: RichTextLabels;
  /** Of the labels, where it is not that of the text (WCAG 3.1.2). */
  labelLanguage?: Locale | undefined;
  /** True where a reader can press what stands in the text. */
  hasButtons?: boolean;
  /** Addresses of this site begin with `/` and name no edition. */
  renderLink: (address: string, children: ReactNode) => ReactNode;
};
