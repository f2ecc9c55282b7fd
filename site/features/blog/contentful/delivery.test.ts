import { createClient } from "contentful";
import { beforeEach, expect, test, vi } from "vitest";
import { openDelivery } from "./delivery.ts";

vi.mock("contentful", async (load) => {
  const library = await load<typeof import("contentful")>();
  return { ...library, createClient: vi.fn(library.createClient) };
});
beforeEach(() => void vi.mocked(createClient).mockClear());

const keys = { spaceId: "space", accessToken: "delivery-token-12345" };

test("sets the client up with five retries and 30 seconds (§9), by default for the service itself", () => {
  openDelivery(keys, () => undefined);
  expect(createClient).toHaveBeenCalledExactlyOnceWith({
    space: "space",
    accessToken: "delivery-token-12345",
    environment: "master",
    host: "cdn.contentful.com",
    insecure: false,
    timeout: 30_000,
    retryLimit: 5,
    logHandler: expect.any(Function),
  });
});

test.each([
  ["http://localhost:5210", "localhost:5210", true],
  ["http://127.0.0.1", "127.0.0.1", true],
  ["https://cdn.eu.contentful.com", "cdn.eu.contentful.com", false],
])("takes %s", (origin, host, insecure) => {
  openDelivery({ ...keys, environment: "staging", origin }, () => undefined);
  expect(createClient).toHaveBeenCalledWith(
    expect.objectContaining({ host, insecure, environment: "staging" }),
  );
});

// The client would send the token to cdn.contentful.com over http.
test.each([
  "http://[::1]:5210",
  "http://a",
  "localhost:5210",
  "https://host/path",
  "ftp://host",
  "",
])("refuses %j", (origin) => {
  expect(() => openDelivery({ ...keys, origin }, () => undefined)).toThrow(
    "VITE_CONTENTFUL_ORIGIN",
  );
  expect(createClient).not.toHaveBeenCalled();
});

test("logs no more of the token than its last five characters", () => {
  const log = vi.fn<(line: string) => void>();
  openDelivery(keys, log);
  const { logHandler } = vi.mocked(createClient).mock.calls[0]![0];
  logHandler?.("warning", "Authorization: Bearer delivery-token-12345");
  logHandler?.("error", { message: "Bearer delivery-token-12345", headers: keys });
  expect(log.mock.calls).toEqual([
    ["Contentful: Authorization: Bearer ...12345"],
    ["Contentful: Bearer ...12345"],
  ]);
});
