import { html, raw } from "hono/html";
import { deskPath } from "../../../contracts/paths/desk-path.ts";
import { localePrefix, locales, type Locale } from "../../../contracts/locale.ts";
import { renderBrandMark } from "../../booking/pages/render-page.ts";
import type { DeskWords } from "../words/desk-words-es.ts";

export type Markup = ReturnType<typeof html>;

export type DeskPage = {
  locale: Locale;
  words: DeskWords;
  brand: string;
  styles: readonly string[];
  isSignedIn: boolean;
  timeZone: string;
  now: number;
  /** Path and query of this page below the edition's desk, for the other language. */
  rest: string;
};

export type DeskContent = {
  title: string;
  content: Markup;
  /** Rules of this page alone, e.g. places in a drawing; the policy has their hash. */
  rules?: string | undefined;
  /** The address that replaces the page at once. */
  refreshTo?: string | undefined;
};

/** Returns the path of a page of the desk, e.g. `/en/_desk/day?date=2026-12-03`. */
export function deskAddress(
  locale: Locale,
  page = "",
  query: Record<string, string | undefined> = {},
): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const search = given.length === 0 ? "" : `?${String(new URLSearchParams(given))}`;
  return `${localePrefix[locale]}${deskPath}${page === "" ? "" : `/${page}`}${search}`;
}

/** Renders a whole page of the desk: no script, and nothing that another site could learn from. */
export function renderDesk(
  page: DeskPage,
  { title, content, rules, refreshTo }: DeskContent,
): Markup {
  const { locale, words, brand, styles } = page;
  return html`<!doctype html>
    <html lang="${locale}" data-fonts>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        ${refreshTo === undefined ? "" : html`<meta http-equiv="refresh" content="0; url=${refreshTo}" />`}
        <title>${title} | ${words.name}, ${brand}</title>
        <link rel="icon" href="/images/icon.svg" type="image/svg+xml" />
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${rules === undefined ? "" : raw(`<style>${rules}</style>`)}
      </head>
      <body class="desk">
        ${renderHeader(page)}
        <main id="main" class="desk-page">${content}</main>
      </body>
    </html>`;
}

function renderHeader({ locale, words, isSignedIn, rest }: DeskPage): Markup {
  return html`<header class="desk-header">
    <a class="brand" href="${deskAddress(locale)}">${renderBrandMark()} ${words.name}</a>
    <a class="text-link desk-header-site" href="${localePrefix[locale]}/">${words.toSite}</a>
    ${locales
      .filter((other) => other !== locale)
      .map(
        (other) =>
          html`<a
            class="text-link"
            href="${deskAddress(other)}${rest}"
            lang="${other}"
            hreflang="${other}"
          >
            ${words.languages[other]}
          </a>`,
      )}
    ${isSignedIn ? renderAct(deskAddress(locale, "leave"), {}, words.leave) : ""}
  </header>`;
}

/** Renders a change as a form of one button, which looks like a link. */
export function renderAct(
  action: string,
  fields: Record<string, string>,
  label: string | Markup,
  kind = "desk-act",
): Markup {
  return html`<form method="post" action="${action}">
    ${renderHiddenFields(fields)}<button class="${kind}" type="submit">${label}</button>
  </form>`;
}

export function renderHiddenFields(fields: Record<string, string>): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}
