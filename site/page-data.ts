import type { LegalText } from "../contracts/legal-text.ts";
import type { Locale } from "../contracts/locale.ts";
import type { Copy } from "./copy.ts";
import type { RouteName } from "./routes.ts";

/** Everything a page needs to render: the same object in the document, in `/_data/…json` and in the app's state. */
export type PageData = {
  route: RouteName;
  /** Path below the edition's prefix. */
  path: string;
  params: Record<string, string>;
  locale: Locale;
  copy: Partial<Copy>;
  /** Text of a legal page. */
  legal?: LegalText;
};

/** What search engines, previews and the tab show of a page (§2). */
export type Metadata = {
  /** Without the brand, which is appended; omitted on the home page. */
  title?: string;
  description: string;
  type?: "website" | "article";
  /** Path or address of the share image; the default one otherwise. */
  image?: string;
  publishedTime?: string;
  author?: string;
};

/** What a file in `pages/` exports. */
export type PageModule = {
  Page: React.ComponentType;
  describe: (data: PageData) => Metadata;
};
