import type { Route } from "@playwright/test";

/** How a third party can be missed: a blocker, no such host, no answer, a fault, a page in its place, or another kind of file. */
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

/** Meets a request with a fault, at the edge of the network. */
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
