import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findCacheControl } from "../../contracts/configuration/cache-rules.ts";
import { enquiryBody, jsonCall } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { ServiceProcess } from "../contract/service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";
import { ask, host, makeFolder, startCaddy, startNginx } from "./start-proxy.ts";
import { startStaticNginx } from "./start-static-nginx.ts";

test.each([
  ["Caddy", startCaddy],
  ["nginx", startNginx],
])(
  "behind %s, with the file of deploy/, pages, limits and posts are a visitor's own",
  async (_name, start) => {
    const service = new ServiceProcess(makeSite(), {
      DATA_DIR: makeDataDir(),
      TRUSTED_PROXY: "127.0.0.1, ::1",
    });
    const { port: upstream } = new URL(await service.findUrl());
    const port = await start(Number(upstream));

    const page = await ask(port, "/servicios");
    expect(page.text).toContain("Servicios");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.headers["strict-transport-security"]).toBeDefined();
    expect((await ask(port, "/servicios/")).headers.location).toBe("/servicios");

    const post = async (number: number, origin = `https://${host}`) => {
      const { path, init } = jsonCall(enquiryBody({ message: `Hola ${String(number)}` }), {
        origin,
      });
      return (await ask(port, path, init)).status;
    };
    const statuses = [];
    for (let number = 0; number < 21; number += 1) statuses.push(await post(number));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await post(22, "https://evil.example")).toBe(403);
  },
);

test("a static nginx, with the files of deploy/ and of the build, gives headers, redirects and later pages", async () => {
  const dist = makeFolder();
  for (const [name, content] of Object.entries({
    "index.html": "Inicio",
    "404.html": "No existe",
    "servicios.html": "Servicios",
    "servicios/index.html": "Servicios",
    "blog.html": "Blog",
    "blog/page/2.html": "Blog 2",
    "blog/categoria/dax/page/3.html": "DAX 3",
    "links.speculationrules": "{}",
    "assets/site-1a2b.css": "a{}",
    "_data/es/index.json": "{}",
    "images/portrait.webp": "RIFF",
  })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  const port = await startStaticNginx(dist, "default-src 'none'", { "/blog/viejo": "/blog" }, []);

  const page = await ask(port, "/servicios");
  expect([page.status, page.text]).toEqual([200, "Servicios"]);
  expect(page.headers["content-security-policy"]).toBe("default-src 'none'");
  expect(page.headers["speculation-rules"]).toBe('"/links.speculationrules"');
  const asset = await ask(port, "/assets/site-1a2b.css");
  expect(asset.headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(asset.headers["x-content-type-options"]).toBe("nosniff");
  const kind = (await ask(port, "/links.speculationrules")).headers["content-type"];
  expect(kind).toBe("application/speculationrules+json");
  expect((await ask(port, "/_data/es/index.json")).headers["x-robots-tag"]).toBe("noindex");
  expect((await ask(port, "/blog?page=2")).text).toBe("Blog 2");
  expect((await ask(port, "/blog/categoria/dax?page=3")).text).toBe("DAX 3");
  const missing = await ask(port, "/nada");
  expect([missing.status, missing.text]).toEqual([404, "No existe"]);
  for (const path of [
    "/",
    "/servicios",
    "/blog?page=2",
    "/nada.png",
    "/assets/site-1a2b.css",
    "/_data/es/index.json",
    "/images/portrait.webp",
    "/links.speculationrules",
  ]) {
    const served = path === "/nada.png" ? "/404.html" : new URL(path, "http://site").pathname;
    const { headers } = await ask(port, path);
    expect([path, headers["cache-control"]]).toEqual([path, findCacheControl(served)]);
  }
  for (const [from, to] of [
    ["/blog/viejo", "/blog"],
    ["/servicios/", "/servicios"],
    ["/es/servicios", "/servicios"],
    ["/blog?page=1", "/blog"],
  ] as const) {
    const { status, headers } = await ask(port, from);
    expect([status, headers.location]).toEqual([301, to]);
  }
});
