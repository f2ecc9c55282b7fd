import { inspect } from "node:util";
import { expect, test } from "vitest";
import { readContentError } from "./content-error.ts";

const token = "delivery-token-12345";
const request = { headers: { Authorization: `Bearer ${token}` } };

function makeHttpError(answer: object): Error {
  return Object.assign(new Error(JSON.stringify({ ...answer, request })), { name: "NotFound" });
}

test("takes status, message and request id out of the client's JSON, and nothing of the request", () => {
  const message = `No space has the token ${token}`;
  const error = readContentError(makeHttpError({ status: 404, message, requestId: "r1" }), token);
  expect(error).toMatchObject({ status: 404, requestId: "r1" });
  expect(error.message).toBe("NotFound: No space has the token ...12345");
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(token);
});

test("drops the request of a connection error", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", request });
  const error = readContentError(cause, token);
  expect(error).toMatchObject({ message: "ECONNREFUSED: connect ECONNREFUSED", status: undefined });
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(token);
});

test.each([new TypeError("called on non-object"), new Error("[1]"), "text", {}])(
  "makes an error of %s",
  (thrown) => {
    expect(readContentError(thrown, token)).toMatchObject({ name: "ContentError" });
  },
);
