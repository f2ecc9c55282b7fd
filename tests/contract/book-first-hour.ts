import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import type { Visitor } from "./visitor.ts";

export const ana = { name: "Ana Núñez", email: "ana@example.com" };

/** Books the first slot at nine o'clock, and confirms it by the mailed link. */
export async function book(
  visitor: Visitor,
  fields: Record<string, string> = {},
): Promise<Visitor> {
  await visitor.open("/booking");
  await visitor.follow("9:00");
  await visitor.press(es.details.submit, { ...ana, ...fields });
  return payByMail(visitor);
}

/** Presses the button of the payment page, and that of the page of the mailed link. */
export async function payByMail(visitor: Visitor, { confirmation } = es): Promise<Visitor> {
  await visitor.press(confirmation.button);
  await visitor.followMail();
  return visitor.press(confirmation.confirm);
}
