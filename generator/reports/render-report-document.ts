import figures from "../../content/catalogue/case-figures.json" with { type: "json" };
import { locales, type Locale } from "../../contracts/locale.ts";
import type { Copy } from "../../site/copy.ts";
import { describeFigure } from "../../site/features/case-studies/describe-figure.ts";
import type { CaseFigure } from "../../site/page-data.ts";
import { readCopy } from "../pages/read-copy.ts";
import { escapeMarkup, type DocumentAssets } from "../pages/render-document.ts";
import { gatherReportText, readCaseStudyWords } from "./gather-report-text.ts";

const figuresOf = figures as Record<string, CaseFigure[]>;

type ReportAssets = Pick<DocumentAssets, "css" | "styles" | "modules" | "extra">;

/** Writes the document of a report: the same for every visitor, in Spanish until `?lang=en` is read; where the report does not come, its figures in both languages. */
export async function renderReportDocument(
  slug: string,
  siteUrl: string,
  { css, styles, modules, extra = "" }: ReportAssets,
): Promise<string> {
  const { report, shell } = await gatherReportText(slug, "es");
  const style = css === "" ? "" : `<style>${css}</style>`;
  const lists = await Promise.all(locales.map(async (locale) => renderFigures(slug, locale)));
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeMarkup(report.title)}</title>
<meta name="description" content="${escapeMarkup(report.description)}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeMarkup(`${siteUrl}/proyectos/${slug}`)}">
<link rel="icon" href="/images/icon.svg" type="image/svg+xml">
${modules.map((href) => `<script type="module" src="${href}"></script>`).join("\n")}
${style}${styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("")}${extra}
</head>
<body>
<div id="report" data-slug="${slug}">
<p class="report-loading" role="status">${escapeMarkup(shell.loading)}</p>
${lists.join("\n")}
</div>
</body>
</html>
`;
}

async function renderFigures(slug: string, locale: Locale): Promise<string> {
  const [{ report, shell }, words, copy] = await Promise.all([
    gatherReportText(slug, locale),
    readCaseStudyWords(slug, locale),
    readCopy(locale, "caseStudies"),
  ]);
  const { units } = (copy as Copy["caseStudies"]).shared;
  const rows = (figuresOf[slug] ?? []).map((figure) => {
    const { number, unit, space } = describeFigure(figure, locale, units);
    const name = escapeMarkup(words.figures[figure.id] ?? figure.id);
    return `<dt>${name}</dt><dd>${escapeMarkup(number + space + unit)}</dd>`;
  });
  const heading = locale === "es" ? "h1" : "h2";
  return `<section class="report-plain" lang="${locale}">
<${heading}>${escapeMarkup(report.title)}</${heading}>
<p>${escapeMarkup(shell.noScript)}</p>
<dl>${rows.join("")}</dl>
</section>`;
}
