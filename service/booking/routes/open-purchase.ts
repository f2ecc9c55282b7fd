import { countRemaining, type Purchase } from "../core/booking.ts";
import { answerNotice, openLink, type BookingContext } from "./request-context.ts";

export async function openPurchase(
  c: BookingContext,
  token: string,
): Promise<{ found: Purchase } | Response> {
  const { bookings } = c.var.dependencies;
  const opened = await openLink(c, "purchase", token, async (id) => bookings.findPurchase(id));
  if (opened instanceof Response || countRemaining(opened.found) > 0) return opened;
  return answerNotice(c, 409, { name: "usedUp" });
}
