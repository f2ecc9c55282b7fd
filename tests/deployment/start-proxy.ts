import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";

/** The domain in the files of `deploy/`. */
export const host = "www.example.com";

type Answer = { status: number; headers: IncomingMessage["headers"]; text: string };

/** Sends a request to a loopback port as a visitor of the domain. */
export async function ask(
  port: number,
  path: string,
  init: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** The visitor's address, inside 127.0.0.0/8. */
    localAddress?: string;
  } = {},
): Promise<Answer> {
  const { method = "GET", headers = {}, body, localAddress } = init;
  const place = { host: "127.0.0.1", port, path, localAddress };
  const call = request({ ...place, method, headers: { ...headers, host } });
  call.end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}

/** Starts Caddy with the file of `deploy/`, in front of one or more services; returns its port once it answers. */
export async function startCaddy(...upstreams: number[]): Promise<number> {
  const [port, folder] = [await findFreePort(), makeFolder()];
  const file = join(folder, "Caddyfile");
  const shipped = readFileSync("deploy/Caddyfile", "utf8");
  // Without a certificate, and on a port of the test.
  const site = shipped
    .replace(
      /127\.0\.0\.1:4321/,
      upstreams.map((upstream) => `127.0.0.1:${String(upstream)}`).join(" "),
    )
    .replace(/^www\.example\.com \{/m, `http://${host}:${String(port)} {\n\tbind 127.0.0.1`)
    .replace(/^example\.com \{/m, `http://example.com:${String(port)} {\n\tbind 127.0.0.1`);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  run("caddy", ["run", "--config", file, "--adapter", "caddyfile"], folder);
  return waitForProxy(port);
}

/** Starts nginx with the file of `deploy/`, in front of one or more services; returns its port once it answers. */
export async function startNginx(...upstreams: number[]): Promise<number> {
  const repeat = (line: string) =>
    upstreams.map((upstream) => line.replace("4321", String(upstream))).join("\n");
  return startNginxWith(
    readFileSync("deploy/nginx.conf", "utf8").replace(/^\s*server 127.*$/m, repeat),
  );
}

/** Starts nginx with a file of `deploy/` adapted to a test; returns its port once it answers. */
export async function startNginxWith(shipped: string, folder = makeFolder()): Promise<number> {
  // If root starts nginx, its workers run as nobody.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "temp"));
  const port = await findFreePort();
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
  return waitForProxy(port);
}

/** Makes a folder that is removed after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns an unused loopback port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function waitForProxy(port: number): Promise<number> {
  await expect
    .poll(async () => (await ask(port, "/").catch(() => undefined))?.status, { timeout: 10_000 })
    .toBe(200);
  return port;
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
