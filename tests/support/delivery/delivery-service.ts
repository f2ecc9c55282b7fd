import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCall } from "./answer-call.ts";
import { DeliveryError } from "./delivery-error.ts";
import { findFault, type Fault } from "./faults.ts";
import { answerMedia } from "./media.ts";
import { openSpace, spaceKind } from "./spaces.ts";

/** The only token that the service accepts. */
export const deliveryToken = "delivery-token-of-the-tests-12345";

type LoggedCall = {
  method: string;
  path: string;
  parameters: Record<string, string>;
  headers: IncomingMessage["headers"];
};

export type DeliveryService = {
  origin: string;
  calls: (space: string) => LoggedCall[];
  preflights: (space: string) => LoggedCall[];
  stop: () => Promise<void>;
};

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET,HEAD,OPTIONS",
  "access-control-allow-headers":
    "Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,DNT,Destination,Expires,If-Match,If-Modified-Since,If-None-Match,Keep-Alive,Last-Modified,Origin,Pragma,Range,User-Agent,X-Http-Method-Override,X-Mx-ReqToken,X-Requested-With,X-Contentful-Version,X-Contentful-Content-Type,X-Contentful-Organization,X-Contentful-Skip-Transformation,X-Contentful-User-Agent,X-Contentful-Enable-Alpha-Feature,X-Contentful-Resource-Resolution",
  "access-control-expose-headers": "Etag",
  "access-control-max-age": "86400",
};
const mediaType = "application/vnd.contentful.delivery.v1+json";

/**
 * A content delivery service on loopback that behaves as the recorded one. A space's id chooses its content and its
 * faults; a suffix after `--` gives a test its own log, e.g. `forty--pages`. `GET /calls/{space}` returns that log to
 * other processes.
 */
export async function startDelivery({ port = 0 } = {}): Promise<DeliveryService> {
  const log: (LoggedCall & { space: string })[] = [];
  const listed = (space: string, isPreflight: boolean) =>
    log.filter((call) => call.space === space && (call.method === "OPTIONS") === isPreflight);
  const calls = (space: string) => listed(space, false);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    const [, root = "", space = "", ...rest] = pathname.split("/");
    if (root === "calls") return send(response, 200, calls(space));
    if (root !== "spaces") return answerMedia(root, space, response);
    const before = calls(space).length;
    const { method = "", headers } = request;
    const parameters = Object.fromEntries(searchParams);
    log.push({ space, method, path: rest.join("/"), parameters, headers });
    if (method === "OPTIONS") return void response.writeHead(200, cors).end();
    const fault = findFault(spaceKind(space), searchParams.get("locale"), before);
    const answer = () => answerSpace(space, rest, searchParams, request, response);
    return fault === undefined ? answer() : fail(fault, response, answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls,
    preflights: (space) => listed(space, true),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function answerSpace(
  space: string,
  path: string[],
  parameters: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  try {
    const content = openSpace(space, `http://${request.headers.host ?? ""}`);
    const token = request.headers.authorization ?? `Bearer ${parameters.get("access_token") ?? ""}`;
    if (token !== `Bearer ${deliveryToken}` || content === undefined) {
      throw new DeliveryError(401, "AccessTokenInvalid");
    }
    const [environments, environment, ...rest] = path;
    if (path.join("") === "") return send(response, 200, describeSpace(space));
    if (environments !== "environments" || environment !== "master") {
      throw new DeliveryError(404, "NotFound");
    }
    if (request.method === "POST" && rest.join("/") === "asset_keys") {
      return send(response, 200, { policy: "policy", secret: "secret" });
    }
    if (request.method !== "GET") throw new DeliveryError(404, "NotFound");
    return send(response, 200, answerCall(content, { space, path: rest.join("/"), parameters }));
  } catch (error) {
    const known = error instanceof DeliveryError ? error : new DeliveryError(500, "ServerError");
    return send(response, known.status, known.toBody(nextRequestId()));
  }
}

function fail(fault: Fault, response: ServerResponse, answer: () => void): void {
  if (fault.kind === "late") return void setTimeout(answer, fault.waitMs);
  if (fault.kind === "cut" && !fault.isAnswering) response.destroy();
  if (fault.kind === "cut" && fault.isAnswering) {
    response.writeHead(200, { ...cors, "content-type": mediaType, "content-length": "5000" });
    response.write('{"sys":{"type":"Array"},', () => response.destroy());
  }
  if (fault.kind === "text") {
    response.writeHead(200, { ...cors, "content-type": fault.contentType }).end(fault.body);
  }
  if (fault.kind === "status") {
    const { status, headers, body } = fault;
    const ids = { 400: "BadRequest", 429: "RateLimitExceeded" } as const;
    const id = ids[status as keyof typeof ids] ?? "ServerError";
    const known = new DeliveryError(status, id).toBody(nextRequestId());
    response
      .writeHead(status, { ...cors, ...headers, "content-type": body ? "text/html" : mediaType })
      .end(body ?? JSON.stringify(known));
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const requestId = nextRequestId();
  response.writeHead(status, {
    ...cors,
    "content-type": mediaType,
    "x-contentful-request-id": requestId,
    etag: `W/"${requestId}"`,
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "cache-control": "max-age=0",
  });
  response.end(JSON.stringify(body));
}

function describeSpace(id: string): object {
  const locales = [
    { code: "es", default: true, name: "Spanish", fallbackCode: null },
    { code: "en", default: false, name: "English", fallbackCode: "es" },
  ];
  return { sys: { type: "Space", id }, name: id, locales };
}

let requestCount = 0;

function nextRequestId(): string {
  requestCount += 1;
  return `request-${String(requestCount)}`;
}
