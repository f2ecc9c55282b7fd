import type { Locale } from "../../contracts/locale.ts";
import type { InitialSnapshot } from "../../dashboards/shell/store/initial-snapshot.ts";
import type { Copy } from "../../site/copy.ts";
import { describeFigure } from "../../site/features/case-studies/describe-figure.ts";
import type { ReportRenderer } from "../bundle/load-renderer.ts";
import type { RememberText } from "../cache/remember-text.ts";
import type { ReportAssets } from "../pages/document-assets.ts";
import { readCopy } from "../pages/read-copy.ts";
import { escapeMarkup, renderStyles } from "../pages/render-document.ts";
import { listElements } from "../styles/list-elements.ts";
import { collectElements } from "../styles/select-style.ts";
import { gatherReportCopy, readCaseStudyCopy } from "./gather-report-copy.ts";
import { loadReport } from "./list-reports.ts";
import { readCaseFigures } from "./read-case-figures.ts";
import { listReportSources } from "./report-sources.ts";

type ReportParts = {
  assets: ReportAssets;
  initial: InitialSnapshot;
  renderer: ReportRenderer;
  remember: RememberText;
};

/**
 * Writes a report's document in a language, the same for every visitor: its first page as the report opens (026), and
 * its figures as text in case the report does not load. Painting waits for the inline script, which fits the drawings
 * to the available width.
 */
export async function renderReportDocument(
  slug: string,
  locale: Locale,
  { assets, initial, renderer, remember }: ReportParts,
): Promise<string> {
  const copy = await gatherReportCopy(slug, locale);
  const what = JSON.stringify(["first page", renderer.reportVersion, initial, copy]);
  const firstPage = await remember(what, listReportSources(slug), async () =>
    renderer.renderReport(await loadReport(slug), initial, copy),
  );
  const { report, shell } = copy;
  const body = `<p class="report-loading" role="status">${escapeMarkup(shell.loading)}</p>
<div id="report" data-slug="${slug}">${firstPage}</div>
${await renderFigures(slug, locale)}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeMarkup(report.title)}</title>
<meta name="description" content="${escapeMarkup(report.description)}">
<meta name="robots" content="noindex">
<link rel="icon" href="/images/icon.svg" type="image/svg+xml">
<link rel="expect" href="#boot" blocking="render">
${renderStyles({ ...assets, css: await selectStyle(assets.css, body, remember) })}
</head>
<body>
${body}
<script id="boot" data-modules="${assets.modules.join(" ")}">${assets.boot}</script>
</body>
</html>
`;
}

/**
 * Selects the rules that the first page needs; the script enables the full sheet before it loads the report (022).
 */
async function selectStyle(css: string, body: string, remember: RememberText): Promise<string> {
  if (css === "") return "";
  const elements = collectElements(css);
  elements.add(listElements(`<html lang=""><body>${body}`).values());
  return elements.selectStyle(remember);
}

async function renderFigures(slug: string, locale: Locale): Promise<string> {
  const [{ shell }, caseStudy, copy] = await Promise.all([
    gatherReportCopy(slug, locale),
    readCaseStudyCopy(slug, locale),
    readCopy(locale, "caseStudies"),
  ]);
  const { units } = (copy as Copy["caseStudies"]).shared;
  const rows = readCaseFigures(slug).map((figure) => {
    const { number, unit, space } = describeFigure(figure, locale, units);
    const name = escapeMarkup(caseStudy.figures[figure.id] ?? figure.id);
    return `<dt>${name}</dt><dd>${escapeMarkup(number + space + unit)}</dd>`;
  });
  return `<section class="report-plain">
<h2>${escapeMarkup(shell.figures)}</h2>
<p>${escapeMarkup(shell.noScript)}</p>
<dl>${rows.join("")}</dl>
</section>`;
}
