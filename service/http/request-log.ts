import { randomBytes } from "node:crypto";
import type { ErrorHandler, MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";

export type RequestVariables = { Variables: { requestId: string } };

const longestLoggedPath = 200;

/** Logs every rejected or failed request without its query, which can hold what a visitor typed. */
export function logRequests(log: Log): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const id = randomBytes(4).toString("hex");
    c.set("requestId", id);
    await next();
    if (c.res.status < 400) return;
    const path = hideAddresses(new URL(c.req.url).pathname).slice(0, longestLoggedPath);
    const { status } = c.res;
    log({ event: "request", id, method: c.req.method, path, status, error: c.error?.stack });
  };
}

/** Removes the parts of a path that hold an e-mail address, encoded or not. */
function hideAddresses(path: string): string {
  return path.replaceAll(/[^/]*(?:@|%(?:25)*40)[^/]*/gi, "…");
}

export const answerUnexpectedError: ErrorHandler<RequestVariables> = (_error, c) =>
  c.text(
    [
      `Algo ha fallado. Si escribes para contarlo, indica ${c.get("requestId")}.`,
      `Something went wrong. If you write about it, please quote ${c.get("requestId")}.`,
    ].join("\n"),
    500,
  );
