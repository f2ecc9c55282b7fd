import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, type Connect, type ViteDevServer } from "vite";
import { bookingPath } from "../contracts/booking.ts";
import { localePrefix, locales } from "../contracts/locale.ts";
import type { OpenParams } from "../site/routes.ts";
import { publicDir } from "../vite.config.ts";
import { listBlogParams } from "./blog/gather-blog.ts";
import { openBlogSource } from "./blog/open-blog-source.ts";
import { buildBookingPage } from "./build-booking-page.ts";
import { collectPublicFiles } from "./collect-public-files.ts";
import { writePolicy } from "./content-security-policy.ts";
import { compileBootScript } from "./compile-boot-script.ts";
import { gatherPageData } from "./page-source.ts";
import { readEnvironment } from "./read-environment.ts";
import { renderDocument } from "./render-document.ts";

type Renderer = typeof import("../site/entry-prerender.tsx");

const entry = "/site/entry-browser.tsx";
const environment = readEnvironment();
const { PORT = 4321, HOST = "127.0.0.1" } = environment;
const servicePort = PORT + 1;

// Pages, copy and styles reload through Vite; the service restarts by itself behind the proxy.
await collectPublicFiles();
await buildBookingPage(publicDir);
await writeFile(join(publicDir, "_csp.txt"), writePolicy(environment, { scripts: [], styles: [] }));
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
  const renderer = (await server.ssrLoadModule("site/entry-prerender.tsx")) as Renderer;
  const { routes, shellCopy, splitEdition, matchPath } = renderer;
  const blog = await openBlogSource(environment);
  const asked = findPageData(renderer, pathname, await listBlogParams(blog));
  const address = splitEdition(pathname);
  const match = asked?.match ?? matchPath(address.path);
  const locale = asked?.locale ?? address.edition ?? "es";
  const data = await gatherPageData(match, locale, routes[match.name], shellCopy, {
    environment,
    blog,
  });
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

function findPageData(renderer: Renderer, pathname: string, openParams: OpenParams) {
  const { listOpenRoutes, listPaths, matchUnknown, pageDataPath } = renderer;
  for (const match of [...listPaths(openParams), ...listOpenRoutes().map(matchUnknown)]) {
    for (const locale of locales) {
      if (pageDataPath(locale, match.path) === pathname) return { match, locale };
    }
  }
  return undefined;
}
