import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listHostRules } from "../../generator/output/hosts/host-rules.ts";
import { writeHostFiles } from "../../generator/output/hosts/write-host-files.ts";
import { enquiryBody, jsonCall } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { makeDataDir, ServiceProcess } from "../contract/service-process.ts";

const host = "www.example.com";

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
    const port = await findFreePort();
    await start(port, upstream);
    await expect
      .poll(async () => (await ask(port, "/").catch(() => undefined))?.status, { timeout: 10_000 })
      .toBe(200);

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
  const folder = makeFolder();
  // Where nginx is started by root, its workers are nobody.
  chmodSync(folder, 0o755);
  const dist = join(folder, "dist");
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
  })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  await writeHostFiles(dist, listHostRules("default-src 'none'", { "/blog/viejo": "/blog" }));
  const port = await findFreePort();
  const site = readFileSync("deploy/nginx-static.conf", "utf8").replaceAll("/srv/site/dist", dist);
  await startNginxWith(site, port, folder);
  await expect
    .poll(async () => (await ask(port, "/").catch(() => undefined))?.status, { timeout: 10_000 })
    .toBe(200);

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
  for (const [from, to] of [
    ["/blog/viejo", "/blog"],
    ["/servicios/", "/servicios"],
    ["/es/servicios", "/servicios"],
    ["/blog?page=1", "/blog"],
  ] as const) {
    const { status, headers } = await ask(port, from);
    expect([status, headers.location?.replace(/^https?:\/\/[^/]+/, "")]).toEqual([301, to]);
  }
});

type Answer = { status: number; headers: IncomingMessage["headers"]; text: string };

async function ask(
  port: number,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { method = "GET", headers = {}, body } = init;
  const call = request({ host: "127.0.0.1", port, path, method, headers: { ...headers, host } });
  call.end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}

async function startCaddy(port: number, upstream: string): Promise<void> {
  const folder = makeFolder();
  const file = join(folder, "Caddyfile");
  const shipped = readFileSync("deploy/Caddyfile", "utf8");
  // Without a certificate, and on a port of the test.
  const site = shipped
    .replace(/^www\.example\.com \{/m, `http://${host}:${String(port)} {\n\tbind 127.0.0.1`)
    .replace(/^example\.com \{/m, `http://example.com:${String(port)} {\n\tbind 127.0.0.1`)
    .replace("127.0.0.1:4321", `127.0.0.1:${upstream}`);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  run("caddy", ["run", "--config", file, "--adapter", "caddyfile"], folder);
}

async function startNginx(port: number, upstream: string): Promise<void> {
  const shipped = readFileSync("deploy/nginx.conf", "utf8");
  await startNginxWith(shipped.replace("127.0.0.1:4321", `127.0.0.1:${upstream}`), port);
}

async function startNginxWith(shipped: string, port: number, folder = makeFolder()): Promise<void> {
  mkdirSync(join(folder, "temp"));
  const site = shipped
    .replaceAll(/^\s*(?:ssl_certificate|listen \[::\]).*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${String(await findFreePort())};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${String(port)};`);
  const file = join(folder, "nginx.conf");
  const temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, "temp", name)};`,
  );
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, "nginx.pid")}; error_log stderr; events {}\nhttp { access_log off; ${temps.join(" ")}\n${site} }`,
  );
  run("nginx", ["-c", file, "-e", "stderr"], folder);
}

function run(command: string, args: string[], home: string): void {
  const child = spawn(command, args, {
    env: { ...process.env, HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.on("error", () => {
    throw new Error(
      `${command} is not installed: apt install ${command === "nginx" ? "nginx-light" : command}`,
    );
  });
  child.stderr.resume();
  onTestFinished(() => void child.kill("SIGTERM"));
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
