import type { PackageName } from "./booking.ts";
import { consultation } from "./consultation.ts";
import type { Prices } from "./price.ts";

export type Price = { sessions: number; totalCents: number; sessionCents: number };

export function findPrice({ session, discounts }: Prices, name: PackageName): Price {
  const sessions = consultation.packageSizes[name];
  const percentOff = name === "single" ? 0 : discounts[name];
  const sessionCents = Math.round(session * (100 - percentOff));
  return { sessions, sessionCents, totalCents: sessionCents * sessions };
}
