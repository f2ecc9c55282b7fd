import type { RenderedPage } from "../../site/entry-prerender.tsx";
import type { HeadElement } from "../../site/head.ts";
import type { PageData } from "../../site/page-data.ts";

/** What a document needs from the build, or from the dev server in its place. */
export type DocumentAssets = {
  /** Inlined style sheets; empty where the dev server injects styles. */
  css: string;
  /** Their files, which the app must not load again. */
  styles: readonly string[];
  /** Inlined boot script (site/boot.ts). */
  boot: string;
  /** Modules that the boot script imports when the app may start. */
  modules: readonly string[];
  /** Further markup for the head, e.g. the dev server's client. */
  extra?: string;
};

/** Writes a whole document: the same for every visitor, readable without JavaScript (D1). */
export function renderDocument(
  data: PageData,
  dataAddress: string,
  { html, head, consentVersion }: RenderedPage,
  assets: DocumentAssets,
): string {
  const style = assets.css === "" ? "" : `<style>${assets.css}</style>`;
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
${style}${assets.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("")}${assets.extra ?? ""}
</head>
<body>
<div id="root" data-page="${escapeMarkup(dataAddress)}">${html}</div>
</body>
</html>
`;
}

function renderHeadElement({ tag, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join("");
  const open = `<${tag} data-head=""${list}>`;
  return text === undefined ? open : `${open}${escapeMarkup(text)}</${tag}>`;
}

/** Makes text safe between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
