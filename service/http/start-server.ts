import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
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

export type RunningServer = {
  server: Server;
  port: number;
  /** Answers requests from now on; they wait as long as nothing else awaits in between. */
  serve: (app: Pick<Hono, "fetch">) => void;
  /** Takes no more requests and waits for those under way, but no longer than the grace. */
  stop: (graceMs: number) => Promise<void>;
};

/** Takes a port, whose number the app can be made with; rejects when it cannot be had. */
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

// A request line or Host header that is no address never reaches the app.
function answerUnreadableRequest(): Response {
  const contentType = "text/plain; charset=utf-8";
  const headers = {
    "Content-Type": contentType,
    ...listSecurityHeaders(strictestPolicy, { path: "/", contentType }),
  };
  return new Response("The request could not be read.", { status: 400, headers });
}
