import * as v from "valibot";

const discount = v.pipe(
  v.number(),
  v.integer("expected a whole percentage"),
  v.minValue(1, "expected a percentage from 1 to 90"),
  v.maxValue(90, "expected a percentage from 1 to 90"),
);

/** Price of a session, taxes included, and percent off each session of a package (§9); a package without one is not offered. */
export const pricesSchema = v.strictObject({
  /** True until the owner enters real prices; the booking pages and `npm run doctor` then say so. */
  arePlaceholders: v.boolean(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "expected a currency code such as EUR")),
  session: v.pipe(
    v.number(),
    v.minValue(1, "expected a price of 1 or more"),
    v.maxValue(10_000, "expected a price of 10000 or less"),
    v.check(
      (price) => /^\d+(?:\.\d{1,2})?$/.test(String(price)),
      "expected no more than two decimals",
    ),
  ),
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
});

export type Prices = v.InferOutput<typeof pricesSchema>;
