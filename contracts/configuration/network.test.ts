import { expect, test } from "vitest";
import { parseNetwork } from "./network.ts";

test.each([
  ["127.0.0.1", { address: "127.0.0.1", prefix: 32, family: "ipv4" }],
  ["10.0.0.0/8", { address: "10.0.0.0", prefix: 8, family: "ipv4" }],
  ["::1", { address: "::1", prefix: 128, family: "ipv6" }],
  ["fd00::/8", { address: "fd00::", prefix: 8, family: "ipv6" }],
])("reads %s", (text, network) => {
  expect(parseNetwork(text)).toEqual(network);
});

test.each([
  "",
  "proxy",
  "10.0.0",
  "10.0.0.256",
  "10.0.0.0/33",
  "10.0.0.0/",
  "::1/129",
  "::/0",
  "0.0.0.0/0",
  "1.1.1.1/8/8",
])("%j is no network to trust", (text) => expect(parseNetwork(text)).toBeUndefined());
