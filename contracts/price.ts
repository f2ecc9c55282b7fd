import * as v from "valibot";
import { consultation } from "./consultation.ts";
import type { PackageName } from "./booking.ts";

const discount = v.pipe(
  v.number(),
  v.integer("expected a whole percentage"),
  v.minValue(1, "expected a percentage from 1 to 90"),
  v.maxValue(90, "expected a percentage from 1 to 90"),
);

/** What a session costs and how much less in a package (§9); the owner's, in site.config.ts. */
export const pricesSchema = v.strictObject({
  /** True until the owner has put in their own: the booking pages and `npm run doctor` say so. */
  arePlaceholders: v.boolean(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "expected a currency code such as EUR")),
  /** One session, taxes included. */
  session: v.pipe(
    v.number(),
    v.minValue(1, "expected a price of 1 or more"),
    v.check(
      (price) => /^\d+(?:\.\d{1,2})?$/.test(String(price)),
      "expected no more than two decimals",
    ),
  ),
  /** Percent off the price of each session. */
  discounts: v.pipe(
    v.strictObject({ three: discount, five: discount, ten: discount }),
    v.check(
      ({ three, five, ten }) => three < five && five < ten,
      "expected discounts that grow with the package: three < five < ten",
    ),
  ),
});

export type Prices = v.InferOutput<typeof pricesSchema>;

/** Amounts in the smallest unit of the currency. */
export type Price = { sessions: number; totalCents: number; sessionCents: number };

/** What one session or a package costs; the total is exactly its sessions. */
export function findPrice({ session, discounts }: Prices, name: PackageName): Price {
  const sessions = consultation.packageSizes[name];
  const percentOff = name === "single" ? 0 : discounts[name];
  const sessionCents = Math.round(session * (100 - percentOff));
  return { sessions, sessionCents, totalCents: sessionCents * sessions };
}
