import type { RenderedPage } from "../../site/entry-prerender.tsx";
import type { HeadElement } from "../../site/head.ts";
import type { PageData } from "../../site/page-data.ts";
import type { DocumentAssets, PageAssets } from "./document-assets.ts";

/** Writes a whole document: the same for every visitor, readable without JavaScript (D1). */
export function renderDocument(
  data: PageData,
  dataAddress: string,
  { html, head, consentVersion }: RenderedPage,
  assets: PageAssets,
): string {
  const settings = {
    path: data.path,
    modules: assets.modules.join(" "),
    "consent-version": consentVersion,
  };
  const dataset = Object.entries(settings)
    .map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`)
    .join("");
  return `<!doctype html>
<html lang="${data.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<script${dataset}>${assets.boot}</script>
${head.map(renderHeadElement).join("\n")}
<link rel="icon" href="/images/icon.svg" type="image/svg+xml">
${renderStyles(assets)}
</head>
<body>
<div id="root" data-page="${escapeMarkup(dataAddress)}">${html}</div>
</body>
</html>
`;
}

export function renderStyles({ css, styles }: DocumentAssets): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return (css === "" ? "" : `<style>${css}</style>`) + links.join("");
}

function renderHeadElement({ tag, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join("");
  const open = `<${tag} data-head=""${list}>`;
  return text === undefined ? open : `${open}${escapeMarkup(text)}</${tag}>`;
}

export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
