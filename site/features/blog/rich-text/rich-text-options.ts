import type { ReactNode } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import type { Copy } from "../../../copy.ts";

export type RichTextLabels = Copy["blog"]["richText"];

export type RichTextOptions = {
  language: Locale;
  labels: RichTextLabels;
  /** Language of the labels, where it differs from the text's (WCAG 3.1.2). */
  labelLanguage?: Locale | undefined;
  /** True where the text has working buttons. */
  hasButtons?: boolean;
  /** Addresses of this site begin with `/` and name no edition. */
  renderLink: (address: string, children: ReactNode) => ReactNode;
};
