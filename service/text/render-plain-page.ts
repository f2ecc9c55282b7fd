import { html, raw } from "hono/html";
import type { Locale } from "../../contracts/locale.ts";

type Markup = ReturnType<typeof html>;

/** A page without the app: its `title` may differ from its heading; `siteStyle` links the site's style sheet. */
export type PlainPage = { locale: Locale; title: string; siteStyle: string; content: Markup };

/** Renders a page that answers a form or a link, in the site's style. */
export function renderPlainPage({ locale, title, siteStyle, content }: PlainPage): Markup {
  return html`<!doctype html>
    <html lang="${locale}" data-fonts>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(siteStyle)}
      </head>
      <body>
        <main class="section plain-page">${content}</main>
      </body>
    </html>`;
}
