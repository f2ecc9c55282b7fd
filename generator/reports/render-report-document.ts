import figures from "../../content/catalogue/case-figures.json" with { type: "json" };
import { locales, type Locale } from "../../contracts/locale.ts";
import { caseStudyPath } from "../../contracts/report-paths.ts";
import type { Copy } from "../../site/copy.ts";
import { describeFigure } from "../../site/features/case-studies/describe-figure.ts";
import type { CaseFigure } from "../../site/page-data.ts";
import { readCopy } from "../pages/read-copy.ts";
import type { DocumentAssets } from "../pages/document-assets.ts";
import { escapeMarkup, renderStyles } from "../pages/render-document.ts";
import { gatherReportCopy, readCaseStudyCopy } from "./gather-report-copy.ts";
import { listKindsToLoad } from "../../dashboards/shell/list-kinds-to-load.ts";
import { loadReport } from "./list-reports.ts";

const figuresOf = figures as Record<string, CaseFigure[]>;

/** Writes the document of a report: the same for every visitor, in Spanish until `?lang=en` is read; where the report does not come, its figures in both languages. */
export async function renderReportDocument(
  slug: string,
  siteUrl: string,
  assets: DocumentAssets,
): Promise<string> {
  const { report, shell } = await gatherReportCopy(slug, "es");
  const { layout } = await loadReport(slug);
  const kinds = listKindsToLoad(layout, layout.pages[0]!.id);
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
<link rel="canonical" href="${escapeMarkup(siteUrl + caseStudyPath.replace(":slug", slug))}">
<link rel="icon" href="/images/icon.svg" type="image/svg+xml">
${assets.modules.map((href) => `<script type="module" src="${href}"></script>`).join("\n")}
${renderStyles(assets)}
</head>
<body>
<div id="report" data-slug="${slug}"${kinds.length > 0 ? ` data-kinds="${kinds.join(" ")}"` : ""}>
<p class="report-loading" role="status">${escapeMarkup(shell.loading)}</p>
${lists.join("\n")}
</div>
</body>
</html>
`;
}

async function renderFigures(slug: string, locale: Locale): Promise<string> {
  const [{ report, shell }, caseStudy, copy] = await Promise.all([
    gatherReportCopy(slug, locale),
    readCaseStudyCopy(slug, locale),
    readCopy(locale, "caseStudies"),
  ]);
  const { units } = (copy as Copy["caseStudies"]).shared;
  const rows = (figuresOf[slug] ?? []).map((figure) => {
    const { number, unit, space } = describeFigure(figure, locale, units);
    const name = escapeMarkup(caseStudy.figures[figure.id] ?? figure.id);
    return `<dt>${name}</dt><dd>${escapeMarkup(number + space + unit)}</dd>`;
  });
  const heading = locale === "es" ? "h1" : "h2";
  return `<section class="report-plain" lang="${locale}">
<${heading}>${escapeMarkup(report.title)}</${heading}>
<p>${escapeMarkup(shell.noScript)}</p>
<dl>${rows.join("")}</dl>
</section>`;
}
