import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { listSecurityHeaders, strictestPolicy } from "../security-headers.ts";

const contentType = "text/plain; charset=utf-8";
const headers = {
  "Content-Type": contentType,
  Connection: "close",
  ...listSecurityHeaders(strictestPolicy, { path: "/", contentType }),
};

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers requests that Node would reject itself, with the headers of every other response. */
export function refuseUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else socket.end(writeAnswer(statuses[error.code ?? ""] ?? 400));
  });
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, headers).end(STATUS_CODES[417]);
  });
}

/** Answer to a malformed `Host` header, which never reaches the app. */
export function answerUnreadableRequest(): Response {
  return new Response("The request could not be read.", { status: 400, headers });
}

/** Answers 400 to two `Host` headers: a proxy and this service could read different ones (RFC 9112 §3.2). */
export function refuseSecondHost(request: IncomingMessage, response: ServerResponse): boolean {
  const names = request.rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === "host").length < 2) return false;
  response.writeHead(400, headers).end("The request names more than one host.");
  return true;
}

function writeAnswer(status: number): string {
  const text = STATUS_CODES[status] ?? "";
  const lines = Object.entries({ ...headers, "Content-Length": String(text.length) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${String(status)} ${text}\r\n${head}\r\n${text}`;
}
