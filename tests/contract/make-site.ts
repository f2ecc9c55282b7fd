import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

/** A text that must never reach a visitor, in any file. */
export const secret = "TOP-SECRET";

export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
/** A document's policy, which allows its inline code. */
export const documentPolicy = policy.replace("style-src 'self'", "style-src 'self' 'sha256-1a2b='");

const pages = {
  "index.html": "<!doctype html><title>Inicio</title>",
  "servicios.html": "<!doctype html><title>Servicios</title>",
  "servicios/index.html": "<!doctype html><title>Servicios</title>",
  "mensaje-enviado.html": "<!doctype html><title>Gracias</title>",
  "blog/categoria/análisis de datos.html": "<!doctype html><title>Análisis</title>",
  "blog.html": "<!doctype html><title>Blog</title>",
  "blog/page/2.html": "<!doctype html><title>Blog, página 2</title>",
  "blog/categoria/power-bi.html": "<!doctype html><title>Power BI</title>",
  "proyectos/nps-bi/index.html": "<!doctype html><title>NPS</title>",
  "404.html":
    '<!doctype html><style>body{color:red}</style><link rel="stylesheet" href="/assets/site-1a2b.css" disabled><link rel="icon" href="/icon.svg"><title>No existe</title>',
  "en.html": "<!doctype html><title>Home</title>",
  "en/servicios.html": "<!doctype html><title>Services</title>",
  "en/404.html": "<!doctype html><title>Not found</title>",
};

const files = {
  "assets/site-1a2b.css": "body{color:red}".repeat(20),
  "assets/entry-3c4d.js": "console.log(1);".repeat(20),
  "assets/report-worker-5e6f.js": "onmessage = null;",
  "_data/es/index.json": "{}",
  "images/icon.svg": "<svg/>",
  "rss.xml": "<rss/>",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *",
  "images/portrait.webp": "RIFF",
  "share/home.png": "PNG",
  "large.pdf": "x".repeat(2 * 1024 * 1024),
  ".well-known/security.txt": "Contact: mailto:hola@example.com",
};

const hidden = {
  "_policies.json": JSON.stringify({
    documents: Object.fromEntries(Object.keys(pages).map((name) => [name, documentPolicy])),
    others: policy,
  }),
  "_redirects.json": JSON.stringify({ "/viejo": "/servicios", "/blog": "/viejo" }),
  _headers: secret,
  "_headers.txt": secret,
  ".env": secret,
  ".env.txt": secret,
  ".git/config.txt": secret,
  "assets/entry-3c4d.js.map": secret,
  "notes.md": secret,
  "server.ts": secret,
};

/**
 * Writes a small built site with compressed siblings, traps and a link out of the folder; removes it after the test.
 */
export function makeSite(): string {
  const parent = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const siteDir = join(parent, "dist");
  for (const [name, text] of Object.entries({ ...pages, ...files, ...hidden })) {
    const file = join(siteDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!/\.(?:html|css|js)$/.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(join(parent, "outside.txt"), secret);
  symlinkSync(join(parent, "outside.txt"), join(siteDir, "link.txt"));
  symlinkSync(parent, join(siteDir, "up"));
  return siteDir;
}
