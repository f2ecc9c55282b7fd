import type { Environment } from "../../contracts/configuration/environment.ts";
import { chosenPaymentProvider } from "../../contracts/payment-provider.ts";
import type { Processor } from "../../contracts/text/legal-text.ts";
import type { Provider } from "../../contracts/privacy/provider.ts";

/** Lists the processors of visitors' data in this configuration, for the privacy policy. */
export function listProcessors(
  { VITE_EMAILJS_PUBLIC_KEY, VITE_CONTENTFUL_SPACE_ID, VITE_BOOKING_URL }: Environment,
  providers: readonly Provider[],
): Processor[] {
  const processors: Processor[] = [
    { id: VITE_EMAILJS_PUBLIC_KEY === undefined ? "ownMail" : "emailjs" },
  ];
  if (VITE_CONTENTFUL_SPACE_ID !== undefined) processors.push({ id: "contentful" });
  if (providers.some(({ id }) => id === "power-bi")) processors.push({ id: "powerBi" });
  if (VITE_BOOKING_URL === undefined) {
    processors.push({ id: "ownBooking" }, { payment: chosenPaymentProvider });
  } else processors.push({ id: "booking", host: new URL(VITE_BOOKING_URL).host });
  if (providers.some(({ id }) => id === "analytics")) processors.push({ id: "analytics" });
  return processors;
}
