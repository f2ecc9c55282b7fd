import type { Route } from "@playwright/test";

/**
 * Ways in which a third party can fail: a blocker, no such host, no answer, an error, a page instead, or another kind
 * of file.
 */
export const networkFaults = [
  "blocked",
  "unresolved",
  "silent",
  "failing",
  "page",
  "picture",
] as const;

export type NetworkFault = (typeof networkFaults)[number];

const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Answers a request with a fault, by intercepting it. */
export async function meetWithFault(route: Route, fault: NetworkFault): Promise<void> {
  switch (fault) {
    case "blocked":
      return route.abort("blockedbyclient");
    case "unresolved":
      return route.abort("namenotresolved");
    case "silent":
      return undefined;
    case "failing":
      return route.fulfill({ status: 500, headers, contentType: "text/plain", body: "Error" });
    case "page":
      return route.fulfill({ headers, contentType: "text/html", body: "<!doctype html><p>Hi" });
    case "picture":
      return route.fulfill({
        headers,
        contentType: "image/svg+xml",
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
      });
  }
}
