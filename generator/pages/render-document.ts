import { closedPolicy } from "../../contracts/trial/closed-policy.ts";
import { touchIcon } from "../discovery/list-icons.ts";
import { localePrefix } from "../../contracts/locale.ts";
import type { RenderedPage } from "../../site/entry-prerender.tsx";
import type { HeadElement } from "../../site/head.ts";
import type { PageData } from "../../site/page-data.ts";
import type { ThemeColour } from "../discovery/list-theme-colours.ts";
import type { DocumentAssets, PageAssets } from "./document-assets.ts";

/** Content of a document for search engines, link previews and browsers' own bars. */
type Discovery = {
  preview: readonly HeadElement[];
  graph: object | undefined;
  themeColours: readonly ThemeColour[];
  /** True of a document that may send nothing: it brings its data along. */
  isClosed: boolean;
};

/** Writes a whole document, the same for every visitor and readable without JavaScript (D1). */
export function renderDocument(
  data: PageData,
  dataAddress: string,
  { html, head, search, consentVersion }: RenderedPage,
  assets: PageAssets,
  { preview, graph, themeColours, isClosed }: Discovery,
): string {
  const settings = {
    path: data.path + search,
    modules: assets.modules.join(" "),
    "consent-version": consentVersion,
    ...(isClosed && { closed: "yes" }),
  };
  const dataset = Object.entries(settings)
    .map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`)
    .join("");
  return `<!doctype html>
<html lang="${data.locale}">
<head>
<meta charset="utf-8">
${isClosed ? `<meta http-equiv="Content-Security-Policy" content="${closedPolicy}">\n` : ""}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
${renderPageStyles(assets)}
<script${dataset}>${assets.boot}</script>
${head.map((element) => renderHeadElement(element, " data-head")).join("\n")}
${preview.map((element) => renderHeadElement(element)).join("\n")}
${themeColours.map(renderThemeColour).join("\n")}
<link rel="icon" href="/images/icon.svg">
<link rel="apple-touch-icon" href="${touchIcon.path}">
<link rel="manifest" href="${localePrefix[data.locale]}/site.webmanifest">
</head>
<body>
<div id="root" data-page="${escapeMarkup(dataAddress)}">${closeDrawings(html)}</div>
${isClosed ? renderData(data) : ""}${renderGraph(graph)}</body>
</html>
`;
}

function renderThemeColour({ scheme, colour }: ThemeColour): string {
  return `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${colour}">`;
}

/** Placed at the end, after everything that is painted. */
function renderGraph(graph: object | undefined): string {
  if (graph === undefined) return "";
  return `<script type="application/ld+json">${writeJson(graph)}</script>\n`;
}

function renderData(data: PageData): string {
  return `<script type="application/json" id="page-data">${writeJson(data)}</script>\n`;
}

/** Writes data as the text of a script element. */
export function writeJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}

/**
 * Writes the page's own rules, then the links to the full sheet, which the boot script enables; rules that it repeats
 * are thus not overridden.
 */
function renderPageStyles({ css, styles, rest }: PageAssets): string {
  if (css === "") return "";
  const mark = rest === "sections" ? " data-rest" : "";
  return renderStyles({ css, styles }, mark);
}

export function renderStyles({ css, styles }: Omit<DocumentAssets, "modules">, mark = ""): string {
  const own = css === "" ? "" : `<style>${css}</style>`;
  if (styles.length === 0) return own;
  const links = styles
    .map((href) => `<link rel="stylesheet" href="${href}"${mark} disabled>`)
    .join("");
  return `${own}${links}<noscript>${links.replaceAll(`${mark} disabled`, "")}</noscript>`;
}

/** Self-closes SVG elements: a page has hundreds of them. */
function closeDrawings(html: string): string {
  return html.replaceAll(/><\/(?:path|circle|rect|line|use)>/g, "/>");
}

function renderHeadElement({ tag, attributes, text }: HeadElement, mark = ""): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join("");
  const open = `<${tag}${mark}${list}>`;
  return text === undefined ? open : `${open}${escapeMarkup(text)}</${tag}>`;
}

export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
