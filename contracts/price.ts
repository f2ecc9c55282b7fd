import * as v from "valibot";
import { expected } from "./value-faults.ts";

const discount = v.pipe(
  v.number(),
  v.integer(expected("percentage-whole")),
  v.minValue(1, expected("percentage-range")),
  v.maxValue(90, expected("percentage-range")),
);

const price = (highest: number) =>
  v.pipe(
    v.number(),
    v.minValue(1, expected("price-least")),
    v.maxValue(highest, expected("price-most")),
    v.check((amount) => /^\d+(?:\.\d{1,2})?$/.test(String(amount)), expected("price-decimals")),
  );
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * Prices of a session, a block of hours and the smallest project, taxes included, and the percentage off each session
 * of a package (§9); a package without one is not offered.
 */
export const pricesSchema = v.strictObject({
  /** True until the owner enters real prices; pages and `npm run doctor` then say so. */
  arePlaceholders: v.boolean(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, expected("currency-code"))),
  session: price(10_000),
  discounts: v.pipe(
    v.strictObject({
      three: v.exactOptional(discount),
      five: v.exactOptional(discount),
      ten: v.exactOptional(discount),
    }),
    v.check(({ three, five, ten }) => {
      const offered = [three, five, ten].filter((percent) => percent !== undefined);
      return offered.every((percent, at) => at === 0 || percent > (offered[at - 1] ?? 0));
    }, expected("discounts-grow")),
  ),
  block: v.strictObject({ hours: whole, price: price(100_000) }),
  project: v.pipe(
    v.strictObject({ from: price(1_000_000), minWeeks: whole, maxWeeks: whole }),
    v.check(({ minWeeks, maxWeeks }) => minWeeks < maxWeeks, expected("weeks-order")),
  ),
});

export type Prices = v.InferOutput<typeof pricesSchema>;
