import "../design/base.css";
import "../design/print.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Post } from "../contracts/blog-post.ts";
import type { Copy } from "./copy.ts";
import { siteConfig } from "#folder/site.config.ts";
import { consentVersion } from "../contracts/privacy/consent-record.ts";
import { toAddress } from "../contracts/paths/page-paths.ts";
import { App } from "./app.tsx";
import { PostText } from "./features/blog/post-text.tsx";
import { describeHead, type HeadElement, type HeadOptions } from "./head.ts";
import { loadPageModule } from "./load-page-module.ts";
import type { PageData } from "./page-data.ts";
import { isIndexed, providers, siteUrl } from "./platform/public-config.ts";
import { routes, type Route } from "./routes.ts";

export {
  listOpenRoutes,
  listPaths,
  matchPath,
  matchUnknown,
  pageDataPath,
  routes,
  shellCopy,
  splitEdition,
} from "./routes.ts";

export type RenderedPage = {
  html: string;
  head: HeadElement[];
  /** The options of `head`, from which the build derives the document's other metadata. */
  described: HeadOptions;
  search: string;
  consentVersion: string;
};

/** `search` is the query to prerender, e.g. `?page=2`. */
export async function renderPage(data: PageData, search = ""): Promise<RenderedPage> {
  const module = await loadPageModule(data.route);
  const route: Route = routes[data.route];
  const pathname = toAddress(data.locale, data.path);
  const described: HeadOptions = {
    metadata: module.describe(data, search),
    path: data.path,
    edition: data.locale,
    siteUrl,
    brand: siteConfig.brand,
    route,
    isIndexed,
  };
  return {
    html: renderToString(<App initial={{ pathname, data, module }} search={search} />),
    head: describeHead(described),
    described,
    search,
    consentVersion: consentVersion(providers),
  };
}

/** Returns a post's text as HTML for feed readers, with absolute addresses. */
export function renderPostText(post: Post, labels: Copy["blog"]["richText"]): string {
  const html = renderToStaticMarkup(<PostText post={post} labels={labels} />);
  return html.replaceAll(/(?<= (?:href|src)=")(?=\/)/g, siteUrl);
}
