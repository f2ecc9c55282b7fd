import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { keepEarlierAssets } from "../../generator/output/keep-earlier-assets.ts";
import { replaceFolder } from "../../generator/output/replace-folder.ts";
import { makeService } from "./make-service.ts";
import { makeSite, secret } from "./make-site.ts";

test.each([
  ["/", "Inicio"],
  ["/servicios", "Servicios"],
  ["/servicios?utm_source=x", "Servicios"],
  ["/%73ervicios", "Servicios"],
  ["/proyectos/nps-bi", "NPS"],
  ["/blog/categoria/an%C3%A1lisis%20de%20datos", "Análisis"],
  ["/mensaje-enviado", "Gracias"],
  ["/en", "Home"],
  ["/en/servicios", "Services"],
])("serves the page %s", async (path, title) => {
  const { app } = makeService();
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toContain(`<title>${title}`);
});

test.each([
  ["/servicios/", "/servicios"],
  ["/servicios/?a=1&b=%0d%0a", "/servicios?a=1&b=%0d%0a"],
  ["/servicios.html", "/servicios"],
  ["/servicios/index.html", "/servicios"],
  ["/index.html", "/"],
  ["/en/", "/en"],
  ["/en.html", "/en"],
  ["/Servicios?a=1", "/servicios?a=1"],
  ["/servicios//", "/servicios"],
  ["//servicios", "/servicios"],
  ["//evil.example/%2e%2e", "/"],
  ["/es", "/"],
  ["/es/servicios", "/servicios"],
  ["/EN/Servicios/", "/en/servicios"],
  ["/PROYECTOS/NPS-BI.html", "/proyectos/nps-bi"],
  ["/viejo?a=1", "/servicios?a=1"],
  ["/es/Viejo/", "/servicios"],
  ["/blog/categoria/Power%20BI", "/blog/categoria/power-bi"],
  ["/blog/page/2", "/blog?page=2"],
  ["/blog/page/2.html?a=1", "/blog?page=2&a=1"],
  ["/blog/categoria/an%C3%A1lisis%20de%20datos/", "/blog/categoria/an%C3%A1lisis%20de%20datos"],
])("sends %s to the one address of the page, %s", async (path, location) => {
  const { app } = makeService();
  const answer = await app.request(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(location);
});

test.each([
  "/nope",
  "/nope/",
  "/nope.css",
  "/servicios/x/y.css",
  "//evil.example",
  "//evil.example/",
  "/%2fevil.example/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/http://evil.example/",
  "/404",
  "/up/dist/index.html",
  "/up/outside.txt",
  "/link.txt",
  "/../outside.txt",
  "/../../etc/passwd",
  "/%2e%2e/outside.txt",
  "/%2e%2e%2foutside.txt",
  "/..%2foutside.txt",
  "/..%5coutside.txt",
  "/..\\outside.txt",
  "/assets/../../outside.txt",
  "/assets/%2e%2e/%2e%2e/outside.txt",
  "/assets/..%2f..%2foutside.txt",
  "/%252e%252e/outside.txt",
  "/%252e%252e%252foutside.txt",
  "/..%c0%afoutside.txt",
  "/..%ef%bc%8foutside.txt",
  "/....//outside.txt",
  "/..;/outside.txt",
  "/etc/passwd",
  "/%2fetc%2fpasswd",
  "/file:///etc/passwd",
  "/C:%5cWindows%5cwin.ini",
  "/index.html%00",
  "/index.html%00.css",
  "/%00",
  "/%",
  "/%zz",
  "/%ff",
  "/.env",
  "/.env.txt",
  "/%2eenv",
  "/.git/config",
  "/.git/config.txt",
  "/.well-known/",
  "/_policies.json",
  "/_redirects.json",
  "/_headers",
  "/_headers.txt",
  "/assets",
  "/assets/",
  "/assets/entry-3c4d.js.map",
  "/assets/entry-3c4d.js.br",
  "/assets/entry-3c4d.js.gz",
  "/notes.md",
  "/server.ts",
  "/constructor",
  "/__proto__",
  `/${"a".repeat(4000)}`,
])("has nothing at %s", async (path) => {
  const { app } = makeService();
  const answer = await app.request(`http://localhost${path}`);
  const text = await answer.text();
  expect(text).not.toContain(secret);
  expect(text).not.toContain("root:");
  expect(answer.headers.get("location")).toBeNull();
  expect([answer.status, text]).toEqual([404, expect.stringContaining("<title>No existe")]);
});

test.each([
  ["/blog", 200, "Blog<"],
  ["/blog?page=1", 200, "Blog<"],
  ["/blog?page=dos", 200, "Blog<"],
  ["/blog?page=2", 200, "Blog, página 2"],
  ["/blog?page=2&utm_source=x", 200, "Blog, página 2"],
  ["/blog?q=dax&page=2", 200, "Blog<"],
  ["/blog?page=99", 404, "No existe"],
  ["/blog/categoria/power-bi?page=2", 404, "No existe"],
  ["/servicios?page=2", 200, "Servicios"],
] as const)("answers %s (%i) with the page of the list", async (path, status, title) => {
  const { app } = makeService();
  const answer = await app.request(path);
  expect([answer.status, await answer.text()]).toEqual([
    status,
    expect.stringContaining(`<title>${title}`),
  ]);
});

test("asks search engines to leave out files for programs of the site", async () => {
  const { app } = makeService();
  const robots = async (path: string) => (await app.request(path)).headers.get("x-robots-tag");
  expect(await robots("/_data/es/index.json")).toBe("noindex");
  expect(await robots("/servicios")).toBeNull();
  expect(await robots("/images/icon.svg")).toBeNull();
});

test("answers an unknown page of the English edition in English", async () => {
  const { app } = makeService();
  for (const path of ["/en/nope", "/en/404", "/en/servicios/nope"]) {
    const answer = await app.request(path);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining("Not found"),
    ]);
  }
  expect(await (await app.request("/english")).text()).toContain("No existe");
});

test("names the type of every file", async () => {
  const { app } = makeService();
  const types = {
    "/assets/site-1a2b.css": "text/css; charset=utf-8",
    "/assets/entry-3c4d.js": "text/javascript; charset=utf-8",
    "/_data/es/index.json": "application/json; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
    "/images/portrait.webp": "image/webp",
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  }
});

test("lets a file be cached for as long as its name identifies its content", async () => {
  const { app } = makeService();
  const controls = {
    "/": "no-cache",
    "/nope": "no-cache",
    "/_data/es/index.json": "no-cache",
    "/assets/site-1a2b.css": "public, max-age=31536000, immutable",
    "/images/portrait.webp": "public, max-age=86400",
    "/robots.txt": "public, max-age=86400",
  };
  for (const [path, control] of Object.entries(controls)) {
    expect((await app.request(path)).headers.get("cache-control")).toBe(control);
  }
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["identity, br;q=0.5", null],
  ["deflate", null],
  ["", null],
])("compresses for %j with %s", async (accepted, encoding) => {
  const { app } = makeService();
  const path = "/assets/site-1a2b.css";
  const plain = await (await app.request(path)).text();
  const answer = await app.request(path, { headers: { "accept-encoding": accepted } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(body.length));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  expect(unpack[(encoding ?? "none") as keyof typeof unpack](body).toString()).toBe(plain);
});

test("compresses the not-found page too", async () => {
  const { app } = makeService();
  const answer = await app.request("/nope", { headers: { "accept-encoding": "br" } });
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([404, "br"]);
});

test("sends a file again only when it has changed", async () => {
  const { app } = makeService();
  const etags = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const etag = (await app.request("/servicios", { headers })).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{12}"$/);
    etags.add(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await app.request("/servicios", {
        headers: { ...headers, "if-none-match": known },
      });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("vary")).toBe("Accept-Encoding");
      expect(again.headers.get("cache-control")).toBe("no-cache");
    }
    const changed = { ...headers, "if-none-match": '"other"' };
    expect((await app.request("/servicios", { headers: changed })).status).toBe(200);
  }
  expect(etags.size).toBe(3);
});

test("sends a large file whole", async () => {
  const { app } = makeService();
  const answer = await app.request("/large.pdf");
  expect((await answer.arrayBuffer()).byteLength).toBe(2 * 1024 * 1024);
});

test("answers with its own build to its end, and with the new files of the next one", async () => {
  const siteDir = makeSite();
  const { app } = makeService({ siteDir });
  const get = async (path: string) => (await app.request(path)).text();
  expect(await get("/assets/entry-9f9f.js")).toContain("<title>No existe");
  await replaceFolder(siteDir, async (folder) => {
    for (const name of ["large.pdf", "servicios.html", "assets/entry-9f9f.js", "assets/.env.js"]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), "next");
    }
    await keepEarlierAssets(siteDir, folder);
  });
  expect(await get("/large.pdf")).toBe("x".repeat(2 * 1024 * 1024));
  expect(await get("/servicios")).toContain("<title>Servicios");
  expect(await get("/assets/entry-3c4d.js")).toContain("console.log");
  expect(await get("/assets/entry-9f9f.js")).toBe("next");
  expect(await get("/assets/.env.js")).toContain("<title>No existe");
});

test("sends a part of a file that is not compressed, and says where the file ends", async () => {
  const { app } = makeService();
  const ask = async (path: string, headers: Record<string, string>) =>
    app.request(path, { headers });
  const size = 2 * 1024 * 1024;
  for (const path of ["/large.pdf", "/images/portrait.webp"]) {
    const whole = await app.request(path);
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get("etag") ?? "";
    const part = await ask(path, { range: "bytes=1-2", "if-range": etag });
    expect([part.status, part.headers.get("content-length")]).toEqual([206, "2"]);
    expect(part.headers.get("content-range")).toBe(`bytes 1-2/${String(bytes.length)}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1, 3));
    expect((await ask(path, { range: "bytes=1-2", "if-range": '"older"' })).status).toBe(200);
    const head = await app.request(path, { method: "HEAD", headers: { range: "bytes=1-2" } });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
  }
  const beyond = await ask("/large.pdf", { range: `bytes=${String(size)}-` });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([
    416,
    `bytes */${String(size)}`,
  ]);
  const document = await ask("/servicios", { range: "bytes=0-9" });
  expect([document.status, document.headers.get("accept-ranges")]).toEqual([200, null]);
});

test("answers HEAD without a body but with its length", async () => {
  const { app } = makeService();
  for (const path of ["/servicios", "/assets/site-1a2b.css", "/large.pdf", "/nope"]) {
    const got = await app.request(path);
    const head = await app.request(path, { method: "HEAD" });
    expect(head.status).toBe(got.status);
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-length")).toBe(got.headers.get("content-length"));
  }
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
  "refuses %s",
  async (method) => {
    const { app } = makeService();
    for (const path of ["/", "/servicios", "/nope", "/assets/site-1a2b.css"]) {
      const answer = await app.request(path, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  },
);
