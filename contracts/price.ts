import * as v from "valibot";

const discount = v.pipe(
  v.number(),
  v.integer("expected a whole percentage"),
  v.minValue(1, "expected a percentage from 1 to 90"),
  v.maxValue(90, "expected a percentage from 1 to 90"),
);

/** Price of a session, taxes included, and percent off each session of a package (§9). */
export const pricesSchema = v.strictObject({
  /** True until the owner enters real prices; the booking pages and `npm run doctor` then say so. */
  arePlaceholders: v.boolean(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "expected a currency code such as EUR")),
  session: v.pipe(
    v.number(),
    v.minValue(1, "expected a price of 1 or more"),
    v.check(
      (price) => /^\d+(?:\.\d{1,2})?$/.test(String(price)),
      "expected no more than two decimals",
    ),
  ),
  discounts: v.pipe(
    v.strictObject({ three: discount, five: discount, ten: discount }),
    v.check(
      ({ three, five, ten }) => three < five && five < ten,
      "expected discounts that grow with the package: three < five < ten",
    ),
  ),
});

export type Prices = v.InferOutput<typeof pricesSchema>;
