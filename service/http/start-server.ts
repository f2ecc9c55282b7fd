import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { listSecurityHeaders, strictestPolicy } from "./security-headers.ts";

// A visitor on a bad line sends 16 KiB in far less; a client that trickles bytes must not hold a connection.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};
const mostConnections = 1_000;

export type RunningServer = {
  server: Server;
  port: number;
  /** Starts answering. Requests that came before wait, provided the caller awaits nothing else first. */
  serve: (app: Pick<Hono, "fetch">) => void;
  /** Refuses new requests and waits for those in progress, at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
};

/** Binds a port, which the app may need to know; rejects where that fails. */
export async function startServer({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<RunningServer> {
  const server = createServer(timeouts);
  server.maxConnections = mostConnections;
  const underWay = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (app) => {
      const listener = getRequestListener(app.fetch, { errorHandler: answerUnreadableRequest });
      server.on("request", (request, response) => void listener(request, response));
    },
    stop: async (graceMs) => {
      server.close();
      const answered = Promise.all([...underWay].map((response) => once(response, "close")));
      await Promise.race([answered, wait(graceMs)]);
      server.closeAllConnections();
    },
  };
}

// A malformed request line or Host header never reaches the app.
function answerUnreadableRequest(): Response {
  const contentType = "text/plain; charset=utf-8";
  const headers = {
    "Content-Type": contentType,
    ...listSecurityHeaders(strictestPolicy, { path: "/", contentType }),
  };
  return new Response("The request could not be read.", { status: 400, headers });
}
