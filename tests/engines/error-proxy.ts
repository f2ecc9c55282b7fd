import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const reportPath = "/test-errors";

/** Runs first in each document: WebDriver cannot read WebKit's console, so errors are sent to the proxy. */
const watcher = `{
  const report = (text) => navigator.sendBeacon("${reportPath}", text);
  const { error } = console;
  console.error = (...parts) => { report(parts.map(String).join(" ")); error(...parts); };
  addEventListener("error", (event) => report(event.message ?? "a file was lost"), true);
  addEventListener("unhandledrejection", (event) => report(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) =>
    report("policy: " + event.violatedDirective + " " + event.blockedURI));
}`;
const hash = `'sha256-${createHash("sha256").update(watcher).digest("base64")}'`;

/** Forwards requests to a site, and adds a script to its documents that reports errors. */
export async function startErrorProxy(
  site: string,
): Promise<{ origin: string; errors: string[]; stop: () => Promise<void> }> {
  const errors: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      if (request.url === reportPath) {
        errors.push(body.toString());
        response.writeHead(204).end();
        return;
      }
      const answer = await fetch(`${site}${request.url ?? "/"}`, {
        method: request.method ?? "GET",
        headers: passHeaders(request, site),
        redirect: "manual",
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const headers = Object.fromEntries(answer.headers);
      for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"])
        delete headers[name];
      if (headers["location"] !== undefined)
        headers["location"] = headers["location"].replace(site, "");
      const isDocument = answer.headers.get("content-type")?.startsWith("text/html") === true;
      const policy = headers["content-security-policy"];
      if (isDocument && policy !== undefined)
        headers["content-security-policy"] = policy.replace("script-src", `script-src ${hash}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const script = `<head><script>${watcher}</script>`;
      const content = isDocument ? bytes.toString().replace("<head>", script) : bytes;
      response.writeHead(answer.status, headers).end(content);
    })().catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  return {
    origin,
    errors,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The service compares a form's origin with its own address. */
function passHeaders({ headers, headersDistinct }: IncomingMessage, site: string): Headers {
  const passed = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    if (/^(?:connection|host|content-length|accept-encoding|transfer-encoding)$/.test(name))
      continue;
    for (const value of values) passed.append(name, value);
  }
  if (headers.origin !== undefined) passed.set("origin", site);
  if (headers.referer !== undefined)
    passed.set("referer", `${site}${new URL(headers.referer).pathname}`);
  return passed;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
