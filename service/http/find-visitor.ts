import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";
import type { Network } from "../../contracts/configuration/network.ts";

/**
 * Returns a function that identifies the visitor of a request: an IPv4 address, or the /64 network of an IPv6
 * address. Only trusted proxies may name the client (D27).
 */
export function createVisitorFinder(trustedProxies: readonly Network[]): (c: Context) => string {
  const trusted = new BlockList();
  for (const { address, prefix, family } of trustedProxies) {
    trusted.addSubnet(address, prefix, family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  return (c) => {
    let visitor = readAddress(findPeer(c));
    const askedBy = (c.req.header("x-forwarded-for") ?? "").split(",").toReversed();
    for (const address of askedBy.map(readAddress)) {
      if (visitor === undefined || address === undefined || !isTrusted(visitor)) break;
      visitor = address;
    }
    return visitor === undefined ? "unknown" : nameNetwork(visitor);
  };
}

function findPeer(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? "";
}

/**
 * Parses an address as sockets and proxies write it: IPv4 mapped to IPv6, with interface or port, in brackets or
 * quotes.
 */
function readAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");
  return isIP(address) === 0 ? undefined : address;
}

function nameNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
