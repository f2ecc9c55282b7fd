import { Hono } from "hono";
import { expect, test } from "vitest";
import { parseNetwork, type Network } from "../../contracts/configuration/network.ts";
import { createVisitorFinder } from "./find-visitor.ts";

async function find(trusted: string[], remoteAddress: string | undefined, header?: string) {
  const findVisitor = createVisitorFinder(trusted.map((text) => parseNetwork(text) as Network));
  const app = new Hono().get("/", (c) => c.text(findVisitor(c)));
  const headers = header === undefined ? {} : { "x-forwarded-for": header };
  const env = { incoming: { socket: { remoteAddress } } };
  return (await app.request("/", { headers }, env)).text();
}

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:DB8:0:7:ffff:1:2:3", "2001:db8:0:7"],
  ["::1", "0:0:0:0"],
  ["1::2:3:4:5:6:7", "1:0:2:3"],
  ["1:2:3:4:5:6:7::", "1:2:3:4"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  [undefined, "unknown"],
])("a request from %s is of visitor %s", async (address, visitor) => {
  expect(await find([], address)).toBe(visitor);
  expect(await find([], address, "203.0.113.9")).toBe(visitor);
});

const proxies = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"];

test.each([
  ["127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["fd12::1", "2001:db8:0:7::1", "2001:db8:0:7"],
  ["127.0.0.1", "198.51.100.1, 127.0.0.1, 203.0.113.9", "203.0.113.9"],
  ["127.0.0.1", "203.0.113.9, 10.1.2.3,10.4.5.6", "203.0.113.9"],
  ["127.0.0.1", "203.0.113.9, 192.0.2.8, 10.1.2.3", "192.0.2.8"],
  ["127.0.0.1", "10.0.0.7, 10.1.2.3", "10.0.0.7"],
  ["127.0.0.1", "9.1.1.4:4711", "9.1.1.4"],
  ["127.0.0.1", "203.0.113.9:4711, 10.1.2.3:80", "203.0.113.9"],
  ["127.0.0.1", "[2001:db8:0:7::1]:4711", "2001:db8:0:7"],
  ["127.0.0.1", '"[2001:db8:0:7::1]:4711"', "2001:db8:0:7"],
  ["127.0.0.1", '"203.0.113.9"', "203.0.113.9"],
  ["127.0.0.1", "[2001:db8:0:7::1]", "2001:db8:0:7"],
  ["127.0.0.1", "[::ffff:203.0.113.9]:1", "203.0.113.9"],
  ["127.0.0.1", "203.0.113.9:port", "127.0.0.1"],
  ["127.0.0.1", undefined, "127.0.0.1"],
  ["127.0.0.1", "203.0.113.9, nobody", "127.0.0.1"],
  ["127.0.0.1", "nobody, 10.1.2.3", "10.1.2.3"],
  ["192.0.2.1", "203.0.113.9", "192.0.2.1"],
])("through %s with %j it is %s", async (address, header, visitor) => {
  expect(await find(proxies, address, header)).toBe(visitor);
});
