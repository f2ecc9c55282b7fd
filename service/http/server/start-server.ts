import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { GivenSocket } from "./find-given-socket.ts";
import { limitConnections } from "./limit-connections.ts";
import {
  answerUnreadableRequest,
  refuseSecondHost,
  refuseUnreadable,
} from "./refuse-unreadable.ts";
import { takeTurns, type Answer } from "./take-turns.ts";

// Even on a bad line a visitor sends 16 KiB in far less time; a client that trickles bytes must not hold a
// connection.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};
const idleGraceMs = 500;
const limits = { mostConnections: 1_000, mostPipelined: 20 };

export type RunningServer = {
  server: Server;
  port: number;
  /** Starts answering, beginning with requests that arrived earlier. */
  serve: (app: Pick<Hono, "fetch">) => void;
  /** Rejects new connections and waits for requests in progress, at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
};

/** Listens on a port, whose number the app may need, or on a socket that is already bound; rejects if that fails. */
export async function startServer(
  place: { host: string; port: number } | GivenSocket,
): Promise<RunningServer> {
  const server = createServer(timeouts);
  limitConnections(server, limits);
  refuseUnreadable(server);
  let isStopping = false;
  const inProgress = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    // Closing makes the client send its next request on a new connection, which would otherwise be cut off.
    if (isStopping) response.setHeader("Connection", "close");
    inProgress.add(response);
    response.once("close", () => inProgress.delete(response));
  });
  /** Waits until no request is in progress: active clients were asked to close, the others become idle. */
  async function waitUntilIdle(): Promise<void> {
    await wait(idleGraceMs);
    // More requests may arrive while these are answered.
    while (inProgress.size > 0) {
      await Promise.all([...inProgress].map((response) => once(response, "close")));
    }
  }
  const early: Parameters<Answer>[] = [];
  let answer: Answer = (...request) => void early.push(request);
  server.on("request", (...request) => answer(...request));
  server.listen("fd" in place ? { fd: place.fd } : { host: place.host, port: place.port });
  await once(server, "listening");
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (app) => {
      const listener = getRequestListener(app.fetch, { errorHandler: answerUnreadableRequest });
      answer = takeTurns((request, response) => {
        if (request.socket.destroyed || refuseSecondHost(request, response)) return;
        void listener(request, response);
      });
      for (const request of early.splice(0)) answer(...request);
    },
    stop: async (graceMs) => {
      isStopping = true;
      for (const response of inProgress) {
        if (!response.headersSent) response.setHeader("Connection", "close");
      }
      // `server.close()` of `node:http` would also cut off idle connections on which a request is about to arrive.
      NetServer.prototype.close.call(server);
      await Promise.race([waitUntilIdle(), wait(graceMs)]);
      server.closeAllConnections();
    },
  };
}
