import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { listSecurityHeaders, strictestPolicy } from "./security-headers.ts";

// A visitor on a bad line sends 16 KiB in far less; a client that trickles bytes must not hold a place.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};
const mostConnections = 1_000;

export type RunningServer = { server: Server; port: number };

/** Listens for requests; rejects when the port cannot be had. */
export async function startServer(
  app: Pick<Hono, "fetch">,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch, { errorHandler: answerUnreadableRequest });
  const server = createServer(timeouts, (request, response) => void listener(request, response));
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Takes no more requests and waits for those under way, but no longer than the grace. */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(deadline);
}

// A request line or Host header that is no address never reaches the app.
function answerUnreadableRequest(): Response {
  const headers = listSecurityHeaders(strictestPolicy, "/");
  return new Response("The request could not be read.", { status: 400, headers });
}
