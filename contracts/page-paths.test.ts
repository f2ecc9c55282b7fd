import { expect, test } from "vitest";
import { byLocale, locales } from "./locale.ts";
import { findEdition, toAddress } from "./page-paths.ts";

test.each([
  ["/", undefined],
  ["/servicios", undefined],
  ["/english", undefined],
  ["/en", "en"],
  ["/en/", "en"],
  ["/en/servicios", "en"],
])("the edition of %s is %s", (pathname, edition) => {
  expect(findEdition(pathname)).toBe(edition);
});

test("every language has a value, and an address of its own", () => {
  const addresses = byLocale((locale) => toAddress(locale, "/servicios"));
  expect(Object.keys(addresses)).toEqual([...locales]);
  expect(new Set(Object.values(addresses)).size).toBe(locales.length);
});
