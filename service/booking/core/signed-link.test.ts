import { expect, test } from "vitest";
import { readLink, signLink } from "./signed-link.ts";

const key = Buffer.alloc(32, 1);
const id = "0123456789abcdef";
const end = Date.UTC(2027, 2, 28);
const token = signLink(key, "appointment", id, end);

test("a link is valid until its expiry", () => {
  expect(readLink(key, "appointment", token, end - 1)).toEqual({ state: "valid", id });
  expect(readLink(key, "appointment", token, end)).toEqual({ state: "expired" });
});

test("a link is valid for one kind and one key", () => {
  expect(readLink(key, "purchase", token, 0)).toEqual({ state: "forged" });
  expect(readLink(Buffer.alloc(32, 2), "appointment", token, 0)).toEqual({ state: "forged" });
});

test("a link with any of its characters changed, lost or added is forged", () => {
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === "a" ? "b" : "a";
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(readLink(key, "appointment", changed, 0), changed).toEqual({ state: "forged" });
  }
  for (const bad of ["", token.slice(1), token.slice(0, -1), `${token}a`, "..", `${token}\n`]) {
    expect(readLink(key, "appointment", bad, 0), bad).toEqual({ state: "forged" });
  }
});
