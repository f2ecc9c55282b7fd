import "../design/base.css";
import "../design/print.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { defaultLocale } from "../contracts/locale.ts";
import { App } from "./app.tsx";
import { loadPageModule } from "./load-page-module.ts";
import { keepDocument } from "./platform/page/kept-markup.tsx";
import { loadPageData, loadPrerenderedData } from "./platform/page/load-page-data.ts";
import { matchLinks } from "./platform/page/match-links.ts";
import { offerRestart } from "./platform/page/offer-restart.ts";
import { contentfulConfig } from "./platform/public-config.ts";
import { retry } from "./platform/network/retry.ts";
import type { PageData } from "./page-data.ts";
import { matchPath, routes, splitEdition, type Route } from "./routes.ts";
import { keepView, type View } from "./load-view.ts";

const container = document.querySelector<HTMLElement>("#root");
if (container !== null) void open(container);

async function open(root: HTMLElement): Promise<void> {
  try {
    await start(root);
  } catch (error) {
    void offerRestart(error, () => void open(root));
  }
}

/**
 * Hydrates the requested page's document; renders from scratch otherwise, e.g. in `404.html` served for a new post
 * (D5).
 */
async function start(root: HTMLElement): Promise<void> {
  const { edition, path } = splitEdition(location.pathname);
  const prerendered = await retry(async () => loadPrerenderedData(root));
  const match = matchPath(isMissingList(prerendered, path) ? routes.notFound.path : path);
  const module = await loadPageModule(match.name);
  const isMatch = prerendered.path === match.path;
  const data = isMatch
    ? prerendered
    : await retry(async () => loadPageData(prerendered.locale, match));
  const view: View = { pathname: location.pathname, data, module };
  keepView(view);
  if (edition === undefined && data.locale !== defaultLocale) matchLinks(root);
  const app = (
    <StrictMode>
      <App initial={view} search={readSearch()} kept={keepDocument(root)} />
    </StrictMode>
  );
  // React slices a transition: hydration never blocks an input.
  startTransition(() => {
    if (isMatch) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** The build knows every list of a blog of files; a live blog may have a newer category or page. */
function isMissingList({ route }: PageData, path: string): boolean {
  const asked: Route = routes[matchPath(path).name];
  return route === "notFound" && asked.page === "blog" && contentfulConfig === undefined;
}

/** Returns the query that the document was prerendered for, which the boot script reads from `data-path` too. */
function readSearch(): string | undefined {
  return /\?.*/.exec(
    document.querySelector<HTMLElement>("[data-path]")?.dataset["path"] ?? "",
  )?.[0];
}
