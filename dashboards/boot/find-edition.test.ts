import { expect, it } from "vitest";
import { findEdition } from "./find-edition.ts";

it.each([
  ["/dashboards/nps-bi?lang=en", "es", "/en/dashboards/nps-bi"],
  ["/dashboards/nps-bi?trial&lang=en#p=x", "es", "/en/dashboards/nps-bi?trial#p=x"],
  ["/dashboards/nps-bi?lang=en&trial", "es", "/en/dashboards/nps-bi?trial"],
  ["/en/dashboards/nps-bi?lang=es", "en", "/dashboards/nps-bi"],
  ["/dashboards/nps-bi?lang=es", "es", null],
  ["/dashboards/nps-bi?lang=fr", "es", null],
  ["/dashboards/nps-bi", "es", null],
])("%s read in %s leads to %s", (address, language, expected) => {
  expect(findEdition("nps-bi", language, new URL(address, "https://a.test"))).toBe(expected);
});
