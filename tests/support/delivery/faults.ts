/** A space's faulty behavior. */
export type Fault =
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: string }
  | { kind: "text"; contentType: string; body: string }
  /** Answers as usual, but late. */
  | { kind: "late"; waitMs: number }
  /** Accepts the call and never answers. */
  | { kind: "silent" }
  /** Breaks the connection, during the answer or before it. */
  | { kind: "cut"; isAnswering: boolean };

const page = "<!doctype html><title>Not the service</title>";
const reset = { "x-contentful-ratelimit-reset": "0" };
const exposed = { "access-control-expose-headers": "Etag, X-Contentful-RequestQuota-Reset" };

/**
 * Returns the fault of a call, by its space's name, its language and the number of earlier calls. `limited` includes a
 * retry time that browsers can read, `limited-hidden` one that they cannot, as the real service does, and
 * `limited-bare` none; `flaky` answers the third call.
 */
export function findFault(space: string, locale: string | null, before: number): Fault | undefined {
  const faults: Record<string, Fault | undefined> = {
    "error-500": { kind: "status", status: 500 },
    "error-page": { kind: "status", status: 503, body: page },
    limited: { kind: "status", status: 429, headers: { ...reset, ...exposed } },
    "limited-hidden": { kind: "status", status: 429, headers: reset },
    "limited-bare": { kind: "status", status: 429 },
    flaky: before < 2 ? { kind: "status", status: 502 } : undefined,
    slow: { kind: "late", waitMs: 3000 },
    silent: { kind: "silent" },
    cut: { kind: "cut", isAnswering: true },
    dropped: { kind: "cut", isAnswering: false },
    html: { kind: "text", contentType: "text/html", body: page },
    blank: { kind: "text", contentType: "application/json", body: "{}" },
    "en-fails": locale === "en" ? { kind: "status", status: 400 } : undefined,
    "en-breaks": locale === "en" ? { kind: "status", status: 500 } : undefined,
    "en-dropped": locale === "en" ? { kind: "cut", isAnswering: false } : undefined,
  };
  return faults[space];
}
