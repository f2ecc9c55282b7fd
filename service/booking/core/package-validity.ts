import type { BookingRules } from "../../../contracts/booking-rules.ts";
import { addMonths } from "../../add-months.ts";
import { countRemaining, type Purchase } from "./booking.ts";

export function findPackageEnd(
  { packageMonths }: Pick<BookingRules, "packageMonths">,
  now: number,
) {
  return addMonths(now, packageMonths);
}

export function hasSessionLeft(purchase: Purchase | undefined, now: number): purchase is Purchase {
  return purchase !== undefined && (purchase.validUntil ?? 0) > now && countRemaining(purchase) > 0;
}
