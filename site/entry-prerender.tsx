import "../design/base.css";
import "../design/print.css";
import { renderToString } from "react-dom/server";
import { siteConfig } from "../site.config.ts";
import { consentVersion } from "../contracts/privacy/consent-record.ts";
import { toAddress } from "../contracts/page-paths.ts";
import { App } from "./app.tsx";
import { describeHead, type HeadElement } from "./head.ts";
import { loadPageModule } from "./load-page-module.ts";
import type { PageData } from "./page-data.ts";
import { providers, siteUrl } from "./platform/public-config.ts";
import { routes, type Route } from "./routes.ts";

export {
  feedPath,
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
  consentVersion: string;
};

export async function renderPage(data: PageData): Promise<RenderedPage> {
  const module = await loadPageModule(data.route);
  const route: Route = routes[data.route];
  const pathname = toAddress(data.locale, data.path);
  const head = describeHead({
    metadata: module.describe(data),
    path: data.path,
    locale: data.locale,
    edition: data.locale,
    siteUrl,
    brand: siteConfig.brand,
    route,
  });
  return {
    html: renderToString(<App initial={{ pathname, data, module }} />),
    head,
    consentVersion: consentVersion(providers),
  };
}
