import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("gives each client its turns in every window, and the seconds until there is one again", () => {
  let time = 0;
  const takeTurn = createRateLimit({ turns: 2, windowMs: 10_000, elapsed: () => time });
  expect(takeTurn("a")).toBeUndefined();
  time = 4_000;
  expect(takeTurn("a")).toBeUndefined();
  expect(takeTurn("a")).toBe(6);
  expect(takeTurn("b")).toBeUndefined();
  time = 9_999;
  expect(takeTurn("a")).toBe(1);
  time = 10_000;
  expect(takeTurn("a")).toBeUndefined();
  expect(takeTurn("a")).toBe(4);
});

test("forgets the first of very many clients", () => {
  const takeTurn = createRateLimit({ turns: 1, windowMs: 10_000, elapsed: () => 0 });
  takeTurn("first");
  for (let index = 1; index < 10_000; index += 1) takeTurn(String(index));
  expect(takeTurn("first")).toBe(10);
  takeTurn("one more");
  expect(takeTurn("first")).toBeUndefined();
  expect(takeTurn("one more")).toBe(10);
});
