import { expect, test } from "vitest";
import { asset } from "../../../../tests/support/rich-text/build-nodes.ts";
import { readAsset } from "./read-asset.ts";

test("reads an asset of the content service, its protocol-relative address and its size", () => {
  const file = { title: "T", description: "D", url: "//images.ctfassets.net/a.jpg" };
  const size = { width: 500, height: 659 };
  const read = readAsset(asset({ ...file, contentType: "Image/JPEG; q=1" }, size));
  const expected = { ...file, url: `https:${file.url}`, contentType: "image/jpeg", ...size };
  expect(read).toEqual(expected);
  expect(readAsset(read)).toEqual(expected);
});

test("makes do without title, description, size and media type", () => {
  expect(
    readAsset({ fields: { file: { url: "/a.csv", details: { image: { width: 1 } } } } }),
  ).toEqual({
    title: "",
    description: "",
    url: "/a.csv",
    contentType: "application/octet-stream",
  });
});

test.each([
  ["https://a.b/c", "https://a.b/c"],
  ["/media/a.png", "/media/a.png"],
  ["http://localhost:4000/a.png", "http://localhost:4000/a.png"],
  ["http://127.0.0.1:4000/a.png", "http://127.0.0.1:4000/a.png"],
  ["http://a.b/c", undefined],
  ["http://localhost.a.b/c", undefined],
  ["javascript:alert(1)", undefined],
  ["data:image/svg+xml,<svg onload=alert(1)>", undefined],
  ["mailto:a@b.c", undefined],
  ["/\\a.b/c", "https://a.b/c"],
  ["", undefined],
  [7, undefined],
])("loads %s from %s", (url, expected) => {
  expect(readAsset(asset({ url, contentType: "image/png" }))?.url).toBe(expected);
});

test.each([
  undefined,
  null,
  3,
  "x",
  [],
  {},
  { fields: null },
  { fields: {} },
  { fields: { file: 1 } },
])("is nothing where there is no file: %j", (value) => {
  expect(readAsset(value)).toBeUndefined();
});
