import * as v from "valibot";

export type Network = { address: string; prefix: number; family: "ipv4" | "ipv6" };

const families = [
  { family: "ipv4", schema: v.pipe(v.string(), v.ipv4()), bits: 32 },
  { family: "ipv6", schema: v.pipe(v.string(), v.ipv6()), bits: 128 },
] as const;

/**
 * Parses an address or CIDR range, e.g. `"127.0.0.1"` or `"fd00::/8"`; undefined where it is malformed or matches
 * every address.
 */
export function parseNetwork(text: string): Network | undefined {
  const [, address = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const kind = families.find(({ schema }) => v.is(schema, address));
  if (kind === undefined) return undefined;
  const prefix = length === undefined ? kind.bits : Number(length);
  return prefix >= 1 && prefix <= kind.bits ? { address, prefix, family: kind.family } : undefined;
}
