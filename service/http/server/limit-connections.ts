import type { Server } from "node:http";
import type { Socket } from "node:net";

export type ConnectionLimits = {
  mostConnections: number;
  /** Unanswered requests of one connection; browsers and proxies wait for the answer before they send the next. */
  mostPipelined: number;
};

/**
 * Limits open connections and unanswered requests: at the limit a new connection replaces the one idle longest, and a
 * connection with too many unanswered requests is closed.
 */
export function limitConnections(
  server: Server,
  { mostConnections, mostPipelined }: ConnectionLimits,
): void {
  /** Unanswered requests of each connection, in the order of last use. */
  const connections = new Map<Socket, number>();

  function note(socket: Socket, change: number): number {
    const unanswered = connections.get(socket);
    if (unanswered === undefined) return 0;
    connections.delete(socket);
    connections.set(socket, unanswered + change);
    return unanswered + change;
  }

  function dropOldest(): void {
    const sockets = [...connections];
    const [oldest] = sockets.find(([, unanswered]) => unanswered === 0) ?? sockets[0]!;
    oldest.destroy();
    connections.delete(oldest);
  }

  server.on("connection", (socket) => {
    if (connections.size >= mostConnections) dropOldest();
    connections.set(socket, 0);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    response.once("close", () => note(socket, -1));
    if (note(socket, 1) > mostPipelined) socket.destroy();
  });
}
