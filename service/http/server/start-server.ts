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

// A visitor on a bad line sends 16 KiB in far less; a client that trickles bytes must not hold a connection.
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
  /** Starts answering, first of all those who came before. */
  serve: (app: Pick<Hono, "fetch">) => void;
  /** Refuses new requests and waits for those in progress, at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
};

/** Binds a port, which the app may need to know, or takes a socket that is bound already; rejects where that fails. */
export async function startServer(
  place: { host: string; port: number } | GivenSocket,
): Promise<RunningServer> {
  const server = createServer(timeouts);
  limitConnections(server, limits);
  refuseUnreadable(server);
  let isStopping = false;
  const underWay = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    // The client's next request would be cut off.
    if (isStopping) response.setHeader("Connection", "close");
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  /** Whoever asks often is told to close; the others are idle after a while. */
  async function quietDown(): Promise<void> {
    await wait(idleGraceMs);
    // Others may come while these are answered.
    while (underWay.size > 0) {
      await Promise.all([...underWay].map((response) => once(response, "close")));
    }
  }
  const early: Parameters<Answer>[] = [];
  let answer: Answer = (...asked) => void early.push(asked);
  server.on("request", (...asked) => answer(...asked));
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
      for (const asked of early.splice(0)) answer(...asked);
    },
    stop: async (graceMs) => {
      isStopping = true;
      for (const response of underWay) {
        if (!response.headersSent) response.setHeader("Connection", "close");
      }
      // Unlike `server.close()`, which cuts off who is about to ask on a connection that is idle.
      NetServer.prototype.close.call(server);
      await Promise.race([quietDown(), wait(graceMs)]);
      server.closeAllConnections();
    },
  };
}
