import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { createServer, type Connect, type ViteDevServer } from "vite";
import { bookingPath } from "../contracts/booking.ts";
import { localePrefix, locales } from "../contracts/locale.ts";
import { defaultSiteUrl } from "../contracts/configuration/site-url.ts";
import { contentTypes } from "../service/http/file-kinds.ts";
import type { BlogSource } from "../site/features/blog/blog-source.ts";
import type { OpenParams, PathMatch } from "../site/routes.ts";
import { publicDir } from "../vite.config.ts";
import { listBlogParams } from "../generator/blog/gather-blog.ts";
import { openBlogSource, type OpenBlog } from "../generator/blog/open-blog-source.ts";
import { buildBookingPage } from "../generator/build-booking-page.ts";
import { collectPublicFiles } from "../generator/collect-public-files.ts";
import { writePolicy } from "../generator/pages/content-security-policy.ts";
import { compileBootScript } from "../generator/compile-boot-script.ts";
import { gatherPageData } from "../generator/pages/page-source.ts";
import { readEnvironment } from "../generator/read-environment.ts";
import { answerReport } from "../generator/reports/answer-report.ts";
import { renderDocument } from "../generator/pages/render-document.ts";

type Renderer = typeof import("../site/entry-prerender.tsx");
type Answer = { status?: number; type: string; body: string | Buffer };

const { ".json": jsonType = "", ".html": htmlType = "" } = contentTypes;
const entry = "/site/entry-browser.tsx";
const environment = readEnvironment();
const { PORT = 4321, HOST = "127.0.0.1" } = environment;
const servicePort = PORT + 1;
// Read anew after every change of the content.
let blog: Promise<OpenBlog> | undefined;

// Pages, copy and styles reload through Vite; the service restarts by itself behind the proxy.
await collectPublicFiles(publicDir);
await buildBookingPage(publicDir);
await writeFile(
  join(publicDir, "_csp.txt"),
  writePolicy(environment, { scripts: [], styles: [] }, []),
);
const service = spawn(
  process.execPath,
  ["--watch", "service/main.ts", "--site", publicDir, "--allow-incomplete"],
  {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(servicePort) },
  },
);
process.on("exit", () => service.kill());

const vite = await createServer({
  server: {
    port: PORT,
    host: HOST,
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", ...locales.map((locale) => localePrefix[locale] + bookingPath)].map((path) => [
        path,
        `http://127.0.0.1:${String(servicePort)}`,
      ]),
    ),
  },
  plugins: [
    {
      name: "pages",
      configureServer: (server) => () => void server.middlewares.use(answerPage(server)),
    },
  ],
});
vite.watcher.on("all", (_event, file) => {
  if (!file.includes("/content/")) return;
  blog = undefined;
  vite.ws.send({ type: "full-reload" });
});
await vite.listen();
console.log(`Hot-reloading site on http://localhost:${String(PORT)}`);

function answerPage(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
    answerPath(server, pathname).then(({ status = 200, type, body }) => {
      response.writeHead(status, { "content-type": type });
      response.end(body);
    }, next);
  };
}

async function answerPath(server: ViteDevServer, pathname: string): Promise<Answer> {
  const report = await answerReport(pathname, environment.VITE_SITE_URL ?? defaultSiteUrl);
  if (report?.type === "text/html") {
    return { ...report, body: await server.transformIndexHtml(pathname, report.body) };
  }
  if (report !== undefined) return report;
  blog ??= openBlogSource(environment);
  const { source, files } = await blog;
  const data = files.data.get(pathname);
  if (data !== undefined) return { type: jsonType, body: JSON.stringify(data) };
  const asset = files.assets.get(pathname);
  if (asset !== undefined) {
    return { type: contentTypes[extname(asset)] ?? "", body: await readFile(asset) };
  }
  return renderPath(server, pathname, source);
}

async function renderPath(server: ViteDevServer, pathname: string, source: BlogSource) {
  const renderer = (await server.ssrLoadModule("site/entry-prerender.tsx")) as Renderer;
  const { routes, shellCopy, splitEdition } = renderer;
  const openParams = await listBlogParams(source);
  const asked = findPageData(renderer, pathname, openParams);
  const address = splitEdition(pathname);
  const match = asked?.match ?? findPage(renderer, address.path, openParams);
  const locale = asked?.locale ?? address.edition ?? "es";
  const data = await gatherPageData(match, locale, routes[match.name], shellCopy, {
    environment,
    blog: source,
  });
  if (asked !== undefined) return { type: jsonType, body: JSON.stringify(data) };
  const page = await renderer.renderPage(data);
  const document = renderDocument(data, renderer.pageDataPath(locale, match.path), page, {
    css: "",
    boot: await compileBootScript(),
    modules: [entry],
    styles: [],
  });
  const body = await server.transformIndexHtml(pathname, document);
  return { status: match.name === "notFound" ? 404 : 200, type: htmlType, body };
}

/** What a host would answer with: addresses of open routes that no content has are the not-found page, where the app starts. */
function findPage({ listPaths, matchPath }: Renderer, path: string, known: OpenParams): PathMatch {
  const match = listPaths(known).find((listed) => listed.path === matchPath(path).path);
  return match ?? matchPath("/404");
}

function findPageData(renderer: Renderer, pathname: string, openParams: OpenParams) {
  const { listOpenRoutes, listPaths, matchUnknown, pageDataPath } = renderer;
  for (const match of [...listPaths(openParams), ...listOpenRoutes().map(matchUnknown)]) {
    for (const locale of locales) {
      if (pageDataPath(locale, match.path) === pathname) return { match, locale };
    }
  }
  return undefined;
}
