import { expect, test } from "vitest";
import { strictestPolicy } from "../../service/http/security-headers.ts";
import { enquiryBody, formCall, ids, jsonCall, makeService, params } from "./make-service.ts";
import { documentPolicy, policy } from "./make-site.ts";
import { scoreHeaders } from "./score-headers.ts";

type Call = { path: string; init?: RequestInit };

const goodJson = jsonCall(enquiryBody());
const documents: [string, number, Call][] = [
  ["a page", 200, { path: "/servicios" }],
  ["a page known to the browser", 304, { path: "/", init: { headers: { "if-none-match": "*" } } }],
  ["an unknown page", 404, { path: "/nope" }],
  ["a HEAD request", 200, { path: "/", init: { method: "HEAD" } }],
];
const withoutInlineCode: [string, number, Call][] = [
  ["a drawing, which can be opened", 200, { path: "/images/icon.svg" }],
  ["a feed", 200, { path: "/rss.xml" }],
  ["a worker, which obeys its own policy", 200, { path: "/assets/report-worker-5e6f.js" }],
  ["an incomplete form", 422, formCall({ ...ids }, { accept: "text/html" })],
];
const files: [string, number, Call][] = [
  ["a page's other spelling", 301, { path: "/servicios/" }],
  ["a style sheet", 200, { path: "/assets/site-1a2b.css" }],
  ["a script", 200, { path: "/assets/entry-3c4d.js" }],
  ["data", 200, { path: "/_data/es/index.json" }],
  ["a picture", 200, { path: "/images/portrait.webp" }],
  ["a picture known to the browser", 304, known("/images/portrait.webp")],
  ["a wrong method", 405, { path: "/", init: { method: "POST" } }],
];
const calls: [string, number, Call][] = [
  ["health", 200, { path: "/healthz" }],
  ["health as container hosts ask for it", 200, { path: "/up" }],
  ["an unknown call", 404, { path: "/api/nope" }],
  ["a call with the wrong method", 405, { path: goodJson.path }],
  ["an enquiry", 200, goodJson],
  ["a malformed enquiry", 400, jsonCall("{")],
  ["an enquiry from elsewhere", 403, jsonCall({}, { origin: "https://evil.example" })],
  ["an enquiry that is too large", 413, jsonCall("x".repeat(20_000))],
  ["an enquiry of an unknown type", 415, jsonCall("x", { "Content-type": "text/plain" })],
  ["an incomplete enquiry", 422, jsonCall(enquiryBody({ message: "" }))],
  ["a posted form", 303, formCall({ ...ids, ...params }, { accept: "text/html" })],
];

function known(path: string): Call {
  return { path, init: { headers: { "if-none-match": "*" } } };
}

async function request({ path, init }: Call, status: number): Promise<Headers> {
  const { headers, status: given } = await makeService().app.request(path, init);
  expect(given).toBe(status);
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("server")).toBeNull();
  expect(headers.get("x-powered-by")).toBeNull();
  const isApi = path.startsWith("/api/") || ["/healthz", "/up"].includes(path);
  expect(headers.get("cache-control") === "no-store").toBe(isApi);
  return headers;
}

function expectDocument(headers: Headers, itsPolicy: string): void {
  expect(headers.get("content-security-policy")).toBe(itsPolicy);
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("permissions-policy")).toBe("camera=(),geolocation=(),microphone=()");
}

test.each(documents)("gives %s (%i) the policy of its document", async (_, status, call) => {
  const headers = await request(call, status);
  expectDocument(headers, documentPolicy);
  // A+ begins at 100.
  expect(scoreHeaders(headers)).toBe(130);
});

test.each(withoutInlineCode)("gives %s (%i) the policy without hashes", async (_, status, call) => {
  const headers = await request(call, status);
  expectDocument(headers, policy);
  expect(scoreHeaders(headers)).toBeGreaterThanOrEqual(120); // pictures may be shown elsewhere
});

test.each(calls)("lets nothing run in %s (%i)", async (_, status, call) => {
  const headers = await request(call, status);
  const type = headers.get("content-type") ?? "";
  expect(headers.get("content-security-policy")).toBe(
    type.startsWith("text/html") ? policy : strictestPolicy,
  );
});

test.each(files)("protects %s (%i) without the weight of the policy", async (_, status, call) => {
  const headers = await request(call, status);
  expect(headers.get("content-security-policy")).toBeNull();
  expect(headers.get("permissions-policy")).toBeNull();
  const bytes = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join("").length;
  expect(bytes).toBeLessThanOrEqual(500); // 600 with the status line and Node's additions
});

test("lets other sites show the pictures meant for sharing, and nothing else", async () => {
  const { app } = makeService();
  const policies = {
    "/images/portrait.webp": "cross-origin",
    "/share/home.png": "cross-origin",
    "/": "same-origin",
    "/assets/site-1a2b.css": "same-origin",
    "/api/v1.0/email/send": "same-origin",
  };
  for (const [path, value] of Object.entries(policies)) {
    const answer = await app.request(path);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe(value);
  }
});

test("allows nothing while the build has written no policy", async () => {
  const { app } = makeService({ siteDir: import.meta.dirname });
  expect(await (await app.request("/")).text()).toBe("404: there is no such page.");
  const { path, init } = formCall({ ...ids }, { accept: "text/html" });
  const refusal = await app.request(path, init);
  expect(refusal.headers.get("content-security-policy")).toBe(strictestPolicy);
});

test("protects the answer to an unexpected error, which has only its number", async () => {
  const { app, log } = makeService({
    elapsed: () => {
      throw new Error("internal detail");
    },
  });
  const answer = await app.request("/healthz");
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(text).not.toContain("internal detail");
  expect(log).toEqual([
    expect.objectContaining({ status: 500, error: expect.stringContaining("internal detail") }),
  ]);
  expect(text).toContain(String(log[0]?.["id"]));
});

test("logs refusals only, under an id and without the query", async () => {
  const { app, log } = makeService();
  await app.request("/servicios");
  await app.request("/nope%0a%7b%22event%22%3a%22forged%22%7d?email=ana@example.com");
  expect(log).toEqual([
    {
      event: "request",
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
      method: "GET",
      path: "/nope%0a%7b%22event%22%3a%22forged%22%7d",
      status: 404,
      error: undefined,
    },
  ]);
});
