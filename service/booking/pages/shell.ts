import { html } from "hono/html";
import type { Locale } from "../../../contracts/locale.ts";
import { localePrefix } from "../../../contracts/locale.ts";
import { brandMarkPaths } from "../../../contracts/drawings.ts";
import { pagePaths } from "../../../contracts/page-paths.ts";
import type { BookingParts } from "../booking-parts.ts";
import type { Words } from "../words.ts";

/** Text that is already escaped. */
export type Markup = ReturnType<typeof html>;

/** What every page of the calendar knows. */
export type PageFrame = {
  parts: BookingParts;
  locale: Locale;
  copy: Words;
  /** Shown inside the consultations page, which has the brand and the languages around it. */
  isFramed: boolean;
  /** The same page in the other language. */
  otherAddress: string;
};

export type PageContent = {
  title: string;
  content: Markup;
  /** Set where the page shows times in this zone only because the visitor's is not known yet. */
  assumedZone?: string | undefined;
};

const icon = "/images/icon.svg";
const brandMark = html`<svg
  class="brand-mark"
  viewBox="0 0 30 18"
  width="30"
  height="18"
  aria-hidden="true"
>
  <path class="brand-mark-points" d="${brandMarkPaths.points}" />
  <path class="brand-mark-line" d="${brandMarkPaths.line}" />
</svg>`;

/** A whole page of the calendar, in the look of the site (design §5). Its main part is named, as in a frame it stands beside the page's own. */
export function renderPage(frame: PageFrame, { title, content, assumedZone }: PageContent): Markup {
  const { parts, locale, copy, isFramed } = frame;
  const { banner } = copy.payment.providers[parts.payment.id];
  const zone = assumedZone === undefined ? "" : html`data-assumed-zone="${assumedZone}"`;
  return html`<!doctype html>
    <html lang="${locale}" data-fonts ${zone}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${parts.brand}</title>
        <link rel="icon" href="${icon}" type="image/svg+xml" />
        ${parts.assets.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${parts.assets.scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body class="${isFramed ? "booking-framed" : "booking-full"}">
        ${isFramed ? "" : renderHeader(frame)}
        <main id="main" class="booking-page" aria-label="${title}">
          <p class="booking-banner caption">${banner}</p>
          ${content}
        </main>
      </body>
    </html>`;
}

function renderHeader({ parts, locale, copy, otherAddress }: PageFrame): Markup {
  const other = locale === "es" ? "en" : "es";
  return html`<header class="booking-header">
    <a class="brand" href="${localePrefix[locale]}/">${brandMark} ${parts.brand}</a>
    <a class="text-link" href="${localePrefix[locale] + pagePaths.consultations}">
      ${copy.shell.home}
    </a>
    <a class="text-link" href="${otherAddress}" lang="${other}" hreflang="${other}">
      ${copy.shell.otherLanguage}
    </a>
  </header>`;
}

/** The owner's address as a link, where a page leads to writing. */
export function renderMailLink({ parts }: PageFrame): Markup {
  const { email } = parts.owner;
  return html`<a class="text-link" href="mailto:${email}">${email}</a>`;
}

/** Fields of a form that the visitor does not see; what is undefined is left out. */
export function renderHidden(fields: Record<string, string | undefined>): Markup[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
}
