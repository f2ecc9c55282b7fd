import { closedPolicy } from "../../contracts/trial/closed-policy.ts";
import { trialSlug } from "../../contracts/trial/file-trial.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { ReportCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { Copy } from "../../site/copy.ts";
import type { FileAssets } from "../pages/document-assets.ts";
import { readCopy } from "../pages/read-copy.ts";
import { escapeMarkup, writeJson } from "../pages/render-document.ts";

/** Writes the document of the frame that reads a visitor's file: all its words, and a policy that sends nothing. */
export async function renderFileDocument(
  locale: Locale,
  { styles, modules, worker }: FileAssets,
): Promise<string> {
  const [shell, charts, trial] = await Promise.all([
    readCopy(locale, "reportShell") as Promise<ReportCopy["shell"]>,
    readCopy(locale, "reportCharts") as Promise<ReportCopy["charts"]>,
    readCopy(locale, "trial") as Promise<Copy["trial"]>,
  ]);
  const { title, source } = trial.report;
  const words = { shell: { ...shell, source, backToCase: "" }, charts };
  return `<!doctype html>
<html lang="${locale}" data-embedded data-fonts>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${closedPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeMarkup(title)}</title>
<meta name="description" content="${escapeMarkup(trial.meta.description)}">
<meta name="robots" content="noindex">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}
</head>
<body>
<div id="report" data-slug="${trialSlug}" data-worker="${worker}"><h1 class="visually-hidden">${escapeMarkup(title)}</h1></div>
<script type="application/json" id="words">${writeJson(words)}</script>
${modules.map((src) => `<script type="module" src="${src}"></script>`).join("")}
</body>
</html>
`;
}
