import { expect, test } from "vitest";
import { negotiateEncoding, type Encoding } from "./negotiate-encoding.ts";

const all: Encoding[] = ["br", "gzip", "identity"];

test.each<[string | undefined, Encoding[], Encoding]>([
  [undefined, all, "identity"],
  ["gzip, deflate, br, zstd", all, "br"],
  ["gzip, deflate, br, zstd", ["identity"], "identity"],
  ["BR", all, "br"],
  ["br;q=0.1,gzip;q=0.2", all, "gzip"],
  ["br ; q=0.000 , gzip", all, "gzip"],
  ["gzip;q=0, br;q=0", all, "identity"],
  ["*;q=0.5, br;q=0", all, "gzip"],
  ["br;q=2", all, "identity"],
  ["br;q=x", all, "identity"],
  ["br;q=", all, "identity"],
  ["bro,br-x,,;", all, "identity"],
])("for %j of %j chooses %s", (header, available, chosen) => {
  expect(negotiateEncoding(header, available)).toBe(chosen);
});
