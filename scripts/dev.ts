import { spawn } from "node:child_process";
import {
  createServer,
  mergeConfig,
  type Connect,
  type HtmlTagDescriptor,
  type InlineConfig,
  type ViteDevServer,
} from "vite";
import { bookingPath } from "../contracts/booking.ts";
import { deskPath } from "../contracts/paths/desk-path.ts";
import { localePrefix, locales } from "../contracts/locale.ts";
import { closedPolicy } from "../contracts/trial/closed-policy.ts";
import { openBlogSource, type OpenBlog } from "../generator/blog/open-blog-source.ts";
import { buildBookingPage } from "../generator/bundle/build-booking-page.ts";
import { loadRenderer } from "../generator/bundle/load-renderer.ts";
import { collectPublicFiles } from "../generator/images/collect-public-files.ts";
import { compileBootScript } from "../generator/bundle/compile-boot-script.ts";
import {
  afterPaintEntry,
  fileEntry,
  fileWorker,
  pageBoot,
  pageEntry,
  reportBoot,
  reportEntry,
} from "../generator/bundle/entries.ts";
import { noCache } from "../generator/cache/build-cache.ts";
import { makeAnew } from "../generator/cache/remember-text.ts";
import { findResource } from "../generator/find-resource.ts";
import { listResources } from "../generator/list-resources.ts";
import { describePolicy } from "../generator/output/content-security-policy.ts";
import { writePolicyFiles } from "../generator/output/write-policy-files.ts";
import type { AssetSource } from "../generator/pages/document-assets.ts";
import { forgetCopy } from "../generator/pages/read-copy.ts";
import { readEnvironment } from "../generator/read-environment.ts";
import { claimsFile } from "../generator/reports/list-reports.ts";
import { findContentType, isDocument } from "../generator/resource.ts";
import { appConfig, publicDir } from "../generator/bundle/base-config.ts";
import { parseArgs } from "node:util";
import { answerSlip } from "./command/answer-slip.ts";
import { readArguments } from "./command/read-arguments.ts";
import { inProduct, ownerRoot, productRoot } from "../roots/roots.ts";

const { studio: studioAddress } = readArguments(
  "npm run dev -- [--studio ADDRESS]    ADDRESS: of the studio that frames these pages",
  () => parseArgs({ options: { studio: { type: "string" } } }).values,
);

// Pages, copy and styles reload through Vite; the service restarts by itself behind the proxy.
// Set first: a Vite build would set "production" for the whole process and end hot reload of React.
process.env["NODE_ENV"] = "development";
const environment = readEnvironment();
const { PORT = 4321, HOST = "127.0.0.1" } = environment;
const servicePort = PORT + 1;
const assets: AssetSource = {
  ofPage: async () => ({
    css: "",
    styles: [],
    modules: [`/${afterPaintEntry}`, `/${pageEntry}`],
    boot: await compileBootScript(pageBoot),
    rest: "details",
  }),
  ofClaims: (slug) => `/${claimsFile(slug)}`,
  ofFile: async () => ({
    css: "",
    styles: [],
    modules: [`/${fileEntry}`],
    worker: `/${fileWorker}`,
  }),
  ofReport: async () => ({
    css: "",
    styles: [],
    modules: [`/${reportEntry}`],
    boot: await compileBootScript(reportBoot),
  }),
};
// Notifies the studio of the text that was pointed at.
const editMarks = "studio/preview/edit-marks.ts";
// Read anew after every change of the content.
let blog: Promise<OpenBlog> | undefined;

await collectPublicFiles(publicDir);
await buildBookingPage(publicDir);
await writePolicyFiles(
  publicDir,
  (inline) => describePolicy(environment, inline, { providers: [] }),
  {},
);
startService();
const own: InlineConfig = {
  publicDir,
  // Packages are bundled before the first page asks for one: a later bundle would bring a second React.
  optimizeDeps: { entries: [pageEntry, reportEntry, "site/pages/*.tsx"] },
  server: {
    port: PORT,
    host: HOST,
    strictPort: true,
    fs: { allow: [productRoot, ownerRoot] },
    proxy: proxyService(),
    // Copies of the project that tests and the bench build.
    watch: { ignored: ["**/.cache/**"] },
  },
  plugins: [
    {
      name: "resources",
      configureServer: (server) => () => void server.middlewares.use(answerRequests(server)),
      transformIndexHtml: (html) => [
        ...describeEntry(html),
        ...(studioAddress === undefined ? [] : [describeEditMarks(studioAddress)]),
      ],
    },
  ],
};
const vite = await createServer(mergeConfig(appConfig, own));
vite.watcher.on("all", (_event, file) => {
  if (!/[\\/]content[\\/]/.test(file)) return;
  blog = undefined;
  forgetCopy();
  vite.ws.send({ type: "full-reload" });
});
await vite.listen();
console.log(`Hot-reloading site on http://localhost:${String(PORT)}`);

/** Evaluates the document's app at once: in development the styles come with it. */
function describeEntry(html: string): HtmlTagDescriptor[] {
  const [, entry] = /data-modules="(?:\S+ )?(\S+)"/.exec(html) ?? [];
  const attrs = { type: "module", src: entry };
  return entry === undefined ? [] : [{ tag: "script", attrs, injectTo: "body" }];
}

function describeEditMarks(studio: string): HtmlTagDescriptor {
  return { tag: "script", attrs: { type: "module", src: `/${editMarks}`, "data-studio": studio } };
}

function startService(): void {
  const options = [
    "--watch",
    inProduct("service/main.ts"),
    "--site",
    publicDir,
    "--allow-incomplete",
  ];
  const service = spawn(process.execPath, options, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(servicePort) },
  });
  process.on("exit", () => service.kill());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
}

function proxyService(): Record<string, string> {
  const ofService = [bookingPath, deskPath];
  const paths = [
    "/api",
    ...locales.flatMap((locale) => ofService.map((path) => localePrefix[locale] + path)),
  ];
  return Object.fromEntries(paths.map((path) => [path, `http://127.0.0.1:${String(servicePort)}`]));
}

function answerRequests(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
    answer(server, decodeURIComponent(pathname))
      .catch((error: unknown) => {
        const { line, page } = answerSlip(error);
        console.error(line);
        return { status: 500, type: "text/html", body: page };
      })
      .then(({ status, type, body }) => {
        response.writeHead(status, { "content-type": type });
        response.end(body);
      })
      .catch(next);
  };
}

async function answer(server: ViteDevServer, pathname: string) {
  const renderer = await loadRenderer(async (file) => server.ssrLoadModule(file));
  blog ??= openBlogSource(environment);
  const sources = {
    environment,
    renderer,
    blog: await blog,
    assets,
    remember: makeAnew,
    cache: noCache,
  };
  const resources = await listResources(sources);
  const { resource, status } = findResource(resources, pathname);
  const made = await resource.make();
  const body = isDocument(resource)
    ? // Hot reload needs a connection, which the text of a closed page forbids.
      await server.transformIndexHtml(pathname, String(made).replace(closedPolicy, ""))
    : made;
  return { status, type: findContentType(resource), body };
}
