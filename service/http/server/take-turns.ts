import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers the requests of a connection one at a time, so that pipelining gives no client more than its share. */
export function takeTurns(answer: Answer): Answer {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const before = latest.get(request.socket);
    latest.set(request.socket, response);
    if (before === undefined || before.closed) answer(request, response);
    else before.once("close", () => setImmediate(answer, request, response));
  };
}
