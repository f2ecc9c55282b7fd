import { expect, test } from "vitest";
import { createRequestQuota } from "./request-quota.ts";

test("gives each client its requests in every window, and the seconds until there is one again", () => {
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

test("forgets the first of very many clients", () => {
  const spend = createRequestQuota({ requests: 1, windowMs: 10_000, elapsed: () => 0 });
  spend("first");
  for (let index = 1; index < 10_000; index += 1) spend(String(index));
  expect(spend("first")).toBe(10);
  spend("one more");
  expect(spend("first")).toBeUndefined();
  expect(spend("one more")).toBe(10);
});
