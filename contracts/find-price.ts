import { packageNames, type PackageName } from "./booking.ts";
import { consultation } from "./consultation.ts";
import type { Prices } from "./price.ts";

export type Price = { sessions: number; totalCents: number; sessionCents: number };

/** The single session, and the packages that have a discount. */
export function listOffered({ discounts }: Pick<Prices, "discounts">): PackageName[] {
  return packageNames.filter((name) => name === "single" || discounts[name] !== undefined);
}

export function findPrice(
  { session, discounts }: Pick<Prices, "session" | "discounts">,
  name: PackageName,
): Price {
  const sessions = consultation.packageSizes[name];
  const percentOff = name === "single" ? 0 : (discounts[name] ?? 0);
  const sessionCents = Math.round(session * (100 - percentOff));
  return { sessions, sessionCents, totalCents: sessionCents * sessions };
}
