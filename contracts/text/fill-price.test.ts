import { expect, test } from "vitest";
import { siteConfig } from "#folder/site.config.ts";
import { fillPrice } from "./fill-price.ts";

test("writes a price in each language's format, with cents only if they are not zero", () => {
  const prices = { ...siteConfig.prices, currency: "EUR", session: 100 };
  expect(fillPrice("es", "1 h: {{price:session}}.", prices)).toBe("1 h: 100\u00a0€.");
  expect(fillPrice("en", "{{price:session}}", prices)).toBe("€100");
  expect(fillPrice("es", "{{price:session}}", { ...prices, session: 99.5 })).toBe("99,50\u00a0€");
});

test("writes the prices of a block of hours and the smallest project", () => {
  const block = { hours: 10, price: 850 };
  const project = { from: 2400.5, minWeeks: 3, maxWeeks: 4 };
  const prices = { ...siteConfig.prices, currency: "EUR", block, project };
  expect(fillPrice("en", "{{price:block}}, {{price:project}}", prices)).toBe("€850, €2,400.50");
});

test("writes the price of a package, of each of its sessions, and the discount", () => {
  const discounts = { three: 5, five: 10, ten: 15 };
  const prices = { ...siteConfig.prices, currency: "EUR", session: 99, discounts };
  const text = "{{price:three}}, {{each:three}}, {{discount:three}}";
  expect(fillPrice("en", text, prices)).toBe("€282.15, €94.05, 5");
});
