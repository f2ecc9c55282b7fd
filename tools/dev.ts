import { spawn } from "node:child_process";
import { createServer, type Connect, type ViteDevServer } from "vite";
import { locales } from "../contracts/locale.ts";
import { defaultSiteUrl } from "../contracts/site-url.ts";
import { publicDir } from "../vite.config.ts";
import { collectPublicFiles } from "./collect-public-files.ts";
import { compileBootScript } from "./compile-boot-script.ts";
import { gatherPageData } from "./page-source.ts";
import { readEnvironment } from "./read-environment.ts";
import { answerReport } from "./reports/answer-report.ts";
import { renderDocument } from "./render-document.ts";

type Renderer = typeof import("../site/entry-prerender.tsx");

const entry = "/site/entry-browser.tsx";
const environment = readEnvironment();
const { PORT = 4321, HOST = "127.0.0.1" } = environment;
const servicePort = PORT + 1;

// Pages, copy and styles reload through Vite; the service restarts by itself behind the proxy.
await collectPublicFiles();
const service = spawn(process.execPath, ["--watch", "service/main.ts", "--site", publicDir], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PORT: String(servicePort) },
});
process.on("exit", () => service.kill());

const vite = await createServer({
  server: {
    port: PORT,
    host: HOST,
    strictPort: true,
    proxy: { "/api": `http://127.0.0.1:${String(servicePort)}` },
  },
  plugins: [
    {
      name: "pages",
      configureServer: (server) => () => void server.middlewares.use(answerPage(server)),
    },
  ],
});
vite.watcher.on("change", (file) => {
  if (file.includes("/content/")) vite.ws.send({ type: "full-reload" });
});
await vite.listen();
console.log(`Hot-reloading site on http://localhost:${String(PORT)}`);

function answerPage(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
    renderPath(server, pathname).then(({ status, type, body }) => {
      response.writeHead(status, { "content-type": `${type}; charset=utf-8` });
      response.end(body);
    }, next);
  };
}

async function renderPath(server: ViteDevServer, pathname: string) {
  const report = await answerReport(pathname, environment.VITE_SITE_URL ?? defaultSiteUrl);
  if (report?.type === "text/html") {
    return { ...report, status: 200, body: await server.transformIndexHtml(pathname, report.body) };
  }
  if (report !== undefined) return { ...report, status: 200 };
  const renderer = (await server.ssrLoadModule("site/entry-prerender.tsx")) as Renderer;
  const { routes, shellCopy, splitEdition, matchPath } = renderer;
  const asked = findPageData(renderer, pathname);
  const address = splitEdition(pathname);
  const match = asked?.match ?? matchPath(address.path);
  const locale = asked?.locale ?? address.edition ?? "es";
  const data = await gatherPageData(match, locale, routes[match.name], shellCopy, environment);
  if (asked !== undefined)
    return { status: 200, type: "application/json", body: JSON.stringify(data) };
  const { html, head } = await renderer.renderPage(data);
  const document = renderDocument(data, renderer.pageDataPath(locale, match.path), html, head, {
    css: "",
    boot: await compileBootScript(),
    modules: [entry],
    styles: [],
  });
  const body = await server.transformIndexHtml(pathname, document);
  return { status: match.name === "notFound" ? 404 : 200, type: "text/html", body };
}

function findPageData({ listPaths, pageDataPath }: Renderer, pathname: string) {
  for (const match of listPaths()) {
    for (const locale of locales) {
      if (pageDataPath(locale, match.path) === pathname) return { match, locale };
    }
  }
  return undefined;
}
