import { createServer, type Connect, type ViteDevServer } from "vite";
import { answerReport } from "../../generator/reports/answer-report.ts";

const pagePath = "/picture";
const html = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="data:,">
<div id="picture"></div>
<script type="module" src="/art/report-pictures/picture-page.tsx"></script>
</html>`;

/** Serves the page that shows one visual of a report (`?slug=…&lang=…`): its address, and how to stop. */
export async function servePicturePage(): Promise<{ address: string; close: () => Promise<void> }> {
  const vite = await createServer({
    cacheDir: ".cache/vite-pictures",
    publicDir: false,
    logLevel: "error",
    // Found while a page opens, they would be bundled a second time under it.
    optimizeDeps: { include: ["react", "react-dom/client", "react/jsx-dev-runtime"] },
    server: { host: "127.0.0.1", hmr: false, watch: null },
    plugins: [
      {
        name: "picture",
        configureServer: (server) => () => void server.middlewares.use(answer(server)),
      },
    ],
  });
  await vite.listen();
  const [origin = ""] = vite.resolvedUrls?.local ?? [];
  return { address: new URL(pagePath, origin).href, close: async () => vite.close() };
}

function answer(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
    const answered =
      pathname === pagePath
        ? server.transformIndexHtml(pathname, html).then((body) => ({ type: "text/html", body }))
        : answerReport(pathname, "http://localhost");
    answered.then((found) => {
      response.writeHead(found === undefined ? 404 : 200, { "content-type": found?.type ?? "" });
      response.end(found?.body);
    }, next);
  };
}
