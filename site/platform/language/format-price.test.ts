import { expect, test } from "vitest";
import { formatPrice } from "./format-price.ts";

test("writes a price as each language does, with cents only where there are some", () => {
  expect(formatPrice(100, "EUR", "es")).toBe("100\u00a0€");
  expect(formatPrice(100, "EUR", "en")).toBe("€100");
  expect(formatPrice(99.5, "EUR", "es")).toBe("99,50\u00a0€");
});
