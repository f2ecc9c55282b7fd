import es from "../../content/copy/es/bookingPage.json" with { type: "json" };
import type { Visitor } from "./visitor.ts";

export const ana = { name: "Ana Núñez", email: "ana@example.com" };

/** Books and pays the first nine o'clock. */
export async function book(
  visitor: Visitor,
  fields: Record<string, string> = {},
): Promise<Visitor> {
  await visitor.open("/booking");
  await visitor.follow("9:00");
  await visitor.press(es.details.submit, { ...ana, ...fields });
  return visitor.press(es.payment.providers.demonstration.button);
}
