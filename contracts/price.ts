import * as v from "valibot";

const discount = v.pipe(
  v.number(),
  v.integer("expected a whole percentage"),
  v.minValue(1, "expected a percentage from 1 to 90"),
  v.maxValue(90, "expected a percentage from 1 to 90"),
);

const price = (highest: number) =>
  v.pipe(
    v.number(),
    v.minValue(1, "expected a price of 1 or more"),
    v.maxValue(highest, `expected a price of ${String(highest)} or less`),
    v.check(
      (amount) => /^\d+(?:\.\d{1,2})?$/.test(String(amount)),
      "expected no more than two decimals",
    ),
  );
const whole = v.pipe(
  v.number(),
  v.integer("expected a whole number"),
  v.minValue(1, "expected 1 or more"),
);

/**
 * Prices of a session, a block of hours and the smallest project, taxes included, and the percentage off each session
 * of a package (§9); a package without one is not offered.
 */
export const pricesSchema = v.strictObject({
  /** True until the owner enters real prices; pages and `npm run doctor` then say so. */
  arePlaceholders: v.boolean(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "expected a currency code such as EUR")),
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
    }, "expected discounts that grow with the package: three < five < ten"),
  ),
  block: v.strictObject({ hours: whole, price: price(100_000) }),
  project: v.pipe(
    v.strictObject({ from: price(1_000_000), minWeeks: whole, maxWeeks: whole }),
    v.check(({ minWeeks, maxWeeks }) => minWeeks < maxWeeks, "expected minWeeks < maxWeeks"),
  ),
});

export type Prices = v.InferOutput<typeof pricesSchema>;
