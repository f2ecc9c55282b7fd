import { expect, test } from "vitest";
import { byLocale, defaultLocale, localePrefix, locales } from "../locale.ts";
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

test("the prefix of an edition is the name of its language, as the script in the head assumes", () => {
  const prefixes = byLocale((locale) => (locale === defaultLocale ? "" : `/${locale}`));
  expect(localePrefix).toEqual(prefixes);
});

test("every language has a value, and an address of its own", () => {
  const addresses = byLocale((locale) => toAddress(locale, "/servicios"));
  expect(Object.keys(addresses)).toEqual([...locales]);
  expect(new Set(Object.values(addresses)).size).toBe(locales.length);
});
