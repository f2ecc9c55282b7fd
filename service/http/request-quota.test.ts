import { expect, test } from "vitest";
import { createRequestQuota } from "./request-quota.ts";

test("allows each client its requests per window, and returns the seconds until the next", () => {
  let time = 0;
  const spend = createRequestQuota({ requests: 2, windowMs: 10_000, elapsed: () => time });
  expect(spend("a")).toBeUndefined();
  time = 4_000;
  expect(spend("a")).toBeUndefined();
  expect(spend("a")).toBe(6);
  expect(spend("b")).toBeUndefined();
  time = 9_999;
  expect(spend("a")).toBe(1);
  time = 10_000;
  expect(spend("a")).toBeUndefined();
  expect(spend("a")).toBe(4);
});

test("drops the oldest of very many clients", () => {
  const spend = createRequestQuota({ requests: 1, windowMs: 10_000, elapsed: () => 0 });
  spend("first");
  for (let index = 1; index < 10_000; index += 1) spend(String(index));
  expect(spend("first")).toBe(10);
  spend("one more");
  expect(spend("first")).toBeUndefined();
  expect(spend("one more")).toBe(10);
});
