import { html } from "hono/html";
import { localePrefix, locales } from "../../../contracts/locale.ts";
import { pagePaths } from "../../../contracts/paths/page-paths.ts";
import { brandMark } from "../../../design/brand-mark.ts";
import type { PageContext } from "./page-context.ts";

export type Markup = ReturnType<typeof html>;

export type PageContent = {
  title: string;
  content: Markup;
  /** Set while times are shown in this zone because the visitor's zone is not known yet. */
  assumedZone?: string | undefined;
  /** The address that replaces the page after some seconds. */
  refreshTo?: string;
};

const refreshSeconds = 5;

const steps = ["hour", "details", "payment", "confirmation"] as const;

type Step = (typeof steps)[number];

const icon = "/images/icon.svg";

/**
 * Renders a whole page in the site's design. `main` has a name: in a frame it is a second one beside the outer
 * page's.
 */
export function renderPage(
  page: PageContext,
  { title, content, assumedZone, refreshTo }: PageContent,
): Markup {
  const { site, locale, copy, isFramed } = page;
  const { banner } = copy.payment.providers[site.payment.id];
  const zone = assumedZone === undefined ? "" : html`data-assumed-zone="${assumedZone}"`;
  return html`<!doctype html>
    <html lang="${locale}" data-fonts ${zone}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        ${refreshTo === undefined ? "" : html`<meta http-equiv="refresh" content="${refreshSeconds}; url=${refreshTo}" />`}
        <title>${title} | ${site.brand}</title>
        <link rel="icon" href="${icon}" type="image/svg+xml" />
        ${site.assets.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${site.assets.scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body class="${isFramed ? "booking-framed" : "booking-full"}">
        ${isFramed ? "" : renderHeader(page)}
        <main id="main" class="booking-page" aria-label="${title}">
          ${banner === "" ? "" : html`<p class="booking-banner caption">${banner}</p>`} ${content}
        </main>
      </body>
    </html>`;
}

/** Renders the steps of a booking as points of one line: those before the current one with their answers. */
export function renderSteps(
  { copy }: PageContext,
  current: Step,
  answers: Partial<Record<Step, string>> = {},
): Markup {
  const reached = steps.indexOf(current);
  return html`<ol class="booking-steps" aria-label="${copy.steps.label}">
    ${steps.map((step, index) => {
      const state = index < reached ? html`class="is-done"` : "";
      const { [step]: answer } = answers;
      return html`<li ${step === current ? html`aria-current="step"` : state}>
        ${copy.steps[step]}${answer === undefined ? "" : html` <span>${answer}</span>`}
      </li>`;
    })}
  </ol>`;
}

/** Renders the heading of a page within a flow; it takes the focus, even in a frame. */
export function renderHeading(text: string): Markup {
  return html`<h1 tabindex="-1" autofocus>${text}</h1>`;
}

function renderHeader({ site, locale, copy, addressIn }: PageContext): Markup {
  const others = locales.filter((other) => other !== locale);
  return html`<header class="booking-header">
    <a class="brand" href="${localePrefix[locale]}/">${renderBrandMark()} ${site.brand}</a>
    <a class="text-link" href="${localePrefix[locale] + pagePaths.consultations}">
      ${copy.shell.home}
    </a>
    ${others.map(
      (other) =>
        html`<a class="text-link" href="${addressIn(other)}" lang="${other}" hreflang="${other}">
          ${copy.shell.languages[other]}
        </a>`,
    )}
  </header>`;
}

/** Renders the mark of the brand, which has no words. */
export function renderBrandMark(): Markup {
  const { width, height, points, line } = brandMark;
  return html`<svg
    class="brand-mark"
    viewBox="0 0 ${width} ${height}"
    width="${width}"
    height="${height}"
    aria-hidden="true"
  >
    <path class="brand-mark-points" d="${points}" />
    <path class="brand-mark-line" d="${line}" />
  </svg>`;
}

export function renderMailLink({ site }: PageContext): Markup {
  const { email } = site.owner;
  return html`<a class="text-link" href="mailto:${email}">${email}</a>`;
}

export function renderHidden(fields: Record<string, string | undefined>): Markup[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
}
